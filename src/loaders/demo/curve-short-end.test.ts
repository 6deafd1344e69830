import { expect, test } from 'vitest';
import { BondWalk } from '../../domain/bonds/bond-walk.ts';
import { settlementDay } from '../../domain/bonds/business-days.ts';
import { joinCalendars } from '../../domain/time/calendars/joined-calendar.ts';
import { continueCurve } from '../../domain/curves/continue-curve.ts';
import type { CurveFit, FittedBond } from '../../domain/curves/fit-problem.ts';
import { zeroRate } from '../../domain/curves/svensson.ts';
import { calendarDay, formatDay, type Day } from '../../domain/time/day.ts';
import { SHORTEST_DAYS } from '../analytics/curve-bonds.ts';
import { BondPricer, type BondMovement } from './bond-prices.ts';
import type { MarketKey } from './demo-instrument.ts';
import { governmentBond, planStateIssues } from './government-bonds.ts';
import { demoIssuers } from './issuers.ts';
import { ratesFor, zeroRate as demoRate } from './rates.ts';

const KEY: MarketKey = { seed: 1, today: calendarDay(2026, 11, 18) };
const QUARTER_DAYS = 91;
/** Ten years, as far back as the curves go. */
const HISTORY = { days: 3600, months: 120 };
/** Each curve is fitted from the one before; prices move little between two of these days. */
const STEP_DAYS = 4;

/** The price walks of a state's local-currency bonds. */
function listWalkers(country: string) {
  const issuers = demoIssuers(KEY, 400).filter((issuer) => issuer.country === country);
  return planStateIssues(KEY, issuers, false)
    .filter(({ issue, currency }) => issue.kind !== 'linker' && currency.startsWith(country))
    .map((planned, i) => {
      const { series } = governmentBond(KEY, 10_001 + i, planned, HISTORY.months);
      const movement = series!.movement as BondMovement;
      const { terms, calendars } = movement;
      const calendar = joinCalendars(calendars);
      const walk = new BondWalk({
        coupon: terms.couponMilli / 100_000,
        frequency: terms.couponsPerYear,
        dayCount: terms.dayCount,
        issueDay: terms.issuedOn,
        maturityDay: terms.maturesOn!,
        calendar,
      });
      return {
        terms,
        calendar,
        walk,
        pricer: new BondPricer(movement),
        currency: movement.currency,
      };
    });
}

function fitBond(
  { terms, calendar, walk, pricer }: ReturnType<typeof listWalkers>[number],
  day: Day,
): FittedBond[] {
  if (day < terms.issuedOn) return [];
  const settlement = settlementDay(calendar, day, terms.settlementDays);
  if (terms.maturesOn! - settlement < SHORTEST_DAYS) return [];
  if (!walk.measure(settlement, pricer.price(day))) return [];
  const { flows, dirtyPrice, modifiedDuration } = walk;
  if (!(flows.times[0]! > 0)) return [];
  return [{ times: flows.times, amounts: flows.amounts, dirtyPrice, modifiedDuration }];
}

test.each(['GB', 'KZ'])(
  'the curve fitted to the bonds of %s has the 3-month rate of its money market, within 0.3 %%',
  (country) => {
    const walkers = listWalkers(country);
    const { currency } = walkers[0]!;
    const far: string[] = [];
    let fit: CurveFit | undefined;
    for (let day = KEY.today - HISTORY.days; day < KEY.today; day += STEP_DAYS) {
      fit = continueCurve(
        walkers.flatMap((walker) => fitBond(walker, day)),
        fit,
        fit === undefined,
      );
      const told = 100 * zeroRate(fit!.curve, QUARTER_DAYS / 365);
      const wanted = 100 * demoRate(ratesFor(KEY.seed).curve(currency, day), QUARTER_DAYS);
      if (Math.abs(told - wanted) > 0.3) far.push(`${formatDay(day)}: ${told}, not ${wanted}`);
    }
    expect(far).toEqual([]);
  },
);
