import { beforeAll, describe, expect, test } from 'vitest';
import { addMonths, calendarDay } from '../../domain/time/day.ts';
import { contractDays } from './contracts.ts';
import { identifierProblem } from '../../domain/instruments/identifier.ts';
import { historyCalendar, collectSeriesPlans } from './load-steps.ts';
import { marketParts, type MarketParts } from './market-parts.ts';
import { walkPoints } from './series-plan.ts';

const key = { seed: 1, today: calendarDay(2025, 11, 9) };
let market: MarketParts;

beforeAll(() => {
  market = marketParts(key, 'normal');
});

function countBy<T>(items: readonly T[], property: (item: T) => unknown): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) {
    const value = String(property(item));
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

test('the same key gives the same market', () => {
  expect(marketParts(key, 'normal')).toEqual(market);
});

test('the normal market has the promised sizes', () => {
  expect(countBy(market.instruments, ({ kind }) => kind)).toEqual({
    currency: 160,
    index: 300,
    stock: 600,
    etf: 200,
    bond: 3000,
  });
  expect(market.issuers).toHaveLength(400);
  expect(market.exchanges).toHaveLength(6);
  expect(market.contracts).toHaveLength(24);
});

test('the tiny market has all sub-regions and rare bonds', () => {
  const tiny = marketParts(key, 'tiny');
  expect(countBy(tiny.instruments, ({ kind }) => kind)).toEqual({
    currency: 24,
    index: 40,
    stock: 20,
    etf: 10,
    bond: 60,
  });
  expect(
    Object.keys(
      countBy(
        tiny.instruments.flatMap(({ pair }) => pair ?? []),
        (p) => p.subregionId,
      ),
    ),
  ).toHaveLength(7);
  const periodicities = countBy(
    tiny.instruments.flatMap(({ pair }) => pair ?? []),
    ({ periodicity }) => periodicity,
  );
  expect(periodicities).toMatchObject({ 0: 2, 8: 18 });
  const bonds = tiny.instruments.flatMap(({ bond }) => bond ?? []);
  expect(bonds.some(({ maturesOn }) => maturesOn === null)).toBe(true);
  expect(bonds.some(({ amortisation }) => amortisation.length > 0)).toBe(true);
  expect(bonds.some(({ options }) => options.length > 0)).toBe(true);
  expect(tiny.instruments.some(({ status }) => status === 'matured')).toBe(true);
  expect(tiny.contracts).toHaveLength(2);
});

test('all pairs quoted in a currency have the same precision', () => {
  const pairs = market.instruments.flatMap(({ pair, series }) =>
    pair && series ? [`${pair.quote} ${series.decimals}`] : [],
  );
  const quotes = pairs.map((pair) => pair.slice(0, 3));
  expect(new Set(pairs).size).toBe(new Set(quotes).size);
  expect(new Set(quotes).size).toBeLessThan(pairs.length);
});

test('ids, ISINs and tickers are unique, check digits and countries valid', () => {
  const ids = market.instruments.map(({ id }) => id);
  const isins = market.instruments.flatMap(({ isin }) => isin ?? []);
  const tickers = market.instruments.flatMap(({ ticker }) => ticker ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(isins).toHaveLength(3800);
  expect(new Set(isins).size).toBe(isins.length);
  expect(new Set(tickers).size).toBe(tickers.length);
  for (const isin of isins) expect(identifierProblem('isin', isin)).toBeUndefined();
  const countries = market.instruments.map(({ isin }) => isin?.slice(0, 2));
  const ofIssuers = market.instruments.map(({ issuerId }) => market.issuers[(issuerId ?? 0) - 1]);
  expect(countries).toEqual(ofIssuers.map((issuer) => issuer?.country));
});

describe('pairs', () => {
  test('about half are daily or intraday, and the other periodicities all occur', () => {
    const pairs = market.instruments.flatMap(({ pair }) => pair ?? []);
    const counts = countBy(pairs, ({ periodicity }) => periodicity);
    expect(Object.keys(counts)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8']);
    const half = (counts[0] ?? 0) + (counts[8] ?? 0);
    expect(half).toBeGreaterThan(70);
    expect(half).toBeLessThan(90);
  });

  test('have names in ten languages', () => {
    const [euroDollar] = market.instruments;
    expect(euroDollar?.name).toMatchObject({ eng: 'Euro – US Dollar', rus: 'Евро – Доллар США' });
    expect(Object.keys(euroDollar?.name ?? {})).toHaveLength(10);
  });
});

function pickBonds({ instruments }: MarketParts) {
  return instruments.flatMap(({ bond, ...rest }) => (bond ? [{ ...rest, bond }] : []));
}

function share(condition: (bond: ReturnType<typeof pickBonds>[number]) => boolean): number {
  return pickBonds(market).filter(condition).length / pickBonds(market).length;
}

describe('bonds', () => {
  test('some have matured, amortise, or have options', () => {
    expect(share(({ status }) => status === 'matured')).toBeCloseTo(0.25, 1);
    expect(share(({ bond }) => bond.amortisation.length > 0)).toBeCloseTo(0.05, 1.5);
    expect(share(({ bond }) => bond.options.length > 0)).toBeCloseTo(0.08, 1.5);
  });

  test('no two have the same name', () => {
    const names = pickBonds(market).map(({ name }) => name.eng);
    expect(new Set(names).size).toBe(names.length);
  });

  test('large states have bonds of all maturities on every day of ten years', () => {
    const states = pickBonds(market).filter(
      ({ category, bond }) => category === 'government' && bond.indexRatioUnits === null,
    );
    for (const currency of ['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'RUB', 'CAD', 'AUD', 'CHF', 'INR']) {
      const code = currency === 'EUR' ? 'DE' : currency.slice(0, 2);
      const own = states.filter(
        (item) => item.currency === currency && item.isin?.startsWith(code),
      );
      for (let day = addMonths(key.today, -119); day < key.today; day += 200) {
        const left = own
          .filter(({ bond }) => bond.issuedOn <= day && (bond.maturesOn ?? 0) > day)
          .map(({ bond }) => (bond.maturesOn! - day) / 365);
        expect(left.length).toBeGreaterThanOrEqual(9);
        expect(Math.min(...left)).toBeLessThan(1.6);
        expect(Math.max(...left)).toBeGreaterThan(9);
      }
    }
  });

  test('all kinds of terms occur', () => {
    const all = pickBonds(market).map(({ bond }) => bond);
    const kinds = {
      steps: all.filter(({ steps }) => steps.length > 0),
      linkers: all.filter(({ indexRatioUnits }) => indexRatioUnits !== null),
      floaters: all.filter(({ indexMarginMilli }) => indexMarginMilli !== null),
      odd: all.filter(({ firstCouponOn }) => firstCouponOn !== null),
      inDefault: all.filter(({ flatFrom }) => flatFrom !== null),
      exCoupon: all.filter(({ exCouponDays }) => exCouponDays !== null),
      guaranteed: all.filter(({ facts }) => facts.guarantorId !== null),
      green: all.filter(({ facts }) => facts.isGreen),
      boughtBack: all.filter(({ facts, amountIssued }) => facts.amountOutstanding < amountIssued),
    };
    for (const [kind, bonds] of Object.entries(kinds)) {
      expect({ kind, isThere: bonds.length > 5 }).toEqual({ kind, isThere: true });
    }
    expect(new Set(all.map(({ facts }) => facts.seniority)).size).toBe(5);
  });

  test('repayments sum to 100 % and end at maturity', () => {
    const amortising = pickBonds(market).filter((item) => item.bond.amortisation.length > 0);
    for (const { bond } of amortising) {
      const sum = bond.amortisation.reduce((total, part) => total + part.shareHundredths, 0);
      expect(sum).toBe(10_000);
      expect(bond.amortisation.at(-1)?.paidOn).toBe(bond.maturesOn);
      const days = bond.amortisation.map(({ paidOn }) => paidOn);
      expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b));
      expect(days[0]).toBeGreaterThan(bond.issuedOn);
    }
  });

  test('all six day counts and all frequencies occur', () => {
    expect(Object.keys(countBy(pickBonds(market), ({ bond }) => bond.dayCount))).toHaveLength(6);
    expect(Object.keys(countBy(pickBonds(market), ({ bond }) => bond.couponsPerYear))).toEqual([
      '0',
      '1',
      '2',
      '4',
      '12',
    ]);
  });

  test('terms are in order', () => {
    for (const { bond, status } of pickBonds(market)) {
      expect(bond.issuedOn).toBeLessThan(key.today);
      expect(bond.couponType === 'zero').toBe(bond.couponsPerYear === 0);
      if (bond.maturesOn === null) continue;
      expect(bond.maturesOn).toBeGreaterThan(bond.issuedOn);
      expect(bond.maturesOn).toBeLessThan(addMonths(key.today, 12 * 31));
      expect(status).toBe(bond.maturesOn < key.today ? 'matured' : 'active');
    }
  });
});

test('every series has points; prices are above zero, rates can be negative', () => {
  const calendar = historyCalendar(key);
  const byId = new Map(market.instruments.map((instrument) => [instrument.id, instrument]));
  let points = 0;
  const lasts: number[] = [];
  for (const plan of collectSeriesPlans(market)) {
    const years = walkPoints(plan, calendar, key.today - 1);
    const units = years.flatMap((year) => year.units);
    expect(units.length).toBeGreaterThan(0);
    const isRate = byId.get(plan.id)?.kind === 'index' && plan.unit === '%';
    expect(isRate || Math.min(...units) > 0).toBe(true);
    expect(years.at(-1)?.days.at(-1)).toBeLessThan(key.today);
    points += units.length;
    lasts.push((units.at(-1) ?? 0) / 10 ** plan.decimals);
  }
  expect(points).toBeGreaterThan(5_300_000);
  expect(lasts.some((value) => value < 0)).toBe(true);
  expect(lasts.filter((value) => value > 100_000).length).toBeGreaterThan(5);
});

describe('days of contracts', () => {
  test('are consistent, and not too many', () => {
    let count = 0;
    const odd: unknown[] = [];
    for (const contract of market.contracts) {
      for (const row of contractDays(key, contract, { to: key.today - 1 })) {
        const { open, high, low, settle, volume, trades, openInterest } = row;
        count += 1;
        const isInOrder =
          low > 0 && low <= Math.min(open, settle) && high >= Math.max(open, settle);
        if (!isInOrder || volume < 0 || trades > volume || openInterest < 0) odd.push(row);
      }
    }
    expect(odd).toEqual([]);
    expect(count).toBeGreaterThan(50_000);
    expect(count).toBeLessThan(150_000);
  });

  test('continue as if they had never stopped, and new months are listed', () => {
    const [contract] = market.contracts;
    const later = key.today + 60;
    const all = [...contractDays(key, contract!, { to: later })];
    const first = [...contractDays(key, contract!, { to: key.today - 1 })];
    const rest = [...contractDays(key, contract!, { after: key.today - 1, to: later })];
    expect([...first, ...rest]).toEqual(all);
    const listed = new Set(first.map(({ expiry }) => expiry.symbol));
    expect(rest.some(({ expiry }) => !listed.has(expiry.symbol))).toBe(true);
  });

  test('the months of a day are on a smooth curve', () => {
    const [contract] = market.contracts;
    const rows = [...contractDays(key, contract!, { to: key.today - 1 })];
    const last = rows.filter(({ day }) => day === rows.at(-1)!.day);
    expect(last.length).toBe(12);
    for (const [i, { settle }] of last.entries()) {
      const next = last[i + 1]?.settle ?? settle;
      expect(Math.abs(next / settle - 1)).toBeLessThan(0.02);
    }
  });
});
