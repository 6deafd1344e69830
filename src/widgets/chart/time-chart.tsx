import { useCallback, useMemo, useState } from 'react';
import type { GridColumn } from '../data-table/table-types.ts';
import type { ChartProps, CardParts } from './chart-card.tsx';
import { ChartBar } from './chart-bar.tsx';
import { ChartLegend, type LegendItem } from './chart-legend.tsx';
import { ChartReading } from './chart-reading.tsx';
import { ChartStage } from './chart-state.tsx';
import { ChartTools } from './chart-tools.tsx';
import css from './chart.module.css';
import type { PeriodChange, TimeContent } from './chart-types.ts';
import { drawnTime, hintText, PANE_HEIGHTS, type DrawnTime } from './drawn-panes.ts';
import { seriesColor } from './palette.ts';
import { placesIn, type TimeWindow } from './line-window.ts';
import { PeriodChanges } from './period-changes.tsx';
import { dateText, valueText, type Speech } from './reading.ts';
import { periodChange, spokenSummary } from './summary.ts';
import { wholeWindow } from './time-layout.ts';
import { TimePlot } from './time-plot.tsx';
import { keepInside } from './window-moves.ts';

/** A chart over time: tools, legend, plot, and what it says in words. */
export function TimeChart({ plot, ...props }: ChartProps & CardParts) {
  const { content, shared, texts, hasTools = true, hasLegend = true } = props;
  const { look, isMasked, words, state } = shared;
  const { panes } = content;
  const { hidden, trend } = look;
  const drawn = useMemo(
    () => drawnTime(panes, { hidden, trend, isMasked }),
    [panes, hidden, trend, isMasked],
  );
  const { whole, window, setChosen } = useShownWindow(drawn, content.period);
  const legend = legendItems(content, hidden);
  const speech = useMemo<Speech>(() => ({ texts, words, isMasked }), [texts, words, isMasked]);
  const sentences = useMemo(
    () =>
      content.sentences ??
      drawn.lines
        .map(({ series, measure }) => spokenSummary(series, measure, speech))
        .filter((sentence) => sentence !== ''),
    [content.sentences, drawn, speech],
  );
  const hasPoints = drawn.lines.some(({ series }) => series.seconds.length > 0);
  const isWaiting = isWaitingForPoints(content, drawn);
  const picture = isWaiting ? content.picture : null;
  const changes = useMemo(
    () => (window ? changesIn(window, drawn, speech) : []),
    [window, drawn, speech],
  );
  const makeRows = useCallback(() => tableRows(drawn, speech), [drawn, speech]);
  return (
    <>
      <ChartBar
        controls={props.controls}
        changes={
          !isMasked &&
          !content.sentences && (
            <PeriodChanges
              changes={isWaiting && content.change ? [{ name: '', ...content.change }] : changes}
            />
          )
        }
        tools={
          hasTools && (
            <ChartTools
              texts={texts}
              hasLogo={look.hasLogo}
              trend={look.trend}
              isExporting={shared.isExporting}
              onFont={look.stepFonts}
              onLogo={look.setHasLogo}
              onTrend={look.setTrend}
              onExport={(format) => shared.onExport(format, legend)}
            />
          )
        }
      />
      {hasLegend && (
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
        height={contentHeight(content)}
        texts={texts}
        hasPlot={hasPoints || Boolean(picture)}
        onRetry={props.onRetry}
      >
        <TimePlot
          ref={plot}
          name={shared.name}
          panes={drawn.panes}
          whole={whole}
          window={window}
          onWindow={setChosen}
          lines={drawn.lines}
          picture={picture}
          axisFont={look.fonts.axis}
          isMasked={isMasked}
          words={words}
          texts={texts}
          watermark={shared.watermark}
          onOpen={(link) => props.onOpenPoint?.(link)}
        />
      </ChartStage>
      {drawn.hints.length > 0 && (
        <ul className={css.hints} role="status">
          {drawn.hints.map((hint) => (
            <li key={hint.name}>{hintText(hint, texts)}</li>
          ))}
        </ul>
      )}
      <ChartReading
        sentences={isWaiting && content.summary ? [content.summary] : sentences}
        texts={texts}
        table={
          hasPoints
            ? {
                caption: shared.name,
                columns: tableColumns(drawn, props),
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

/** The part of the period that a reader has zoomed to, or all. */
function useShownWindow({ panes }: DrawnTime, period: string | undefined) {
  const [chosen, setChosen] = useState<TimeWindow | null>(null);
  const [shownPeriod, setShownPeriod] = useState(period);
  if (shownPeriod !== period) {
    setShownPeriod(period);
    setChosen(null);
  }
  const whole = useMemo(() => wholeWindow(panes), [panes]);
  // The same object as long as it says the same: moving the cursor must not draw the chart again.
  const window = useMemo(
    () => (chosen && whole ? keepInside(chosen, whole) : whole),
    [chosen, whole],
  );
  return { whole, window, setChosen };
}

/** What became of each line within the window; named where there are several. */
function changesIn(
  window: TimeWindow,
  { lines }: DrawnTime,
  speech: Speech,
): (PeriodChange & { name: string })[] {
  return lines.flatMap(({ series, measure }) => {
    const change = periodChange(series, placesIn(series.seconds, window), measure, speech);
    return change ? [{ ...change, name: lines.length > 1 ? series.name : '' }] : [];
  });
}

/** Nothing is here yet, and nobody has hidden what is to come: the server's picture stands for it. */
function isWaitingForPoints({ panes }: TimeContent, { lines }: DrawnTime): boolean {
  const series = panes.flatMap((pane) => pane.series);
  const isEmpty = series.every(({ seconds }) => seconds.length === 0);
  return isEmpty && (series.length === 0 || lines.length > 0);
}

function contentHeight({ panes }: TimeContent): number {
  return panes.reduce((sum, { height }, i) => sum + (height ?? PANE_HEIGHTS[i] ?? 0), 0);
}

function legendItems({ panes }: TimeContent, hidden: ReadonlySet<string>): LegendItem[] {
  return panes
    .flatMap(({ series }) => series)
    .map((series, i) => ({
      id: series.id,
      seriesName: series.name,
      pageLink: series.pageLink,
      entity: series.entity,
      color: seriesColor(series, i),
      visible: !hidden.has(series.id),
      emitForRemove: series.emitForRemove,
    }));
}

interface PointRow {
  readonly key: string;
  readonly name: string;
  readonly date: string;
  readonly seconds: number | undefined;
  readonly value: string;
  /** Undefined where it is masked. */
  readonly exactValue: number | undefined;
}

function tableColumns(
  { lines }: DrawnTime,
  { texts }: Pick<ChartProps, 'texts'>,
): GridColumn<PointRow>[] {
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

/** The latest first, as in every table of values. */
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
