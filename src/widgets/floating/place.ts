export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Wish {
  /** The preferred side; the other one is used if it has more room and this one has too little. */
  readonly side: 'above' | 'below';
  /** Which edges are aligned; `start` becomes `end` if only that fits. */
  readonly align: 'start' | 'centre' | 'end';
  /** The gap between the two, in px. */
  readonly gap: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below';
  /** The largest height on this side, in px. */
  readonly room: number;
}

/** The space between the floating element and the edges of the window. */
export const EDGE_PX = 8;

/** Where an element of this size floats beside its anchor; it never goes beyond the window. */
export function placeBeside(anchor: Box, size: Size, view: Size, wish: Wish): Place {
  const roomAbove = anchor.top - wish.gap - EDGE_PX;
  const roomBelow = view.height - (anchor.top + anchor.height) - wish.gap - EDGE_PX;
  const side = chooseSide(wish.side, size.height, roomAbove, roomBelow);
  const top =
    side === 'below' ? anchor.top + anchor.height + wish.gap : anchor.top - wish.gap - size.height;
  return {
    left: within(alignedLeft(anchor, size, view, wish.align), size.width, view.width),
    top: within(top, size.height, view.height),
    side,
    room: side === 'below' ? roomBelow : roomAbove,
  };
}

function chooseSide(
  wished: Wish['side'],
  height: number,
  roomAbove: number,
  roomBelow: number,
): Place['side'] {
  const [here, there] = wished === 'below' ? [roomBelow, roomAbove] : [roomAbove, roomBelow];
  if (height <= here || here >= there) return wished;
  return wished === 'below' ? 'above' : 'below';
}

function alignedLeft(anchor: Box, size: Size, view: Size, align: Wish['align']): number {
  const atEnd = anchor.left + anchor.width - size.width;
  if (align === 'centre') return anchor.left + (anchor.width - size.width) / 2;
  if (align === 'end') return atEnd;
  return anchor.left + size.width <= view.width - EDGE_PX ? anchor.left : atEnd;
}

/** If there is too little room, the near edge stays visible. */
function within(start: number, length: number, room: number): number {
  return Math.max(EDGE_PX, Math.min(start, room - EDGE_PX - length));
}
