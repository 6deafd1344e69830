/** Why a value waits for an operator although it could be true. */
export type HeldReason = 'not-positive' | 'factor' | 'inverse' | 'jump';

export interface Surroundings {
  /** The values before it that are accepted, in date order; the more, the better the judgement. */
  readonly before: readonly number[];
  /** The values after it in the same document, in date order. */
  readonly after: readonly number[];
}

/** A change below this share is never a jump. */
const JUMP_FROM = 0.2;
/** A jump must also be this many times as large as is usual for the series. */
const JUMP_FROM_USUAL = 6;
/** Values of which fewer are known say nothing about what is usual. */
const ENOUGH = 5;
/** So many values at a new level show that it is one. */
const CONFIRMED_BY = 3;
const FACTORS = [10, 100, 1000] as const;
/** How close to a factor, or to the inverse, a value must be. */
const NEAR = 0.05;
/** The median of absolute deviations of a normal distribution, as a share of its deviation. */
const MEDIAN_SHARE = 0.6745;

/** Most values are so close to the one before them that nothing else has to be looked at. */
export function isClose(value: number, previous: number | undefined): boolean {
  if (previous === undefined) return true;
  return value > 0 && previous > 0 && Math.abs(value / previous - 1) <= JUMP_FROM;
}

/** Whether a value looks like a mistake of its source; undefined if it doesn't. */
export function judgePoint(value: number, { before, after }: Surroundings): HeldReason | undefined {
  const previous = before.at(-1);
  if (previous === undefined || isClose(value, previous)) return undefined;
  if (value <= 0) {
    return before.length >= ENOUGH && before.every((each) => each > 0) ? 'not-positive' : undefined;
  }
  if (previous <= 0) return undefined;
  const change = Math.abs(value / previous - 1);
  if (isConfirmed(value, after)) return undefined;
  if (
    FACTORS.some((factor) => isNear(value, previous * factor) || isNear(value, previous / factor))
  )
    return 'factor';
  if (isNear(value * previous, 1)) return 'inverse';
  if (before.length < ENOUGH) return undefined;
  return change > JUMP_FROM_USUAL * usualChange(before) ? 'jump' : undefined;
}

/** A level that the document's next values keep, as after a devaluation. */
function isConfirmed(value: number, after: readonly number[]): boolean {
  const next = after.slice(0, CONFIRMED_BY);
  return (
    next.length === CONFIRMED_BY &&
    next.every((each) => each > 0 && Math.abs(each / value - 1) <= JUMP_FROM)
  );
}

function isNear(value: number, target: number): boolean {
  return Math.abs(value / target - 1) <= NEAR;
}

function usualChange(values: readonly number[]): number {
  const changes = values
    .slice(1)
    .flatMap((value, i) => (values[i]! > 0 && value > 0 ? [Math.abs(value / values[i]! - 1)] : []))
    .toSorted((a, b) => a - b);
  return (changes[changes.length >> 1] ?? 0) / MEDIAN_SHARE;
}
