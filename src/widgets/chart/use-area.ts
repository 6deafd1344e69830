import { useRef, useState, type PointerEvent } from 'react';
import type { MapArea } from './chart-types.ts';
import { areaBetween, type MapLayout } from './map-layout.ts';

/** A shorter movement is a press. */
const LEAST_PX = 6;
/** An area between two points fully contains both. */
const AROUND_PX = 5;

type Place = readonly [x: number, y: number];

export interface DrawnArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Drawing a rectangle on a map: by mouse at any time, by touch only in selection mode. By keyboard
 * it spans two points: the first one marked is a corner until the second is marked.
 */
export function useArea(
  layout: MapLayout | null,
  isSelecting: boolean,
  onArea: ((area: MapArea) => void) | undefined,
) {
  const start = useRef<Place | null>(null);
  /** The click after drawing doesn't count. */
  const wasDrawn = useRef(false);
  const corner = useRef<Place | null>(null);
  const [to, setTo] = useState<readonly [Place, Place] | null>(null);
  const cancel = () => {
    start.current = null;
    corner.current = null;
    setTo(null);
  };
  return {
    drawn: to && boxBetween(...to),
    wasDrawn: () => wasDrawn.current,
    begin(event: PointerEvent<HTMLElement>) {
      wasDrawn.current = false;
      const isMeant = isSelecting || event.pointerType === 'mouse';
      if (!onArea || !isMeant || event.button !== 0) return;
      start.current = placeIn(event);
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    move(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      if (!from) return;
      const here = placeIn(event);
      const isLong = from.every((each, i) => Math.abs(here[i]! - each) >= LEAST_PX);
      if (to || isLong) setTo([from, here]);
    },
    end() {
      if (to && layout) {
        wasDrawn.current = true;
        onArea?.(areaBetween(layout, ...to));
      }
      cancel();
    },
    /** The point under the keyboard cursor has changed. */
    follow(here: Place) {
      if (corner.current) setTo(around(corner.current, here));
    },
    mark(here: Place) {
      const first = corner.current;
      if (!first) {
        corner.current = here;
        setTo(around(here, here));
        return;
      }
      if (layout) onArea?.(areaBetween(layout, ...around(first, here)));
      cancel();
    },
    isMarked: () => corner.current !== null,
    cancel,
  };
}

function around([x, y]: Place, [toX, toY]: Place): readonly [Place, Place] {
  return [
    [Math.min(x, toX) - AROUND_PX, Math.min(y, toY) - AROUND_PX],
    [Math.max(x, toX) + AROUND_PX, Math.max(y, toY) + AROUND_PX],
  ];
}

function placeIn(event: PointerEvent<HTMLElement>): Place {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return [event.clientX - left, event.clientY - top];
}

function boxBetween([x, y]: Place, [toX, toY]: Place): DrawnArea {
  return {
    left: Math.min(x, toX),
    top: Math.min(y, toY),
    width: Math.abs(toX - x),
    height: Math.abs(toY - y),
  };
}
