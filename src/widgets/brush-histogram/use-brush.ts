import {
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import {
  barAt,
  brushFromEdges,
  brushOverBars,
  edgesFromBrush,
  handleAt,
  moveHandle,
  placeByKey,
  type Brush,
  type Handle,
} from './brush.ts';

export type HandleElements = Partial<Record<Handle, SVGGElement | null>>;

interface Range {
  readonly from: number | null;
  readonly to: number | null;
  readonly onChange: (from: number | null, to: number | null) => void;
  readonly onMove?: (from: number | null, to: number | null) => void;
}

interface Drag {
  /** A handle, or the bar where a new range begins. */
  readonly grip: Handle | number;
  readonly brush: Brush;
}

const REACH_PX = { mouse: 9, touch: 22 };

/** How mouse, touch and keys change the range. */
export function useBrush(props: Range, bars: number, handles: RefObject<HandleElements>) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const chosen = brushFromEdges(props.from, props.to, bars);
  const brush = drag?.brush ?? chosen;
  const choose = (next: Brush) => props.onChange(...edgesFromBrush(next, bars));
  const follow = (next: Drag) => {
    setDrag(next);
    props.onMove?.(...edgesFromBrush(next.brush, bars));
  };
  const pointer = {
    // The focus stays on the handle that was grabbed.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const { x, width } = placeIn(event);
      const reachPx = event.pointerType === 'touch' ? REACH_PX.touch : REACH_PX.mouse;
      const handle = handleAt(x, brush, { width, bars, reachPx });
      event.currentTarget.setPointerCapture(event.pointerId);
      if (handle) handles.current[handle]?.focus({ preventScroll: true });
      const bar = barAt(x / width, bars);
      follow(handle ? { grip: handle, brush } : { grip: bar, brush: brushOverBars(bar, bar) });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { x, width } = placeIn(event);
      const bar = barAt(x / width, bars);
      if (!drag) return setHovered(event.pointerType === 'touch' ? null : bar);
      const { grip } = drag;
      const next =
        typeof grip === 'number'
          ? brushOverBars(grip, bar)
          : moveHandle(brush, grip, Math.round((x / width) * bars), bars);
      if (next.low !== brush.low || next.high !== brush.high) follow({ grip, brush: next });
    },
    onPointerUp() {
      if (!drag) return;
      setDrag(null);
      const isSame = brush.low === chosen.low && brush.high === chosen.high;
      if (!isSame) choose(brush);
      // Clicking the only chosen bar again chooses all of them.
      else if (typeof drag.grip === 'number') choose({ low: 0, high: bars });
    },
    onPointerCancel: () => setDrag(null),
    onPointerLeave: () => setHovered(null),
  };
  const pressKey = (event: KeyboardEvent, handle: Handle) => {
    const place = placeByKey(event.key, brush, handle);
    if (place === undefined) return;
    event.preventDefault();
    const next = moveHandle(brush, handle, place, bars);
    if (next[handle] !== brush[handle]) choose(next);
  };
  return { brush, hovered, isDragged: drag !== null, pointer, pressKey };
}

function placeIn(event: PointerEvent<HTMLElement>): { x: number; width: number } {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, width: Math.max(1, width) };
}
