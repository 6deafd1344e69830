import { useCallback, useMemo } from 'react';
import { chartNumber } from '../../domain/charts/chart-number.ts';
import { findExtent } from '../../domain/charts/chart-scale.ts';
import { fillText } from '../../domain/text/fill-text.ts';
import type { GridColumn } from '../data-table/table-types.ts';
import type { ChartProps } from './chart-card.tsx';
import { ChartReading } from './chart-reading.tsx';
import type { ChartShared } from './chart-shared.ts';
import { findDomains, isOutside, type DrawnPoint, type MapTrend } from './map-layout.ts';
import type { Speech } from './reading.ts';

/** The map in words, and its points as a table. */
export function MapReading({
  points,
  lines,
  shared,
  texts,
  languageTag,
  tableTexts,
}: {
  points: readonly DrawnPoint[];
  lines: readonly MapTrend[];
  shared: ChartShared;
} & Pick<ChartProps, 'texts' | 'languageTag' | 'tableTexts'>) {
  const { name, words, isMasked } = shared;
  const domains = useMemo(() => findDomains(points, lines), [points, lines]);
  const makeRows = useCallback(() => tableRows(points, isMasked), [points, isMasked]);
  return (
    <ChartReading
      sentences={mapSentences(points, domains, { texts, words, isMasked })}
      texts={texts}
      table={
        points.length > 0
          ? {
              caption: name,
              columns: tableColumns(texts),
              makeRows,
              languageTag,
              texts: tableTexts,
            }
          : null
      }
    />
  );
}

/** What the scales show, and what is beyond them. */
function mapSentences(
  points: readonly DrawnPoint[],
  domains: ReturnType<typeof findDomains>,
  speech: Speech,
): string[] {
  const { texts, words, isMasked } = speech;
  const within = points.filter((point) => !isOutside(point, domains));
  const outside = points.length - within.length;
  if (outside === 0) return [summaryText(points, points.length, speech)];
  const longest = points.reduce((one, other) => (other.duration > one.duration ? other : one));
  const isNamed = !isMasked && longest.duration > domains.x[1];
  return [
    summaryText(within, points.length, speech),
    fillText(texts.mapOutside, { count: outside }, words.language),
    ...(isNamed
      ? [
          fillText(texts.mapLongest, {
            duration: chartNumber(longest.duration, 2, words),
            name: longest.pointName,
          }),
        ]
      : []),
  ];
}

function summaryText(
  points: readonly DrawnPoint[],
  count: number,
  { texts, words, isMasked }: Speech,
): string {
  const durations = findExtent([points.map(({ duration }) => duration)]);
  const yields = findExtent([points.map((point) => point.yield)]);
  if (!durations || !yields) return texts.mapSummaryEmpty;
  const number = (value: number, digits: number) =>
    isMasked ? '***' : chartNumber(value, digits, words);
  return fillText(
    texts.mapSummary,
    {
      count,
      minDuration: number(durations[0], 2),
      maxDuration: number(durations[1], 2),
      minYield: number(yields[0], 3),
      maxYield: number(yields[1], 3),
    },
    words.language,
  );
}

interface PointRow {
  readonly key: string;
  readonly name: string;
  readonly duration: number | string;
  readonly yield: number | string;
}

function tableColumns(texts: ChartProps['texts']): GridColumn<PointRow>[] {
  return [
    { field: 'name', title: texts.mapTableName, value: ({ name }) => name },
    {
      field: 'duration',
      title: texts.mapDuration,
      kind: 'number',
      digits: 2,
      value: ({ duration }) => duration,
    },
    {
      field: 'yield',
      title: texts.mapYield,
      kind: 'number',
      digits: 3,
      value: (row) => row.yield,
    },
  ];
}

function tableRows(points: readonly DrawnPoint[], isMasked: boolean): PointRow[] {
  return points.map(({ id, pointName, duration, yield: yieldPercent }) => ({
    key: id,
    name: pointName,
    duration: isMasked ? '***' : duration,
    yield: isMasked ? '***' : yieldPercent,
  }));
}
