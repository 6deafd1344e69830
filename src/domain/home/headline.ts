/** The move of a group: most of it up or down, nearly all of it, mixed, or hardly any change. */
export const MOVES = ['rise_broadly', 'rise', 'fall', 'fall_broadly', 'mixed', 'steady'] as const;
export type Move = (typeof MOVES)[number];

/** How many members of a group rose, fell and hardly moved. */
export interface Breadth {
  readonly rising: number;
  readonly unchanged: number;
  readonly falling: number;
}

/** An index and its change at the close, in percent. */
export interface MovedIndex {
  readonly id: number;
  readonly percent: number;
}

export interface Headline {
  /** Ten-year government yields; null if there are none. */
  readonly yields: Move | null;
  /** All shares. */
  readonly shares: Move | null;
  /** The index that moved most, if it moved enough. */
  readonly leader: MovedIndex | null;
}

/** In basis points; smaller yield changes count as none. */
const STEADY_POINTS = 0.5;
/** The share of a group that has to move the same way. */
const MOST = 0.6;
const NEARLY_ALL = 0.75;
/** An index that moved less isn't worth a headline. */
const WORTH_PERCENT = 0.5;

export function moveFromBreadth({ rising, unchanged, falling }: Breadth): Move | null {
  const all = rising + unchanged + falling;
  if (all === 0) return null;
  if (rising >= NEARLY_ALL * all) return 'rise_broadly';
  if (rising >= MOST * all) return 'rise';
  if (falling >= NEARLY_ALL * all) return 'fall_broadly';
  if (falling >= MOST * all) return 'fall';
  return unchanged >= MOST * all ? 'steady' : 'mixed';
}

/** Changes smaller than `steady` count as none. */
export function countMoves(changes: readonly number[], steady: number): Breadth {
  const rising = changes.filter((change) => change >= steady).length;
  const falling = changes.filter((change) => change <= -steady).length;
  return { rising, falling, unchanged: changes.length - rising - falling };
}

/**
 * The rule-based headline of the start page: the direction of yields and shares, and the index that
 * moved most. All figures are of the same day.
 */
export function makeHeadline(figures: {
  /** In basis points. */
  readonly yieldChanges: readonly number[];
  readonly shares: Breadth | null;
  readonly indexes: readonly MovedIndex[];
}): Headline {
  const { yieldChanges, shares, indexes } = figures;
  const [farthest] = indexes.toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
  return {
    yields: moveFromBreadth(countMoves(yieldChanges, STEADY_POINTS)),
    shares: shares && moveFromBreadth(shares),
    leader: farthest && Math.abs(farthest.percent) >= WORTH_PERCENT ? farthest : null,
  };
}
