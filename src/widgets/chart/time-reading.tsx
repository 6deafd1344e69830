import { useCallback, useMemo } from 'react';
import type { GridColumn } from '../data-table/table-types.ts';
import type { ChartProps } from './chart-card.tsx';
import { ChartReading } from './chart-reading.tsx';
import type { ChartShared } from './chart-shared.ts';
import { hasPoints, type DrawnTime } from './drawn-panes.ts';
import { dateText, valueText, type Speech } from './reading.ts';
import { spokenSummary } from './summary.ts';

/** The chart in words, and its points as a table. */
export function TimeReading({
  content,
  drawn,
  speech,
  isWaiting,
  shared,
  languageTag,
  tableTexts,
}: {
  drawn: DrawnTime;
  speech: Speech;
  /** The points haven't loaded yet: the server's text is shown instead. */
  isWaiting: boolean;
  shared: ChartShared;
} & Pick<ChartProps, 'content' | 'languageTag' | 'tableTexts'>) {
  const sentences = useMemo(
    () =>
      content.sentences ??
      drawn.lines
        .map(({ series, measure }) => spokenSummary(series, measure, speech))
        .filter((sentence) => sentence !== ''),
    [content.sentences, drawn, speech],
  );
  const makeRows = useCallback(() => tableRows(drawn, speech), [drawn, speech]);
  return (
    <ChartReading
      sentences={isWaiting && content.summary ? [content.summary] : sentences}
      texts={speech.texts}
      table={
        hasPoints(drawn)
          ? {
              caption: shared.name,
              columns: tableColumns(drawn, speech),
              makeRows,
              languageTag,
              texts: tableTexts,
            }
          : null
      }
    />
  );
}

interface PointRow {
  readonly key: string;
  readonly name: string;
  readonly date: string;
  readonly seconds: number | undefined;
  readonly value: string;
  /** Undefined if masked. */
  readonly exactValue: number | undefined;
}

function tableColumns({ lines }: DrawnTime, { texts }: Speech): GridColumn<PointRow>[] {
  const name: GridColumn<PointRow> = {
    field: 'name',
    title: texts.legend,
    value: (row) => row.name,
  };
  return [
    ...(lines.length > 1 ? [name] : []),
    {
      field: 'date',
      title: texts.date,
      value: ({ date }) => date,
      sortValue: ({ seconds }) => seconds,
    },
    {
      field: 'value',
      title: texts.value,
      kind: 'number',
      value: ({ value }) => value,
      sortValue: ({ exactValue }) => exactValue,
    },
  ];
}

/** Latest first, as in every table of values. */
function tableRows({ lines }: DrawnTime, speech: Speech): PointRow[] {
  return lines.flatMap(({ series, measure }) =>
    Array.from({ length: series.seconds.length }, (_, i) => series.seconds.length - 1 - i).map(
      (index) => ({
        key: `${series.id} ${index}`,
        name: series.name,
        date: dateText(series, index, speech),
        seconds: series.seconds[index],
        value: speech.isMasked ? '***' : valueText(series, index, measure, speech),
        exactValue: speech.isMasked ? undefined : series.values[index],
      }),
    ),
  );
}
