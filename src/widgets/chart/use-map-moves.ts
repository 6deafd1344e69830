import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { MapArea } from './chart-types.ts';
import { placePoint, pointAt, type DrawnPoint, type MapLayout } from './map-layout.ts';
import { useArea } from './use-area.ts';

export interface MapMoves {
  /** Points are selected instead of opened. */
  readonly isPicking: boolean;
  readonly onPick: (id: string) => void;
  readonly onOpen: (link: string) => void;
  readonly onArea: ((area: MapArea) => void) | undefined;
  /** Touch draws an area too. */
  readonly isSelecting: boolean;
}

/** How close the mouse has to be to a point to click it; reading it takes less. */
const OPEN_PX = 8;

const NOWHERE = { index: -1, isAimedAt: false };

/** Pointer and keys of a map: the current point, and the area being drawn. */
export function useMapMoves(
  points: readonly DrawnPoint[],
  layout: MapLayout | null,
  { isPicking, onPick, onOpen, onArea, isSelecting }: MapMoves,
) {
  const [{ index, isAimedAt }, setPointed] = useState(NOWHERE);
  const setIndex = (to: number) => setPointed({ index: to, isAimedAt: false });
  const current = points[index];
  const area = useArea(layout, isSelecting, onArea);
  const pickOrOpen = (point: DrawnPoint | undefined) => {
    if (!point) return;
    if (isPicking) onPick(point.id);
    else if (point.link) onOpen(point.link);
  };
  /** Selecting needs no precision; touch opens nothing, because the finger covers the point. */
  const aim = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const place = [event.clientX - left, event.clientY - top] as const;
    const to = layout ? pointAt(layout, ...place) : -1;
    const isOn =
      event.pointerType !== 'touch' && layout && pointAt(layout, ...place, OPEN_PX) === to;
    setPointed({ index: to, isAimedAt: to !== -1 && (isPicking || isOn === true) });
  };
  const placeInPlot = (point: DrawnPoint) => {
    const { x, y } = layout ? placePoint(point, layout) : { x: 0, y: 0 };
    return [x, y] as const;
  };
  return {
    /** −1 if no point is current. */
    index,
    /** A click here would do something. */
    isOnTarget: isAimedAt && Boolean(isPicking || current?.link),
    area,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        aim(event);
        area.begin(event);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        aim(event);
        area.move(event);
      },
      onPointerUp: () => area.end(),
      onPointerCancel: () => area.cancel(),
      onPointerLeave(event: PointerEvent<HTMLElement>) {
        // A lifted finger leaves too, but what it pointed at should stay readable.
        if (event.pointerType !== 'touch') setIndex(-1);
      },
      onClick() {
        if (!area.wasDrawn() && isAimedAt) pickOrOpen(current);
      },
      onKeyDown(event: KeyboardEvent) {
        const to = indexByKey(event.key, index, points.length);
        if (to !== undefined) {
          setIndex(to);
          area.follow(placeInPlot(points[to]!));
        } else if (event.key === 'Enter' || event.key === ' ') {
          if (isSelecting && current) area.mark(placeInPlot(current));
          else pickOrOpen(current);
        } else if (event.key === 'Escape') {
          if (area.isMarked()) area.cancel();
          else setIndex(-1);
        } else return;
        event.preventDefault();
      },
    },
  };
}

function indexByKey(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, index + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}
