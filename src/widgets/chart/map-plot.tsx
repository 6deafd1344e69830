import { fillText } from '../../domain/text/fill-text.ts';
import {
  useCallback,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import type { ChartWords } from '../../domain/charts/chart-words.ts';
import { chartNumber } from '../../domain/charts/chart-number.ts';
import { joinClassNames } from '../class-names/class-names.ts';
import { usePrinting } from '../printing/use-printing.ts';
import { axisFontAt } from './chart-box.ts';
import css from './chart.module.css';
import type { ChartColors, ChartTexts, MapArea, MapPoint } from './chart-types.ts';
import {
  layOutMap,
  placePoint,
  pointAt,
  type DrawnPoint,
  type MapLayout,
  type MapTrend,
} from './map-layout.ts';
import { mapShapes, type MapLook } from './map-shapes.ts';
import type { MeasureText } from './shapes.ts';
import { StillMap } from './still-map.tsx';
import { StillSizes } from './still-sizes.tsx';
import { useArea } from './use-area.ts';
import { useCanvas, type PlotHandle } from './use-canvas.ts';
import { useWidth } from './use-width.ts';

export interface MapPlotProps {
  readonly ref?: Ref<PlotHandle>;
  readonly name: string;
  readonly points: readonly DrawnPoint[];
  readonly trends: readonly MapTrend[];
  readonly height: number;
  readonly axisFont: number;
  /** The size is right for every width. */
  readonly hasFixedFont: boolean;
  readonly isMasked: boolean;
  readonly words: ChartWords;
  readonly texts: ChartTexts;
  readonly watermark: string | null;
  readonly look: MapLook;
  /** Points are picked instead of opened. */
  readonly isPicking: boolean;
  readonly onPick: (id: string) => void;
  readonly onOpen: (link: string) => void;
  readonly onArea: ((area: MapArea) => void) | undefined;
  /** A finger draws an area, too. */
  readonly isSelecting: boolean;
}

/** How near to a point a mouse must be to mean it; for reading it, less will do. */
const OPEN_PX = 8;

/** For the ticks of a picture that is made before the width is known. */
const STILL_WIDTH = 800;

const NOWHERE = { index: -1, isAimedAt: false };

interface Shown extends MapLayout {
  readonly look: MapLook;
}

const makeShapes = (shown: Shown, colors: ChartColors, measure: MeasureText) =>
  mapShapes(shown, colors, shown.look, measure);

/** Points by duration and yield; a keyboard walks along them by duration. */
export function MapPlot({ ref, ...props }: MapPlotProps) {
  const { height, words, isMasked, texts, trends, look } = props;
  const host = useRef<HTMLDivElement>(null);
  const width = useWidth(host);
  const axisFont = props.hasFixedFont ? props.axisFont : axisFontAt(width, props.axisFont);
  const points = useMemo(
    () => props.points.toSorted((a, b) => a.duration - b.duration || a.yield - b.yield),
    [props.points],
  );
  const { mapDuration, mapYield } = texts;
  const layoutAt = useCallback(
    (at: number, fontSize: number) => {
      const titles = { x: mapDuration, y: mapYield };
      return layOutMap(points, trends, {
        width: at,
        height,
        axisFont: fontSize,
        words,
        isMasked,
        titles,
      });
    },
    [points, trends, height, words, isMasked, mapDuration, mapYield],
  );
  const shown = useMemo<Shown | null>(
    () => (width === 0 || points.length === 0 ? null : { ...layoutAt(width, axisFont), look }),
    [points, width, axisFont, layoutAt, look],
  );
  const canvas = useRef<HTMLDivElement>(null);
  const live = useCanvas(canvas, shown, makeShapes, ref);
  // A canvas has the size and the colours of the screen; the picture takes those of the paper.
  const isPrinting = usePrinting() !== null;
  const [{ index, isAimedAt }, setPointed] = useState(NOWHERE);
  const setIndex = (to: number) => setPointed({ index: to, isAimedAt: false });
  const current = points[index];
  const area = useArea(shown, props.isSelecting, props.onArea);
  const act = (point: DrawnPoint | undefined) => {
    if (!point) return;
    if (props.isPicking) props.onPick(point.id);
    else if (point.link) props.onOpen(point.link);
  };
  /** Picking needs no aim; a finger opens nothing, since it covers what it would aim at. */
  const aim = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const place = [event.clientX - left, event.clientY - top] as const;
    const to = shown ? pointAt(shown, ...place) : -1;
    const isOn = event.pointerType !== 'touch' && shown && pointAt(shown, ...place, OPEN_PX) === to;
    setPointed({ index: to, isAimedAt: to !== -1 && (props.isPicking || isOn === true) });
  };
  const placeInPlot = (point: DrawnPoint) => {
    const { x, y } = shown ? placePoint(point, shown) : { x: 0, y: 0 };
    return [x, y] as const;
  };
  const press = (event: KeyboardEvent) => {
    const to = indexByKey(event.key, index, points.length);
    if (to !== undefined) {
      setIndex(to);
      area.follow(placeInPlot(points[to]!));
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (props.isSelecting && current) area.mark(placeInPlot(current));
      else act(current);
    } else if (event.key === 'Escape') {
      if (area.isMarked()) area.cancel();
      else setIndex(-1);
    } else return;
    event.preventDefault();
  };
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
            isAimedAt && (props.isPicking || current?.link) && css.linked,
            props.isSelecting && css.selecting,
          )}
          role="slider"
          tabIndex={0}
          aria-label={`${fillText(texts.plot, { name: props.name })}. ${texts.keys}`}
          aria-valuemin={0}
          aria-valuemax={points.length - 1}
          aria-valuenow={Math.max(0, index)}
          aria-valuetext={pointText(current ?? points[0]!, props)}
          onPointerDown={(event) => {
            aim(event);
            area.begin(event);
          }}
          onPointerMove={(event) => {
            aim(event);
            area.move(event);
          }}
          onPointerUp={() => area.end()}
          onPointerCancel={() => area.cancel()}
          // A finger leaves when it is lifted: what it pointed at is to be read now.
          onPointerLeave={(event) => event.pointerType !== 'touch' && setIndex(-1)}
          onClick={() => !area.wasDrawn() && isAimedAt && act(current)}
          onKeyDown={press}
        />
      )}
    </div>
  );
}

function indexByKey(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, index + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
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
