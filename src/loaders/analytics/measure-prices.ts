import { settlementFor, type StoredTerms } from '../../db/bonds/read-terms.ts';
import { BondWalk } from '../../domain/bonds/bond-walk.ts';
import { readTerms } from '../../domain/bonds/read-terms.ts';
import { BondRefusal } from '../../domain/bonds/bond-refusal.ts';
import { SpreadWalk } from '../../domain/curves/spread-walk.ts';
import { parseDay, type Day } from '../../domain/time/day.ts';
import type { CurveHistory } from './curve-history.ts';
import { FIGURE_FIELDS, workoutCode } from '../../domain/bonds/figure-fields.ts';

/** Prices as two columns, days ascending. */
export interface PriceColumns {
  readonly days: readonly Day[];
  readonly prices: readonly number[];
}

/** The points of one figure in units of its scale. */
export interface FigureColumns {
  readonly days: Day[];
  readonly units: number[];
}

const FACTORS = FIGURE_FIELDS.map(({ scale }) => 10 ** scale);
const INT32_MAX = 0x7fff_ffff;
const PERCENT = 100;
const BASIS_POINTS = 10_000;

/** Undefined if the terms of the bond don't allow a calculation. */
export function prepareWalk({ terms, flatFrom }: StoredTerms): BondWalk | undefined {
  try {
    const flatDay = flatFrom === null ? undefined : parseDay(flatFrom);
    return new BondWalk(readTerms(terms), flatDay ?? null);
  } catch (error) {
    if (error instanceof BondRefusal) return undefined;
    throw error;
  }
}

/** The figures of each price in the order of FIGURE_FIELDS; a day without a figure has no point. */
export function measurePrices(
  stored: StoredTerms,
  { days, prices }: PriceColumns,
  curves: CurveHistory | undefined,
): FigureColumns[] {
  const columns = FIGURE_FIELDS.map((): FigureColumns => ({ days: [], units: [] }));
  const walk = prepareWalk(stored);
  if (!walk) return columns;
  const spreads = new SpreadWalk(walk);
  const add = (field: number, day: Day, value: number): void => {
    const units = Math.round(value * FACTORS[field]!);
    // Larger numbers are meaningless, and NaN is no figure at all.
    if (!(Math.abs(units) <= INT32_MAX)) return;
    columns[field]!.days.push(day);
    // Turns -0 into 0.
    columns[field]!.units.push(units + 0);
  };
  for (let i = 0; i < days.length; i += 1) {
    const day = days[i]!;
    if (!walk.measure(settlementFor(stored, day), prices[i]!)) continue;
    add(3, day, walk.accruedInterest);
    // In default, payments aren't expected.
    if (walk.isFlat) continue;
    add(0, day, walk.yieldRate * PERCENT);
    add(2, day, walk.modifiedDuration);
    const curve = curves?.on(day);
    const spread = spreads.measure(curve);
    add(4, day, spread * BASIS_POINTS);
    if (!walk.hasRights) continue;
    const { worstRight, terms } = walk;
    add(1, day, walk.yieldToWorst * PERCENT);
    add(5, day, walk.worstDuration);
    add(6, day, (worstRight ? spreads.measureWorst(curve) : spread) * BASIS_POINTS);
    const lastKind = terms.maturityDay === undefined ? 'perpetual' : 'maturity';
    add(7, day, workoutCode(worstRight?.kind ?? lastKind, worstRight?.day ?? terms.maturityDay));
  }
  return columns;
}
