import { fillText } from '../../domain/text/fill-text.ts';
import { useCallback, useMemo, useRef, type Ref } from 'react';
import type { ChartWords } from '../../domain/charts/chart-words.ts';
import { chartNumber } from '../../domain/charts/chart-number.ts';
import { joinClassNames } from '../class-names/class-names.ts';
import { usePrinting } from '../printing/use-printing.ts';
import { axisFontAt } from './chart-box.ts';
import css from './chart.module.css';
import type { ChartColors, ChartTexts, MapPoint } from './chart-types.ts';
import {
  layOutMap,
  placePoint,
  type DrawnPoint,
  type MapLayout,
  type MapTrend,
} from './map-layout.ts';
import { mapShapes, type MapLook } from './map-shapes.ts';
import type { MeasureText } from './shapes.ts';
import { StillMap } from './still-map.tsx';
import { StillSizes } from './still-sizes.tsx';
import { useCanvas, type PlotHandle } from './use-canvas.ts';
import { useMapMoves, type MapMoves } from './use-map-moves.ts';
import { useWidth } from './use-width.ts';

export interface MapPlotProps extends MapMoves {
  readonly ref?: Ref<PlotHandle>;
  readonly name: string;
  readonly points: readonly DrawnPoint[];
  readonly trends: readonly MapTrend[];
  readonly height: number;
  readonly axisFont: number;
  /** The size suits every width. */
  readonly hasFixedFont: boolean;
  readonly isMasked: boolean;
  readonly words: ChartWords;
  readonly texts: ChartTexts;
  readonly watermark: string | null;
  readonly look: MapLook;
}

/** For the ticks of a picture rendered before the width is known. */
const STILL_WIDTH = 800;

interface Shown extends MapLayout {
  readonly look: MapLook;
}

const makeShapes = (shown: Shown, colors: ChartColors, measure: MeasureText) =>
  mapShapes(shown, colors, shown.look, measure);

/** Points by duration and yield; the keyboard moves along them by duration. */
export function MapPlot({ ref, ...props }: MapPlotProps) {
  const { height, texts, look } = props;
  const host = useRef<HTMLDivElement>(null);
  const width = useWidth(host);
  const axisFont = props.hasFixedFont ? props.axisFont : axisFontAt(width, props.axisFont);
  const points = useMemo(
    () => props.points.toSorted((a, b) => a.duration - b.duration || a.yield - b.yield),
    [props.points],
  );
  const layoutAt = useLayoutAt(points, props);
  const shown = useMemo<Shown | null>(
    () => (width === 0 || points.length === 0 ? null : { ...layoutAt(width, axisFont), look }),
    [points, width, axisFont, layoutAt, look],
  );
  const canvas = useRef<HTMLDivElement>(null);
  const live = useCanvas(canvas, shown, makeShapes, ref);
  // A canvas has the screen's size and colours; the still picture has those of the paper.
  const isPrinting = usePrinting() !== null;
  const { index, isOnTarget, area, handlers } = useMapMoves(points, shown, props);
  const current = points[index];
  return (
    <div className={css.plotHost} ref={host} data-drawn={live.isDrawn || undefined}>
      <svg className={css.spacer} width="1" height={height} aria-hidden="true" />
      {props.watermark !== null && (
        <div className={css.watermark} aria-hidden="true">
          {props.watermark}
        </div>
      )}
      {(isPrinting || !live.isDrawn) &&
        points.length > 0 &&
        (shown || props.hasFixedFont ? (
          <StillMap layout={shown ?? layoutAt(STILL_WIDTH, axisFont)} />
        ) : (
          <StillSizes
            width={width}
            axisFont={props.axisFont}
            render={(fontSize) => <StillMap layout={layoutAt(STILL_WIDTH, fontSize)} />}
          />
        ))}
      <div className={css.canvas} ref={canvas} aria-hidden="true" />
      {live.hasFailed && <p className={css.engineFailed}>{texts.engineFailed}</p>}
      {area.drawn && <div className={css.area} style={area.drawn} aria-hidden="true" />}
      {shown && current && (!area.drawn || area.isMarked()) && (
        <PointTip point={current} shown={shown} {...props} />
      )}
      {points.length > 0 && (
        <div
          className={joinClassNames(
            css.surface,
            isOnTarget && css.linked,
            props.isSelecting && css.selecting,
          )}
          role="slider"
          tabIndex={0}
          aria-label={`${fillText(texts.plot, { name: props.name })}. ${texts.keys}`}
          aria-valuemin={0}
          aria-valuemax={points.length - 1}
          aria-valuenow={Math.max(0, index)}
          aria-valuetext={pointText(current ?? points[0]!, props)}
          {...handlers}
        />
      )}
    </div>
  );
}

/** Lays the points out for a width and an axis size. */
function useLayoutAt(
  points: readonly DrawnPoint[],
  { trends, height, words, isMasked, texts }: Omit<MapPlotProps, 'ref'>,
) {
  const { mapDuration, mapYield } = texts;
  return useCallback(
    (width: number, axisFont: number) => {
      const titles = { x: mapDuration, y: mapYield };
      return layOutMap(points, trends, { width, height, axisFont, words, isMasked, titles });
    },
    [points, trends, height, words, isMasked, mapDuration, mapYield],
  );
}

/** `Bond 5.25 2031: duration 4.21, yield 7.385, +38 bp from the line`. */
function pointText(
  point: MapPoint,
  { texts, words, isMasked }: Pick<MapPlotProps, 'texts' | 'words' | 'isMasked'>,
): string {
  const text = fillText(texts.mapPoint, {
    name: point.pointName,
    duration: isMasked ? '***' : chartNumber(point.duration, 2, words),
    yield: isMasked ? '***' : chartNumber(point.yield, 3, words),
  });
  return point.note === undefined ? text : `${text}, ${point.note}`;
}

function PointTip({
  point,
  shown,
  ...speech
}: { point: DrawnPoint; shown: Shown } & Pick<MapPlotProps, 'texts' | 'words' | 'isMasked'>) {
  const { x, y } = placePoint(point, shown);
  const side = x < shown.width / 2 ? { left: x + 14 } : { right: shown.width - x + 14 };
  return (
    <div className={css.cursor} aria-hidden="true">
      <div className={css.ring} style={{ left: x, top: y }} />
      <div className={css.tooltip} style={{ ...side, top: Math.max(4, y - 40) }}>
        {pointText(point, speech)}
      </div>
    </div>
  );
}
