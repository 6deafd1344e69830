export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export type Size = Pick<Box, 'width' | 'height'>;

export interface HintPlace {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below';
  /** Where the caret points, from the hint's left edge. */
  readonly caret: number;
}

/** Between the hint and the asterisks; the caret stands in it. */
export const GAP_PX = 8;
/** Between the hint and the edge of the viewport. */
export const EDGE_PX = 8;
/** The caret keeps off the rounded corners. */
const CARET_INSET_PX = 12;

/**
 * Above the asterisks, so that no finger covers it; below where there is no room above. Centred,
 * and pushed sideways as far as the viewport asks for.
 */
export function placeHint(trigger: Box, hint: Size, viewport: Size): HintPlace {
  const above = trigger.top - GAP_PX - hint.height;
  const below = trigger.top + trigger.height + GAP_PX;
  const roomBelow = viewport.height - below - hint.height;
  // Where neither side has room, the one that has more of it.
  const side = above >= EDGE_PX || above >= roomBelow ? 'above' : 'below';
  const centre = trigger.left + trigger.width / 2;
  const left = clamp(centre - hint.width / 2, EDGE_PX, viewport.width - EDGE_PX - hint.width);
  const top = side === 'above' ? above : below;
  return {
    left,
    top: clamp(top, EDGE_PX, viewport.height - EDGE_PX - hint.height),
    side,
    caret: clamp(centre - left, CARET_INSET_PX, hint.width - CARET_INSET_PX),
  };
}

/** The lower bound wins where the two contradict each other. */
function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
