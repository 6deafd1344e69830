export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  /** From the left and top edge of the field, in pixels. */
  readonly left: number;
  readonly top: number;
}

const GAP = 6;
const MARGIN = 8;

/** Under the field; above it where there is more room; never beyond the edges of the window. */
export function placePopup(field: Box, popup: Size, view: Size): Place {
  const below = field.top + field.height + GAP;
  const above = field.top - GAP - popup.height;
  const fitsBelow = below + popup.height <= view.height - MARGIN;
  const roomAbove = field.top - GAP;
  const roomBelow = view.height - below;
  const top = fitsBelow || roomBelow >= roomAbove ? below : above;
  const fitsStart = field.left + popup.width <= view.width - MARGIN;
  const left = fitsStart ? field.left : field.left + field.width - popup.width;
  return {
    left: within(left, popup.width, view.width) - field.left,
    top: within(top, popup.height, view.height) - field.top,
  };
}

function within(start: number, length: number, room: number): number {
  return Math.max(MARGIN, Math.min(start, room - MARGIN - length));
}
