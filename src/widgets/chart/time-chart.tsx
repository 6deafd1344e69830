import { useMemo, useState } from 'react';
import type { ChartProps, CardParts } from './chart-card.tsx';
import { ChartBar } from './chart-bar.tsx';
import { ChartHints } from './chart-hints.tsx';
import { ChartLegend, needsLegend, type LegendItem } from './chart-legend.tsx';
import { ChartStage } from './chart-state.tsx';
import { ChartTools } from './chart-tools.tsx';
import type { ChartState, PeriodChange, TimeContent } from './chart-types.ts';
import { drawnTime, hasPoints, PANE_HEIGHTS, type DrawnTime } from './drawn-panes.ts';
import { seriesColor } from './palette.ts';
import { placesIn, type TimeWindow } from './line-window.ts';
import { PeriodChanges } from './period-changes.tsx';
import type { Speech } from './reading.ts';
import { periodChange } from './summary.ts';
import { wholeWindow } from './time-layout.ts';
import { TimePlot } from './time-plot.tsx';
import { TimeReading } from './time-reading.tsx';
import { keepInside } from './window-moves.ts';

/** A chart over time: tools, legend, plot, and a description in words. */
export function TimeChart({ plot, ...props }: ChartProps & CardParts) {
  const { content, shared, texts, hasTools = true } = props;
  const { look, isMasked, words } = shared;
  const { panes } = content;
  const { hidden, trend } = look;
  const drawn = useMemo(
    () => drawnTime(panes, { hidden, trend, isMasked }),
    [panes, hidden, trend, isMasked],
  );
  const { whole, window, setChosen } = useShownWindow(drawn, content.period);
  const legend = legendItems(content, hidden);
  const hasLegend = props.hasLegend ?? needsLegend(legend);
  const speech = useMemo<Speech>(() => ({ texts, words, isMasked }), [texts, words, isMasked]);
  const isWaiting = isWaitingForPoints(content, drawn);
  const picture = isWaiting ? content.picture : null;
  const changes = useMemo(
    () => new Map(window && !content.sentences ? changesIn(window, drawn, speech) : []),
    [window, drawn, speech, content.sentences],
  );
  const isCurrent = showsPeriod(shared.state, isWaiting);
  const [change] = isWaiting && content.change ? [content.change] : changes.values();
  return (
    <>
      <ChartBar
        help={props.help}
        controls={props.controls}
        changes={
          // With several lines, each has its change in the legend.
          !isMasked &&
          !content.sentences &&
          legend.length < 2 && (
            <PeriodChanges change={isCurrent ? change : undefined} isZoomed={window !== whole} />
          )
        }
        tools={hasTools && <ChartTools shared={shared} texts={texts} legend={legend} />}
      />
      {hasLegend && (
        <ChartLegend {...props} items={legend} look={look} {...(isCurrent && { changes })} />
      )}
      <ChartStage
        state={shared.state}
        height={contentHeight(content)}
        texts={texts}
        hasPlot={hasPoints(drawn) || Boolean(picture)}
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
      <ChartHints hints={drawn.hints} texts={texts} />
      <TimeReading {...props} drawn={drawn} speech={speech} isWaiting={isWaiting} />
    </>
  );
}

/** The part of the period the reader has zoomed to, or all of it. */
function useShownWindow({ panes }: DrawnTime, period: string | undefined) {
  const [chosen, setChosen] = useState<TimeWindow | null>(null);
  const [shownPeriod, setShownPeriod] = useState(period);
  if (shownPeriod !== period) {
    setShownPeriod(period);
    setChosen(null);
  }
  const whole = useMemo(() => wholeWindow(panes), [panes]);
  // The same object while its values are the same: moving the cursor must not redraw the chart.
  const window = useMemo(
    () => (chosen && whole ? keepInside(chosen, whole) : whole),
    [chosen, whole],
  );
  return { whole, window, setChosen };
}

/** The change of each line within the window, by ID. */
function changesIn(
  window: TimeWindow,
  { lines }: DrawnTime,
  speech: Speech,
): [id: string, PeriodChange][] {
  return lines.flatMap(({ series, measure }) => {
    const change = periodChange(series, placesIn(series.seconds, window), measure, speech);
    return change ? [[series.id, change] as [string, PeriodChange]] : [];
  });
}

/**
 * Lines that stay while another period is loading, or can't be loaded, keep the change of the
 * previous one.
 */
function showsPeriod({ kind }: ChartState, isWaiting: boolean): boolean {
  return kind === 'ready' || (kind === 'loading' && isWaiting);
}

/** Nothing has loaded yet, and no series is hidden: the server's picture is shown instead. */
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
