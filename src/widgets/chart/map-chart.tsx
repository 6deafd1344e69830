import { fillText } from '../../domain/text/fill-text.ts';
import { useCallback, useMemo, useState } from 'react';
import { chartNumber } from '../../domain/charts/chart-number.ts';
import { findExtent } from '../../domain/charts/chart-scale.ts';
import type { GridColumn } from '../data-table/table-types.ts';
import type { ChartProps, CardParts } from './chart-card.tsx';
import { ChartBar } from './chart-bar.tsx';
import { ChartLegend, type LegendItem } from './chart-legend.tsx';
import { ChartReading } from './chart-reading.tsx';
import { ChartStage } from './chart-state.tsx';
import { ChartTools, Check } from './chart-tools.tsx';
import css from './chart.module.css';
import type { MapContent } from './chart-types.ts';
import { hintText, PANE_HEIGHTS } from './drawn-panes.ts';
import { findDomains, isOutside, roundedPoint, type DrawnPoint } from './map-layout.ts';
import { MapPlot } from './map-plot.tsx';
import { mapLines, mapTrends } from './map-trends.ts';
import { seriesColor } from './palette.ts';
import type { Speech } from './reading.ts';
import { toggled } from './use-chart-look.ts';

const NONE: ReadonlySet<string> = new Set();

/** The yield/duration map: labels, removal of points, and the same tools as every chart. */
export function MapChart({ plot, ...props }: ChartProps<MapContent> & CardParts) {
  const { content, shared, texts } = props;
  const { look, isMasked, words, state } = shared;
  const { hidden, trend } = look;
  const { series, height = PANE_HEIGHTS[0] } = content;
  const [hasLabels, setHasLabels] = useState(content.hasLabels ?? true);
  const [hasAllLabels, setHasAllLabels] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const points = useMemo(() => visiblePoints(content, hidden), [content, hidden]);
  const { trends, hints } = useMemo(
    () => mapTrends(series, { hidden, trend, isMasked }),
    [series, hidden, trend, isMasked],
  );
  const drawn = useMemo(
    () => [...(isMasked ? [] : mapLines(content, hidden)), ...trends],
    [content, hidden, isMasked, trends],
  );
  const domains = useMemo(() => findDomains(points, drawn), [points, drawn]);
  const mapLook = useMemo(
    () => ({ hasLabels, hasAllLabels, selected: selected ?? NONE }),
    [hasLabels, hasAllLabels, selected],
  );
  const legend = legendItems(content, hidden);
  const makeRows = useCallback(() => tableRows(points, isMasked), [points, isMasked]);
  return (
    <>
      <ChartBar
        tools={
          props.hasTools !== false && (
            <ChartTools
              texts={texts}
              hasLogo={look.hasLogo}
              trend={look.trend}
              isExporting={shared.isExporting}
              settings={
                <>
                  <Check isOn={hasLabels || hasAllLabels} onChange={setHasLabels}>
                    {texts.mapLabels}
                  </Check>
                  <Check
                    isOn={hasAllLabels}
                    onChange={(isOn) => {
                      setHasAllLabels(isOn);
                      // All labels are labels: switched on with them, and left on after them.
                      if (isOn) setHasLabels(true);
                    }}
                  >
                    {texts.mapAllLabels}
                  </Check>
                </>
              }
              onFont={look.stepFonts}
              onLogo={look.setHasLogo}
              onTrend={look.setTrend}
              onExport={(format) => shared.onExport(format, legend)}
            >
              {props.onRemovePoints && (
                <RemovalMode
                  texts={texts}
                  selected={selected}
                  onStart={() => setSelected(NONE)}
                  onClose={() => setSelected(null)}
                  onRemove={(ids) => {
                    props.onRemovePoints?.(ids);
                    setSelected(NONE);
                  }}
                />
              )}
            </ChartTools>
          )
        }
      />
      {props.hasLegend !== false && (
        <ChartLegend
          items={legend}
          fontSize={look.fonts.legend}
          texts={texts}
          link={props.link}
          onToggle={(item) => {
            look.toggle(item.id);
            props.onToggleSeries?.({ ...item, visible: !item.visible });
          }}
          onRemove={(item) => props.onRemoveSeries?.(item)}
        />
      )}
      <ChartStage
        state={state}
        height={height}
        texts={texts}
        hasPlot={points.length > 0}
        onRetry={props.onRetry}
      >
        <MapPlot
          ref={plot}
          name={shared.name}
          points={points}
          trends={drawn}
          height={height}
          axisFont={content.axisFontPx ?? look.fonts.axis}
          hasFixedFont={content.axisFontPx !== undefined}
          isMasked={isMasked}
          words={words}
          texts={texts}
          watermark={shared.watermark}
          look={mapLook}
          isPicking={selected !== null}
          onPick={(id) => setSelected((ids) => toggled(ids ?? NONE, id))}
          onOpen={(link) => props.onOpenPoint?.(link)}
          onArea={props.onSelectArea}
          isSelecting={props.isSelecting ?? false}
        />
      </ChartStage>
      {hints.length > 0 && (
        <ul className={css.hints} role="status">
          {hints.map((hint) => (
            <li key={hint.name}>{hintText(hint, texts)}</li>
          ))}
        </ul>
      )}
      <ChartReading
        sentences={mapSentences(points, domains, { texts, words, isMasked })}
        texts={texts}
        table={
          points.length > 0
            ? {
                caption: shared.name,
                columns: tableColumns(texts),
                makeRows,
                languageTag: props.languageTag,
                texts: props.tableTexts,
              }
            : null
        }
      />
    </>
  );
}

/** Choosing points and removing them together. */
function RemovalMode({
  texts,
  selected,
  onStart,
  onClose,
  onRemove,
}: {
  texts: ChartProps['texts'];
  selected: ReadonlySet<string> | null;
  onStart: () => void;
  onClose: () => void;
  onRemove: (ids: readonly string[]) => void;
}) {
  if (selected === null) {
    return (
      <button type="button" className={css.button} onClick={onStart}>
        {texts.mapDeleteMode}
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        className={css.button}
        disabled={selected.size === 0}
        onClick={() => onRemove([...selected])}
      >
        {fillText(texts.mapRemoveSelected, { count: selected.size })}
      </button>
      <button type="button" className={css.button} onClick={onClose}>
        {texts.mapCloseDeleteMode}
      </button>
    </>
  );
}

function visiblePoints({ series }: MapContent, hidden: ReadonlySet<string>): DrawnPoint[] {
  return series.flatMap((each, i) =>
    hidden.has(each.id)
      ? []
      : each.points
          .filter((point) => Number.isFinite(point.duration) && Number.isFinite(point.yield))
          .map((point) => roundedPoint({ ...point, color: seriesColor(each, i) })),
  );
}

function legendItems(
  { series, lines = [] }: MapContent,
  hidden: ReadonlySet<string>,
): LegendItem[] {
  const own = series.map((each, i) => ({
    id: each.id,
    seriesName: each.name,
    pageLink: each.pageLink,
    entity: each.entity,
    color: seriesColor(each, i),
    visible: !hidden.has(each.id),
    emitForRemove: each.emitForRemove,
  }));
  const ofLines = lines.flatMap((line, i) =>
    line.seriesId === undefined
      ? {
          id: line.id,
          seriesName: line.name,
          pageLink: line.pageLink,
          color: seriesColor(line, series.length + i),
          visible: !hidden.has(line.id),
        }
      : [],
  );
  return [...own, ...ofLines];
}

/** What the scales show, and what they leave out. */
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
