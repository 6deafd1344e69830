import { fillText } from '../../domain/text/fill-text.ts';
import { useMemo, useRef, useState, type Ref } from 'react';
import { drawPicture, type ChartPicture } from '../../domain/charts/chart-picture.ts';
import type { ChartWords } from '../../domain/charts/chart-words.ts';
import { joinClassNames } from '../class-names/class-names.ts';
import { usePrinting } from '../printing/use-printing.ts';
import css from './chart.module.css';
import type { ChartTexts } from './chart-types.ts';
import { axisFontAt } from './chart-box.ts';
import { Cursor } from './cursor.tsx';
import type { TimeWindow, WholeWindow } from './line-window.ts';
import { linkAt } from './link-at.ts';
import { readingsAt, spokenReading, type Reading, type ReadLine, type Speech } from './reading.ts';
import { sideWidth, StillChart } from './still-chart.tsx';
import { StillSizes } from './still-sizes.tsx';
import { hasDaysOnly, layOutTime, wholeWindow, type DrawnPane } from './time-layout.ts';
import { timeShapes } from './time-shapes.ts';
import { useCanvas, type PlotHandle } from './use-canvas.ts';
import { usePlotMoves, type Place } from './use-plot-moves.ts';
import { useWidth } from './use-width.ts';
import { movedTo, zoomed } from './window-moves.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface TimePlotProps {
  readonly ref?: Ref<PlotHandle>;
  readonly name: string;
  readonly panes: readonly DrawnPane[];
  /** The whole range, and the visible part; undefined without points. */
  readonly whole: WholeWindow | undefined;
  readonly window: TimeWindow | undefined;
  /** Null for the whole range. */
  readonly onWindow: (window: TimeWindow | null) => void;
  /** In the order in which the cursor reads them; the first one leads. */
  readonly lines: readonly ReadLine[];
  readonly picture: ChartPicture | null | undefined;
  readonly axisFont: number;
  readonly isMasked: boolean;
  readonly words: ChartWords;
  readonly texts: ChartTexts;
  readonly watermark: string | null;
  readonly onOpen: (link: string) => void;
}

/** The position of the cursor; keys name the point itself, because several may share a time. */
interface Pointed {
  readonly moment: number;
  readonly index?: number;
  /** The position of the mouse, if it is one. */
  readonly place?: Place | undefined;
}

function takeReadings({ moment, index }: Pointed, lines: readonly ReadLine[]): Reading[] {
  const [lead, ...others] = readingsAt(lines, moment);
  if (!lead) return [];
  const isThere = index !== undefined && lead.series.seconds[index] === moment;
  return [isThere ? { ...lead, index } : lead, ...others];
}

/**
 * Lines over time: the still picture at once, replaced by the live chart as soon as it has loaded.
 */
