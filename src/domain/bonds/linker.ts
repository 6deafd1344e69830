import { BondRefusal } from './bond-refusal.ts';
import type { PreparedBond } from './measure-bond.ts';
import { readNumber } from './read-values.ts';
import { solveYield } from './solve-yield.ts';

/** Annual, as a decimal: the usual target of central banks. */
export const USUAL_INFLATION = 0.02;
const LOWEST_INFLATION = -0.2;
const HIGHEST_INFLATION = 1;

export function readInflation(inflation: number): number {
  readNumber('inflation', inflation);
  if (inflation < LOWEST_INFLATION) {
    throw new BondRefusal('inflation', 'too-low', `inflation is at least ${LOWEST_INFLATION}.`);
  }
  if (inflation <= HIGHEST_INFLATION) return inflation;
  throw new BondRefusal('inflation', 'too-high', `inflation is at most ${HIGHEST_INFLATION}.`);
}

export interface NominalYield {
  readonly inflation: number;
  /** Compounded like the real yield. */
  readonly yieldRate: number;
  /** Whether prices would fall so far that the nominal is repaid in full. */
  readonly isFloorReached: boolean;
}

/**
 * The nominal yield of a linker if the index grows at a constant annual rate from settlement on.
 * Unless the floor is reached it equals (1 + real) × (1 + inflation) − 1. Undefined for other
 * bonds, and if the index ratio is unknown.
 */
export function nominalYield(
  { terms, timed, remaining, compounding }: PreparedBond,
  dirtyPrice: number,
  inflation: number,
): NominalYield | undefined {
  const { indexRatio, hasDeflationFloor } = terms;
  if (typeof indexRatio !== 'number') return undefined;
  let isFloorReached = false;
  const amounts = timed.amounts.map((_, i) => {
    const ratio = indexRatio * (1 + inflation) ** timed.times[i]!;
    const { coupon, principal } = remaining.flows[i]!;
    const isFloored = hasDeflationFloor === true && principal > 0 && ratio < 1;
    isFloorReached ||= isFloored;
    return coupon * ratio + principal * (isFloored ? 1 : ratio);
  });
  const yieldRate = solveYield({ ...timed, amounts }, compounding, dirtyPrice * indexRatio);
  return yieldRate === undefined ? undefined : { inflation, yieldRate, isFloorReached };
}
