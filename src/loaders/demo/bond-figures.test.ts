import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  readBondTerms,
  settlementFor,
  termsOn,
  type StoredTerms,
} from '../../db/bonds/read-terms.ts';
import { readYearChunk } from '../../db/quotes/year-chunk.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { readCompounding } from '../../domain/bonds/compounding.ts';
import { measureAtPrice, prepareBond } from '../../domain/bonds/measure-bond.ts';
import { readTerms } from '../../domain/bonds/read-terms.ts';
import { gSpread } from '../../domain/curves/spread.ts';
import { zeroRate } from '../../domain/curves/svensson.ts';
import { formatDay, type Day } from '../../domain/time/day.ts';
import { ratesFor } from './rates.ts';

/** The decay time of the slope in years, matching the rates of the demo market. */
const TAU = 2;
const SEED = 1;

interface QuotedBond {
  readonly id: number;
  readonly name: string;
  readonly currency: string;
  readonly category: string;
  readonly isFloating: boolean;
  readonly stored: StoredTerms;
  readonly prices: readonly (readonly [day: Day, price: number])[];
}

let database: TestDatabase;
let bonds: QuotedBond[];

beforeAll(async () => {
  database = await createTestDatabase({ template: 'demo' });
  const { rows } = await database.pool.query<{
    id: number;
    name: string;
    currency: string;
    category: string;
    isFloating: boolean;
  }>(
    `select id, name->>'eng' as name, currency, category, coupon_type = 'floating' as "isFloating"
     from instrument join bond on instrument_id = id where source_code = 'demo' order by id`,
  );
  const terms = await readBondTerms(
    database.db,
    rows.map(({ id }) => id),
  );
  const chunks = await database.pool.query<{ id: number; year: number; points: Buffer }>(
    `select instrument_id as id, year, points from quote_year join series on series.id = series_id
     where field = 'close' order by series_id, year`,
  );
  const chunksByBond = Map.groupBy(chunks.rows, ({ id }) => id);
  bonds = rows.map(({ id, ...row }) =>
    Object.assign(row, { id, stored: terms.get(id)!, prices: listPrices(chunksByBond.get(id)) }),
  );
});
afterAll(() => database.drop());

function listPrices(
  chunks: readonly { year: number; points: Buffer }[] = [],
): QuotedBond['prices'] {
  return chunks.flatMap(({ year, points }) => {
    const read: [Day, number][] = [];
    readYearChunk(year, points, -Infinity, Infinity, (day, value) => read.push([day, value]));
    return read;
  });
}

function trueCurve(currency: string, day: Day) {
  const { level, slope, bend } = ratesFor(SEED).curve(currency, day);
  return { beta0: level, beta1: slope, beta2: bend, beta3: 0, tau1: TAU, tau2: 0 };
}

/**
 * The spread in basis points over the curve that generated the market; undefined after maturity.
 */
function spreadOn({ stored, currency }: QuotedBond, [day, price]: readonly [Day, number]) {
  const settled = settlementFor(stored, day);
  const terms = readTerms(termsOn(stored, formatDay(settled)));
  if (terms.maturityDay !== undefined && settled >= terms.maturityDay) return undefined;
  const bond = prepareBond(terms, settled, readCompounding(undefined, terms.frequency));
  const measured = measureAtPrice(bond, price);
  if (!measured) return Number.NaN;
  const rates = trueCurve(currency, day);
  // A perpetual has no last payment up to which the curve could price it.
  if (terms.maturityDay === undefined) return 10_000 * (measured.yieldRate - zeroRate(rates, 30));
  const spread = gSpread({
    curve: { name: '', rates },
    flows: bond.timed,
    dayCount: terms.dayCount,
    compounding: 'annual',
    dirtyPrice: measured.dirtyPrice,
  });
  return 10_000 * (spread?.spread ?? Number.NaN);
}

function listOutside(
  chosen: readonly QuotedBond[],
  { low, high }: { low: number; high: number },
): string[] {
  return chosen.flatMap((bond) =>
    bond.prices.flatMap((quote) => {
      const spread = spreadOn(bond, quote);
      if (spread === undefined || (spread >= low && spread <= high)) return [];
      return [`${bond.name} ${formatDay(quote[0])} at ${quote[1]}: ${spread}`];
    }),
  );
}

const isPaying = ({ stored }: QuotedBond) => stored.flatFrom === null;
const isNominal = ({ stored }: QuotedBond) => stored.terms.indexRatio === undefined;

test('BND-10 every price of every bond is near its curve, by the stored terms', () => {
  const usual = bonds.filter((bond) => isPaying(bond) && isNominal(bond) && !bond.isFloating);
  expect(usual.length).toBeGreaterThan(40);
  expect(listOutside(usual, { low: -50, high: 900 })).toEqual([]);
});

test('BND-10 Germany and the United States have enough bonds for a curve, and they are on it', () => {
  const states = bonds.filter((bond) => bond.category === 'government' && isNominal(bond));
  for (const currency of ['EUR', 'USD']) {
    const ladder = states.filter((bond) => bond.currency === currency);
    expect(ladder.length).toBeGreaterThanOrEqual(8);
    expect(Math.min(...ladder.map(({ prices }) => prices.length))).toBeGreaterThan(245);
    expect(listOutside(ladder, { low: -6, high: 6 })).toEqual([]);
  }
});

test('BND-8 an inflation-linked bond yields the excess over inflation', () => {
  const linkers = bonds.filter((bond) => !isNominal(bond));
  expect(linkers.length).toBeGreaterThan(0);
  expect(listOutside(linkers, { low: -300, high: -100 })).toEqual([]);
});

test('BND-8 a floater yields its margin over the current index', () => {
  const floaters = bonds.filter(({ isFloating }) => isFloating);
  expect(floaters.length).toBeGreaterThan(3);
  for (const { name, stored, prices } of floaters) {
    const price = prices.at(-1)?.[1] ?? 0;
    expect({ name, isNear: Math.abs(price - 100) < 6 }).toEqual({ name, isNear: true });
    expect(stored.terms.floating?.spread).toBeGreaterThan(0);
  }
});

test('BND-9 defaulted bonds trade flat, at the expected recovery', () => {
  const flat = bonds.filter((bond) => !isPaying(bond));
  expect(flat.length).toBeGreaterThan(0);
  for (const { stored, prices } of flat) {
    const after = prices.filter(([day]) => formatDay(day) >= stored.flatFrom!);
    expect(after.length).toBeGreaterThan(50);
    for (const [, price] of after) {
      expect(price).toBeGreaterThan(20);
      expect(price).toBeLessThan(70);
    }
  }
});
