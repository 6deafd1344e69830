import { settlementFor, type StoredTerms } from '../../db/bonds/read-terms.ts';
import type { BondWalk } from '../../domain/bonds/bond-walk.ts';
import { continueCurve } from '../../domain/curves/continue-curve.ts';
import type { CurveFit, FittedBond } from '../../domain/curves/fit-problem.ts';
import { yearFromDay, type Day } from '../../domain/time/day.ts';
import { SHORTEST_DAYS, type CurveBond } from './curve-bonds.ts';
import { YieldTimer } from '../../db/yield-to-event-loop.ts';
import { prepareWalk } from './measure-prices.ts';
import type { Prices } from './read-prices.ts';

export interface FittedDay extends CurveFit {
  readonly day: Day;
  readonly bonds: number;
  /** Years to the last payment of the longest bond. */
  readonly longest: number;
}

export interface PricedBond {
  readonly bond: CurveBond;
  readonly terms: StoredTerms;
  readonly prices: Prices;
}

/** A bond that moves from price to price. */
interface Walker {
  readonly walk: BondWalk;
  readonly priced: PricedBond;
  next: number;
}

/** A curve for each day with enough prices, each continuing the previous one. */
export async function fitDays(
  bonds: readonly PricedBond[],
  before: (CurveFit & { readonly day: Day }) | undefined,
): Promise<FittedDay[]> {
  const walkers = bonds.flatMap((priced): Walker[] => {
    const walk = prepareWalk(priced.terms);
    return walk ? [{ walk, priced, next: 0 }] : [];
  });
  const days = [...new Set(bonds.flatMap(({ prices }) => prices.days))].toSorted((a, b) => a - b);
  const fitted: FittedDay[] = [];
  let last = before;
  const turns = new YieldTimer();
  for (const day of days) {
    await turns.yieldIfLong();
    const found = walkers.flatMap((walker) => moveTo(walker, day) ?? []);
    const isChecked = last === undefined || yearFromDay(day) !== yearFromDay(last.day);
    const fit = continueCurve(found, last, isChecked);
    if (!fit || !Number.isFinite(fit.error)) continue;
    const longest = Math.max(...found.map(({ times }) => times.at(-1) ?? 0));
    const next: FittedDay = { ...fit, day, bonds: found.length, longest };
    fitted.push(next);
    last = next;
  }
  return fitted;
}

/** The bond on a day, if it has a price then. */
function moveTo(walker: Walker, day: Day): FittedBond | undefined {
  const { walk, priced } = walker;
  const { days, prices } = priced.prices;
  while (walker.next < days.length && days[walker.next]! < day) walker.next += 1;
  if (days[walker.next] !== day) return undefined;
  const settlement = settlementFor(priced.terms, day);
  if (priced.bond.maturesOn - settlement < SHORTEST_DAYS) return undefined;
  if (!walk.measure(settlement, prices[walker.next]!) || walk.isFlat) return undefined;
  const { flows, dirtyPrice, modifiedDuration } = walk;
  // A payment on the settlement date, possible after a business-day adjustment, has no rate.
  if (!(flows.times[0]! > 0)) return undefined;
  return { times: flows.times, amounts: flows.amounts, dirtyPrice, modifiedDuration };
}
