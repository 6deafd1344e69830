import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { TimeWindow } from './line-window.ts';
import { secondAt, type TimeFrame } from './time-frame.ts';
import { panned, zoomed } from './window-moves.ts';

const WHEEL_FACTOR = 1.2;
const KEY_FACTOR = 1.5;
/** Movement in px below which a press is a click and no drag. */
const CLICK_PX = 4;
const PAGE = 10;

export interface PlotMoves {
  readonly frame: TimeFrame | null;
  readonly whole: TimeWindow | undefined;
  /** How many points the lead line has, and which of them the cursor is on; −1 for none. */
  readonly count: number;
  readonly index: number;
  readonly onWindow: (window: TimeWindow) => void;
  readonly onPoint: (index: number) => void;
  readonly onHover: (second: number | null) => void;
  readonly onOpen: () => void;
  readonly onClear: () => void;
}

/** Wheel, drag and keys of a plot over time. */
export function usePlotMoves(target: RefObject<HTMLElement | null>, moves: PlotMoves) {
  const latest = useRef(moves);
  useEffect(() => {
    latest.current = moves;
  });
  // There is nothing to turn a wheel on until there are points.
  const hasTarget = moves.count > 0;
  useEffect(
    () => (hasTarget ? listenToWheel(target.current, latest) : undefined),
    [target, hasTarget],
  );
  const drag = useRef<{ x: number; window: TimeWindow; hasMoved: boolean } | null>(null);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { frame } = latest.current;
      if (!frame || event.button !== 0) return;
      drag.current = { x: event.clientX, window: frame.window, hasMoved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { frame, whole, onWindow, onHover } = latest.current;
      if (!frame || !whole) return;
      const held = drag.current;
      const isZoomed = frame.window.to - frame.window.from < whole.to - whole.from;
      const distance = held ? held.x - event.clientX : 0;
      if (held && Math.abs(distance) > CLICK_PX) held.hasMoved = true;
      if (held?.hasMoved && isZoomed && event.pointerType !== 'touch') {
        event.currentTarget.setPointerCapture(event.pointerId);
        return onWindow(panned(held.window, whole, distance * secondsPerPx(frame)));
      }
      return onHover(secondAt(xIn(event), frame));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { frame, onOpen, onHover } = latest.current;
      const held = drag.current;
      drag.current = null;
      if (!held || held.hasMoved || !frame) return;
      onHover(secondAt(xIn(event), frame));
      if (event.pointerType !== 'touch') onOpen();
    },
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      drag.current = null;
      // A finger leaves when it is lifted: what it pointed at is to be read now.
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

/** True where the key means something here. */
function pressKey(key: string, moves: PlotMoves): boolean {
  const { count, index, frame, whole, onPoint, onWindow } = moves;
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
  if (!frame || !whole) return false;
  if (key === '+' || key === '=') onWindow(zoomed(frame.window, whole, 1 / KEY_FACTOR));
  else if (key === '-') onWindow(zoomed(frame.window, whole, KEY_FACTOR));
  else if (key === '0') onWindow(whole);
  else if (key === 'Enter') moves.onOpen();
  else if (key === 'Escape') moves.onClear();
  else return false;
  return true;
}

/**
 * React listens to the wheel passively; this must be able to keep the page from scrolling. Only a
 * chart that was clicked, or a held Ctrl, takes the wheel: scrolling past a chart must not stop.
 */
function listenToWheel(
  element: HTMLElement | null,
  latest: RefObject<PlotMoves>,
): (() => void) | undefined {
  const turn = (event: WheelEvent) => {
    const { frame, whole, onWindow } = latest.current;
    const isMeant = event.ctrlKey || event.metaKey || document.activeElement === element;
    if (!frame || !whole || !isMeant || !element) return;
    event.preventDefault();
    const x = event.clientX - element.getBoundingClientRect().left;
    const factor = event.deltaY < 0 ? 1 / WHEEL_FACTOR : WHEEL_FACTOR;
    onWindow(zoomed(frame.window, whole, factor, secondAt(x, frame)));
  };
  element?.addEventListener('wheel', turn, { passive: false });
  return () => element?.removeEventListener('wheel', turn);
}

function xIn(event: PointerEvent<HTMLElement>): number {
  return event.clientX - event.currentTarget.getBoundingClientRect().left;
}

function secondsPerPx({ window, width, panes }: TimeFrame): number {
  const { left, right } = panes[0]!.box;
  return (window.to - window.from) / Math.max(1, width - left - right);
}