export function TimePlot({ ref, ...props }: TimePlotProps) {
  const { panes, lines, whole, window, onWindow, isMasked, words, texts } = props;
  const host = useRef<HTMLDivElement>(null);
  const width = useWidth(host);
  const axisFont = axisFontAt(width, props.axisFont);
  const layout = useMemo(
    () =>
      window && width > 0 ? layOutTime(panes, { width, window, axisFont, words, isMasked }) : null,
    [panes, width, window, axisFont, words, isMasked],
  );
  const canvas = useRef<HTMLDivElement>(null);
  const live = useCanvas(canvas, layout, timeShapes, ref);
  // A canvas has the screen's size and colours; the still picture has those of the paper.
  const isPrinting = usePrinting() !== null;
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const lead = lines.find(({ series }) => series.seconds.length > 0)?.series;
  const readings = pointed ? takeReadings(pointed, lines) : [];
  const index = readings[0]?.index ?? -1;
  const speech: Speech = { texts, words, isMasked };
  const show = (next: TimeWindow) => onWindow(next === whole ? null : next);

  const surface = useRef<HTMLDivElement>(null);
  const handlers = usePlotMoves(surface, {
    layout,
    whole,
    count: lead?.seconds.length ?? 0,
    index,
    onWindow: show,
    onPoint: (to) => {
      const second = lead?.seconds[to];
      if (second === undefined || !layout || !whole) return;
      setPointed({ moment: second, index: to });
      show(movedTo(layout.window, whole, second));
    },
    onHover: (moment, place) => setPointed(moment === null ? null : { moment, place }),
    linkAt: (place) => (layout ? linkAt(lines, layout, place) : undefined),
    onOpen: (link = readings.find(({ series }) => series.pointLink)?.series.pointLink) => {
      if (link) props.onOpen(link);
    },
    onClear: () => setPointed(null),
  });

  const isOnLink = Boolean(pointed?.place && layout && linkAt(lines, layout, pointed.place));

  return (
    <div className={css.plotHost} ref={host} data-drawn={live.isDrawn || undefined}>
      <svg className={css.spacer} width="1" height={plotHeight(panes)} aria-hidden="true" />
      {props.watermark !== null && (
        <div className={css.watermark} aria-hidden="true">
          {props.watermark}
        </div>
      )}
      {(live.isAwaited || isPrinting) && <Still {...props} width={width} />}
      <div className={css.canvas} ref={canvas} aria-hidden="true" />
      {live.hasFailed && <p className={css.engineFailed}>{texts.engineFailed}</p>}
      {layout && live.isDrawn && readings.length > 0 && (
        <Cursor readings={readings} layout={layout} speech={speech} />
      )}
      {lead && (
        <div
          ref={surface}
          className={joinClassNames(css.surface, isOnLink && css.linked)}
          role="slider"
          tabIndex={0}
          aria-label={`${fillText(texts.plot, { name: props.name })}. ${texts.keys}`}
          aria-valuemin={0}
          aria-valuemax={lead.seconds.length - 1}
          aria-valuenow={index === -1 ? lead.seconds.length - 1 : index}
          aria-valuetext={spokenReading(
            readings.length > 0 ? readings : readingsAt(lines, Infinity),
            speech,
          )}
          {...handlers}
        />
      )}
      {!live.isAwaited && whole && window && (
        <ZoomButtons
          texts={texts}
          isWhole={window === whole}
          onZoom={(factor) => show(zoomed(window, whole, factor))}
          onReset={() => onWindow(null)}
        />
      )}
    </div>
  );
}

function Still({
  panes,
  picture,
  axisFont,
  isMasked,
  words,
  width,
}: Omit<TimePlotProps, 'ref'> & { width: number }) {
  const pictures = useMemo(
    () =>
      panes.map(({ lines, height, reference }, i) =>
        i === 0 && lines.every(({ line }) => line.seconds.length === 0)
          ? (picture ?? null)
          : drawPicture(
              lines.map(({ line, color, isStepped, decimals }) => ({
                ...line,
                color,
                isStepped,
                decimals,
              })),
              {
                height,
                words,
                isMasked,
                span: wholeWindow(panes),
                isDaily: hasDaysOnly(panes),
                reference,
              },
            ),
      ),
    [panes, picture, words, isMasked],
  );
  return (
    <StillSizes
      width={width}
      axisFont={axisFont}
      render={(fontSize) => {
        const right = Math.max(...pictures.map((each) => sideWidth(each, fontSize)));
        return (
          <div className={css.stills}>
            {pictures.map((each, i) => {
              const pane = panes[i]!;
              return each ? (
                // Panes are only identified by their position, which never changes.
                <StillChart
                  // oxlint-disable-next-line react/no-array-index-key
                  key={i}
                  picture={each}
                  axisFont={fontSize}
                  height={pane.height}
                  measure={pane.measure}
                  hasTimes={i === panes.length - 1}
                  right={right}
                />
              ) : null;
            })}
          </div>
        );
      }}
    />
  );
}

function plotHeight(panes: readonly DrawnPane[]): number {
  return panes.reduce((sum, { height }) => sum + height, 0);
}
