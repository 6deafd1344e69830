import type { Day } from '../../domain/time/day.ts';
import { findCalendars } from '../../domain/time/calendars/holidays.ts';
import { findBondCalendars } from '../../domain/time/calendars/joined-calendar.ts';
import type { BondTerms, MarketKey } from './demo-instrument.ts';
import { hash, Random, type Weighted } from './random.ts';
import type { SeriesPlan } from './series-plan.ts';

/** The facts about a bond from which its quotes are derived. */
interface QuotedBond {
  readonly id: number;
  readonly currency: string;
  readonly terms: BondTerms;
  readonly credit: {
    readonly issuerSeed: number;
    readonly spread: number;
    readonly ownShare: number;
  };
  readonly hasGaps: boolean;
  readonly venue?: string;
  readonly tradesEvery?: number;
}

export function bondSeries(
  { seed }: MarketKey,
  { id, currency, terms, credit, hasGaps, venue, tradesEvery = 1 }: QuotedBond,
  historyFrom: Day,
): SeriesPlan {
  const decimals = currency === 'USD' || currency === 'EUR' ? 3 : 4;
  const { issuerSeed, spread, ownShare } = credit;
  const end = terms.maturesOn ?? Infinity;
  return {
    id,
    decimals,
    unit: '%',
    isRealtime: false,
    firstDay: Math.max(terms.issuedOn, historyFrom),
    lastDay: end,
    startUnits: 100 * 10 ** decimals,
    hasGaps,
    calendars: findCalendars([currency], venue),
    ...(tradesEvery > 1 && { tradesEvery }),
    movement: {
      kind: 'bond',
      seed: hash(seed, id),
      marketSeed: seed,
      currency,
      calendars: findBondCalendars(currency, venue ?? null, terms.dayCount),
      issuerSeed,
      spread,
      ownShare,
      terms,
    },
  };
}

/** A random number stream with a single use. */
const TRADES_STREAM = 34;
const LARGE_DOLLARS = 400_000_000;
/** Ranges of days between trades, weighted by frequency. */
const TRADED: Readonly<Record<'large' | 'small', Weighted<readonly [number, number]>>> = {
  large: [
    [[1, 1], 72],
    [[2, 4], 16],
    [[5, 15], 9],
    [[20, 60], 3],
  ],
  small: [
    [[1, 1], 38],
    [[2, 4], 26],
    [[5, 20], 20],
    [[25, 120], 16],
  ],
};

/** Large bonds trade mostly daily, some small ones not for months. */
export function daysBetweenTrades(seed: number, id: number, dollars: number): number {
  const random = new Random(seed, TRADES_STREAM, id);
  const [least, most] = random.pickWeighted(TRADED[dollars >= LARGE_DOLLARS ? 'large' : 'small']);
  return random.whole(least, most);
}

/** First digits of typical corporate issue sizes. */
const USUAL_DIGITS = [10, 12, 15, 20, 25, 30, 35, 40, 50, 60, 70, 75, 80, 100];

/** The nearest typical issue size: 5 billion instead of 5.2. */
export function usualAmount(amount: number): number {
  const step = 10 ** (Math.floor(Math.log10(amount)) - 1);
  const distance = (digits: number): number => Math.abs(digits * step - amount);
  const nearest = USUAL_DIGITS.reduce((best, digits) =>
    distance(digits) < distance(best) ? digits : best,
  );
  return Math.round(nearest * step);
}

/** Two leading digits, like real issues: 350,000,000 instead of 347,182,904. */
export function roundAmount(amount: number): number {
  const step = 10 ** (Math.floor(Math.log10(amount)) - 1);
  return Math.round(Math.round(amount / step) * step);
}
