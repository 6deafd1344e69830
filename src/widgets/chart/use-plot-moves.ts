import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { TimeWindow } from './line-window.ts';
import { secondAt, type TimeLayout } from './time-layout.ts';
import { panned, zoomed } from './window-moves.ts';

const WHEEL_FACTOR = 1.2;
const KEY_FACTOR = 1.5;
/** Movement in px below which a press is a click rather than a drag. */
const CLICK_PX = 4;
/** How long a click waits for a possible double click. */
const DOUBLE_CLICK_MS = 300;
const PAGE = 10;

/** In px from the top left of the plot. */
export type Place = readonly [x: number, y: number];

export interface PlotMoves {
  readonly layout: TimeLayout | null;
  readonly whole: TimeWindow | undefined;
  /** The number of points of the leading line, and the index of the cursor's; −1 for none. */
  readonly count: number;
  readonly index: number;
  readonly onWindow: (window: TimeWindow) => void;
  readonly onPoint: (index: number) => void;
  /** `place` is the mouse position: a finger covers what it would aim at. */
  readonly onHover: (second: number | null, place?: Place) => void;
  /** The link of the line at a position in the plot. */
  readonly linkAt: (place: Place) => string | undefined;
  /** Without a link, the cursor's point is meant. */
  readonly onOpen: (link?: string) => void;
  readonly onClear: () => void;
}

/** A mouse press in progress. */
interface Held {
  readonly x: number;
  readonly window: TimeWindow;
  hasMoved: boolean;
  /** The second click of a double click. */
  readonly isSecond: boolean;
}

/** Wheel, drag and keys of a plot over time. */
export function usePlotMoves(target: RefObject<HTMLElement | null>, moves: PlotMoves) {
  const latest = useRef(moves);
  useEffect(() => {
    latest.current = moves;
  });
  // Without points there is nothing to zoom.
  const hasTarget = moves.count > 0;
  useEffect(
    () => (hasTarget ? listenToWheel(target.current, latest) : undefined),
    [target, hasTarget],
  );
  const drag = useRef<Held | null>(null);
  const opening = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(opening.current), []);
  /**
   * A line opens at once, like any link. Only if a zoom could be undone does the click wait for a
   * second one: a double click there shows the whole range, even on a line.
   */
  const open = (link: string) => {
    if (!isZoomed(latest.current)) return latest.current.onOpen(link);
    opening.current = setTimeout(() => {
      opening.current = undefined;
      latest.current.onOpen(link);
    }, DOUBLE_CLICK_MS);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { layout } = latest.current;
      if (!layout || event.button !== 0) return;
      const isSecond = opening.current !== undefined;
      clearTimeout(opening.current);
      opening.current = undefined;
      drag.current = { x: event.clientX, window: layout.window, hasMoved: false, isSecond };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { layout, whole, onWindow, onHover } = latest.current;
      if (!layout || !whole) return;
      const held = drag.current;
      const distance = held ? held.x - event.clientX : 0;
      if (held && Math.abs(distance) > CLICK_PX) held.hasMoved = true;
      if (held?.hasMoved && isZoomed(latest.current) && event.pointerType !== 'touch') {
        event.currentTarget.setPointerCapture(event.pointerId);
        return onWindow(panned(held.window, whole, distance * secondsPerPx(layout)));
      }
      return onHover(secondAt(placeIn(event)[0], layout), aimFromEvent(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { layout, onHover, linkAt } = latest.current;
      const held = drag.current;
      drag.current = null;
      if (!held || held.hasMoved || !layout) return;
      const aim = aimFromEvent(event);
      onHover(secondAt(placeIn(event)[0], layout), aim);
      const link = aim && linkAt(aim);
      if (link !== undefined && !held.isSecond) open(link);
    },
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      drag.current = null;
      // A lifted finger leaves too, but what it pointed at should stay readable.
      if (event.pointerType !== 'touch') latest.current.onHover(null);
    },
    onDoubleClick() {
      const { whole, onWindow } = latest.current;
      if (whole) onWindow(whole);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (pressKey(event.key, latest.current)) event.preventDefault();
    },
  };
}

/** True if the key is handled. */
function pressKey(key: string, moves: PlotMoves): boolean {
  const { count, index, layout, whole, onPoint, onWindow } = moves;
  const last = count - 1;
  const at = index === -1 ? last : index;
  const step: Record<string, number> = {
    ArrowRight: index === -1 ? last : at + 1,
    ArrowUp: index === -1 ? last : at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    PageUp: at + PAGE,
    PageDown: at - PAGE,
    Home: 0,
    End: last,
  };
  const to = step[key];
  if (to !== undefined) {
    if (count > 0) onPoint(Math.max(0, Math.min(last, to)));
    return true;
  }
  if (!layout || !whole) return false;
  if (key === '+' || key === '=') onWindow(zoomed(layout.window, whole, 1 / KEY_FACTOR));
  else if (key === '-') onWindow(zoomed(layout.window, whole, KEY_FACTOR));
  else if (key === '0') onWindow(whole);
  else if (key === 'Enter') moves.onOpen();
  else if (key === 'Escape') moves.onClear();
  else return false;
  return true;
}

/**
 * React listens to the wheel passively, but this has to prevent the page from scrolling. Only a
 * chart that was clicked, or a held Ctrl, uses the wheel, because scrolling past a chart must not
 * stop.
 */
function listenToWheel(
  element: HTMLElement | null,
  latest: RefObject<PlotMoves>,
): (() => void) | undefined {
  const turn = (event: WheelEvent) => {
    const { layout, whole, onWindow } = latest.current;
    const isMeant = event.ctrlKey || event.metaKey || document.activeElement === element;
    if (!layout || !whole || !isMeant || !element) return;
    event.preventDefault();
    const x = event.clientX - element.getBoundingClientRect().left;
    const factor = event.deltaY < 0 ? 1 / WHEEL_FACTOR : WHEEL_FACTOR;
    // At once, because the next turn continues from here.
    flushSync(() => onWindow(zoomed(layout.window, whole, factor, secondAt(x, layout))));
  };
  element?.addEventListener('wheel', turn, { passive: false });
  return () => element?.removeEventListener('wheel', turn);
}

function placeIn(event: PointerEvent<HTMLElement>): Place {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return [event.clientX - left, event.clientY - top];
}

function aimFromEvent(event: PointerEvent<HTMLElement>): Place | undefined {
  return event.pointerType === 'touch' ? undefined : placeIn(event);
}

function isZoomed({ layout, whole }: PlotMoves): boolean {
  return Boolean(layout && whole && layout.window.to - layout.window.from < whole.to - whole.from);
}

function secondsPerPx({ window, width, panes }: TimeLayout): number {
  const { left, right } = panes[0]!.box;
  return (window.to - window.from) / Math.max(1, width - left - right);
}
