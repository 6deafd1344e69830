/** How a group of values moved: most of them up, most of them down, some each way, or hardly. */
export const MOVES = ['rise', 'fall', 'mixed', 'steady'] as const;
export type Move = (typeof MOVES)[number];

/** An index and its change since the close before, in percent. */
export interface MovedIndex {
  readonly id: number;
  readonly percent: number;
}

export interface Headline {
  /** Of the yields of governments over ten years; null where there are none. */
  readonly yields: Move | null;
  /** Of the leading indexes of shares. */
  readonly shares: Move | null;
  /** The index that moved most, if it moved much. */
  readonly leader: MovedIndex | null;
}

/** Smaller changes are none: in basis points, and in percent. */
const STEADY_POINTS = 0.5;
const STEADY_PERCENT = 0.1;
/** So much of a group has to go one way. */
const MOST = 2 / 3;
/** An index that moved less is not worth a headline. */
const WORTH_PERCENT = 0.5;

/** What a group of changes does, when those within `steady` of nothing do not move at all. */
export function moveOfMost(changes: readonly number[], steady: number): Move | null {
  if (changes.length === 0) return null;
  const up = changes.filter((change) => change >= steady).length;
  const down = changes.filter((change) => change <= -steady).length;
  if (up >= MOST * changes.length) return 'rise';
  if (down >= MOST * changes.length) return 'fall';
  return up + down <= (1 - MOST) * changes.length ? 'steady' : 'mixed';
}

/**
 * The line above the start page, by rule: where yields went, where shares went, and who went
 * farthest.
 */
export function makeHeadline(figures: {
  /** In basis points. */
  readonly yieldChanges: readonly number[];
  readonly shares: readonly MovedIndex[];
}): Headline {
  const { yieldChanges, shares } = figures;
  const [farthest] = shares.toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
  return {
    yields: moveOfMost(yieldChanges, STEADY_POINTS),
    shares: moveOfMost(
      shares.map(({ percent }) => percent),
      STEADY_PERCENT,
    ),
    leader: farthest && Math.abs(farthest.percent) >= WORTH_PERCENT ? farthest : null,
  };
}
