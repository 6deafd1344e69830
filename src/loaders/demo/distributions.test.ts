import { describe, expect, test } from 'vitest';
import { calendarDay, formatDay } from '../../domain/time/day.ts';
import { BOND_OPTIONS, SCREEN_FIELDS } from '../../domain/screens/screen-fields.ts';
import { isKnownVenue, OFF_EXCHANGE } from '../../domain/instruments/venues.ts';
import { getCountry } from './countries.ts';
import { getCurrency } from './currencies.ts';
import type { BondTerms, DemoInstrument, DemoIssuer } from './demo-instrument.ts';
import { demoIssuers } from './issuers.ts';
import { LARGE_ISSUERS, largeInstrument } from './large-market.ts';
import { historyCalendar } from './load-steps.ts';
import { marketParts } from './market-parts.ts';
import { issuerRatings } from './ratings.ts';
import { walkPoints } from './series-plan.ts';

const key = { seed: 1, today: calendarDay(2026, 11, 14) };
const normal = marketParts(key, 'normal');
const largeIssuers = demoIssuers(key, LARGE_ISSUERS);
/** A sample of all kinds: 31 and the number of kinds in the cycle are coprime. */
const largeSample = Array.from({ length: 20_000 }, (_, i) =>
  largeInstrument(key, largeIssuers, 31 * i, false),
);

const MARKETS = [
  { market: 'normal', issuers: normal.issuers, instruments: normal.instruments },
  { market: 'large', issuers: largeIssuers, instruments: largeSample },
];

function shares<T>(items: readonly T[], property: (item: T) => string): Map<string, number> {
  const found = new Map<string, number>();
  for (const item of items) {
    found.set(property(item), (found.get(property(item)) ?? 0) + 1 / items.length);
  }
  return found;
}

const share = <T>(items: readonly T[], condition: (item: T) => boolean): number =>
  items.filter(condition).length / items.length;

const pickBonds = (instruments: readonly DemoInstrument[]) =>
  instruments.flatMap(({ bond, ...rest }) => (bond ? [{ ...rest, bond }] : []));
const ofKind = (instruments: readonly DemoInstrument[], kind: DemoInstrument['kind']) =>
  instruments.filter((instrument) => instrument.kind === kind);

function findField(kind: keyof typeof SCREEN_FIELDS, id: string): readonly string[] {
  const field = SCREEN_FIELDS[kind].find((each) => each.id === id);
  return field && 'values' in field ? field.values : [];
}

function optionWords({ options, amortisation, maturesOn, indexRatioUnits, facts }: BondTerms) {
  return [
    ...options.map(({ kind }) => kind),
    ...(amortisation.length > 0 ? ['amortising'] : []),
    ...(maturesOn === null ? ['perpetual'] : []),
    ...(indexRatioUnits === null ? [] : ['linked']),
    ...(facts.isGreen ? ['green'] : []),
  ];
}

const stateKind = ({ couponsPerYear, indexRatioUnits }: BondTerms) =>
  couponsPerYear === 0 ? 'bill' : indexRatioUnits === null ? 'bond' : 'linker';

const isCompany = ({ sector }: DemoIssuer): boolean =>
  sector !== 'government' && sector !== 'municipal';

const isGone = ({ status }: DemoIssuer): boolean => status === 'liquidated';
const isGraded = (issuer: DemoIssuer): boolean =>
  issuerRatings(key, issuer).some(({ notch }) => notch !== null);

describe.each(MARKETS)('the $market market', ({ issuers, instruments }) => {
  const bonds = pickBonds(instruments);
  const byId = new Map(issuers.map((issuer) => [issuer.id, issuer]));

  test('has companies of twelve sectors, mostly banks, and of all countries, America first', () => {
    const companies = issuers.filter(isCompany);
    const bySector = shares(companies, ({ sector }) => sector);
    expect(bySector.size).toBe(12);
    expect(Math.min(...bySector.values())).toBeGreaterThan(0.02);
    expect(Math.max(...bySector.values())).toBe(bySector.get('banks'));
    const byCountry = shares(companies, ({ country }) => country);
    expect(Math.max(...byCountry.values())).toBe(byCountry.get('US'));
    expect(byCountry.get('US')).toBeLessThan(0.3);
    expect(byCountry.size).toBeGreaterThan(40);
  });

  test('has a few wound-up issuers, and none of their instruments trades', () => {
    expect(share(issuers, isGone)).toBeGreaterThan(0.005);
    expect(share(issuers, isGone)).toBeLessThan(0.04);
    const alive = instruments.filter(
      ({ kind, status, issuerId = 0 }) =>
        kind !== 'etf' && status === 'active' && byId.get(issuerId)?.status === 'liquidated',
    );
    expect(alive.map(({ name }) => name.eng)).toEqual([]);
  });

  test.each(['category', 'couponType', 'seniority', 'status'])('has bonds of every %s', (id) => {
    const values: Readonly<Record<string, (bond: (typeof bonds)[number]) => string>> = {
      category: ({ category = '' }) => category,
      couponType: ({ bond }) => bond.couponType,
      seniority: ({ bond }) => bond.facts.seniority,
      status: ({ status }) => status,
    };
    const found = shares(bonds, values[id]!);
    // A bond is never withdrawn: it matures. Lists call a bond that trades flat defaulted.
    const others = new Set(['withdrawn', 'defaulted']);
    const expected = findField('bonds', id).filter((value) => !others.has(value));
    expect([...found.keys()].toSorted()).toEqual([...expected].toSorted());
    expect(Math.min(...found.values())).toBeGreaterThan(0.008);
  });

  test('has bonds with every option, while most have none', () => {
    const words = bonds.map(({ bond }) => optionWords(bond));
    const found = shares(words.flat(), (word) => word);
    expect([...found.keys()].toSorted()).toEqual([...BOND_OPTIONS].toSorted());
    expect(share(words, (own) => own.length === 0)).toBeGreaterThan(0.6);
  });

  test('has issuers of every quality, some of them unrated', () => {
    const steps = [4, 7, 10, 13, 16, 22];
    const step = ({ notch }: DemoIssuer): string =>
      String(steps.findIndex((last) => notch <= last));
    expect(shares(issuers, step).size).toBe(6);
    expect(share(issuers.slice(0, 400), isGraded)).toBeGreaterThan(0.6);
    expect(share(issuers.slice(0, 400), isGraded)).toBeLessThan(0.99);
  });

  test('has amounts and lot sizes that match', () => {
    const odd = bonds.filter(({ bond: { faceValue, amountIssued, facts } }) => {
      const isWhole = facts.smallestLot % faceValue === 0 && amountIssued % facts.smallestLot === 0;
      return !isWhole || amountIssued < 10 * facts.smallestLot;
    });
    expect(odd.map(({ name }) => name.eng)).toEqual([]);
    const dollars = (item: (typeof bonds)[number]): number =>
      item.bond.amountIssued / getCurrency(item.currency).perDollar;
    const middle = (category: string): number =>
      median(bonds.filter((item) => item.category === category).map(dollars));
    expect(middle('government')).toBeGreaterThan(8 * middle('corporate'));
    expect(middle('corporate')).toBeGreaterThan(middle('municipal'));
    expect(middle('municipal')).toBeGreaterThan(20e6);
    expect(shares(bonds, ({ bond }) => String(bond.facts.smallestLot)).size).toBeGreaterThan(9);
  });

  test.each([
    // Billions; Swiss, Russian and American ones as SIX, Minfin and TreasuryDirect publish them.
    { country: 'CH', kind: 'bond', billions: [1, 6], coupons: [0, 4.5] },
    { country: 'CH', kind: 'bill', billions: [0.2, 2], coupons: [0, 0] },
    { country: 'US', kind: 'bond', billions: [5, 100], coupons: [0.25, 8] },
    { country: 'US', kind: 'bill', billions: [8, 100], coupons: [0, 0] },
    { country: 'DE', kind: 'bond', billions: [5, 40], coupons: [0, 6.5] },
    { country: 'DE', kind: 'linker', billions: [3, 25], coupons: [0.1, 2.5] },
    { country: 'RU', kind: 'bond', billions: [50, 1000], coupons: [4.5, 13] },
    { country: 'RU', kind: 'linker', billions: [50, 400], coupons: [2.5, 2.5] },
    { country: 'BR', kind: 'bond', billions: [20, 250], coupons: [10, 10] },
    { country: 'BR', kind: 'linker', billions: [20, 300], coupons: [6, 6] },
    { country: 'MX', kind: 'bond', billions: [50, 700], coupons: [4.5, 10] },
    { country: 'JP', kind: 'bond', billions: [1000, 10_000], coupons: [0.1, 3] },
  ] as const)('$country issues a $kind with a realistic size and coupon', (state) => {
    const { currency } = getCountry(state.country);
    const issues = bonds.filter(
      (item) =>
        item.category === 'government' &&
        item.currency === currency &&
        byId.get(item.issuerId ?? 0)?.country === state.country &&
        stateKind(item.bond) === state.kind,
    );
    const odd = issues.filter(({ bond: { amountIssued, couponMilli } }) => {
      const [billions, coupon] = [amountIssued / 1e9, couponMilli / 1000];
      const isUsual = billions >= state.billions[0] && billions <= state.billions[1];
      return !isUsual || coupon < state.coupons[0] || coupon > state.coupons[1];
    });
    expect(odd.map(({ name, bond }) => `${name.eng}: ${bond.amountIssued}`)).toEqual([]);
  });

  test('has no issue that its market couldn’t have absorbed', () => {
    const dollars = (item: (typeof bonds)[number]): number =>
      item.bond.amountIssued / getCurrency(item.currency).perDollar;
    const isForeign = ({ currency, issuerId = 0 }: (typeof bonds)[number]): boolean =>
      getCountry(byId.get(issuerId)?.country ?? 'US').currency !== currency;
    const odd = bonds.filter((item) => {
      if (item.category !== 'government') return dollars(item) > 2e9;
      return isForeign(item) ? dollars(item) > 4e9 : dollars(item) > 90e9;
    });
    expect(odd.map(({ name, bond }) => `${name.eng}: ${bond.amountIssued}`)).toEqual([]);
  });

  test('trades everything but indexes and currencies on some venue, most bonds over the counter', () => {
    for (const { kind, venue } of instruments) {
      const isTraded = kind === 'bond' || kind === 'stock' || kind === 'etf';
      expect(venue === undefined ? !isTraded : isTraded && isKnownVenue(venue)).toBe(true);
    }
    const ofBonds = shares(bonds, ({ venue = '' }) => venue);
    expect(ofBonds.get(OFF_EXCHANGE)).toBeGreaterThan(0.3);
    expect(ofBonds.get(OFF_EXCHANGE)).toBeLessThan(0.5);
    expect(ofBonds.size).toBeGreaterThan(40);
    const ofStocks = shares(ofKind(instruments, 'stock'), ({ venue = '' }) => venue);
    expect(ofStocks.has(OFF_EXCHANGE)).toBe(false);
    expect(Math.max(...ofStocks.values())).toBe(ofStocks.get('XNYS'));
  });

  test('has funds of every class, mostly equity, cheap and expensive, small and large', () => {
    const funds = ofKind(instruments, 'etf').flatMap((item) => (item.fund ? [item] : []));
    const classes = shares(funds, ({ category = '' }) => category);
    expect([...classes.keys()].toSorted()).toEqual([...findField('etf', 'category')].toSorted());
    expect(classes.get('equity')).toBeGreaterThan(0.45);
    expect(classes.get('bond')).toBeGreaterThan(0.15);
    expect(Math.min(...classes.values())).toBeGreaterThan(0.02);
    const costs = funds.map(({ fund }) => fund!.expenseRatioHundredths);
    expect(Math.min(...costs)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...costs)).toBeLessThanOrEqual(125);
    expect(median(costs)).toBeGreaterThan(15);
    expect(median(costs)).toBeLessThan(40);
    const assets = funds.map(
      ({ fund, currency }) => fund!.netAssets / getCurrency(currency).perDollar,
    );
    expect(Math.min(...assets)).toBeGreaterThan(1e6);
    expect(Math.max(...assets)).toBeGreaterThan(10e9);
    expect(median(assets)).toBeGreaterThan(50e6);
    expect(share(funds, ({ fund }) => fund!.paysOut)).toBeCloseTo(0.45, 0.7);
  });

  test('has stocks of companies only', () => {
    const owners = ofKind(instruments, 'stock').map(({ issuerId = 0 }) => byId.get(issuerId));
    expect(owners.every((owner) => owner && isCompany(owner))).toBe(true);
  });
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const calendar = historyCalendar(key);

test('a few companies are worth very much, most little, and well-known ones more', () => {
  const worth = ofKind(normal.instruments, 'stock').map(({ series, share: facts, currency }) => {
    const price = walkPoints(series!, calendar, key.today - 1)
      .at(-1)!
      .units.at(-1)!;
    const dollars = price / 10 ** series!.decimals / getCurrency(currency).perDollar;
    return dollars * facts!.sharesOutstanding;
  });
  expect(Math.min(...worth)).toBeGreaterThan(1e6);
  expect(Math.max(...worth)).toBeGreaterThan(100e9);
  expect(Math.max(...worth)).toBeLessThan(5000e9);
  expect(median(worth)).toBeGreaterThan(0.3e9);
  expect(median(worth)).toBeLessThan(5e9);
  expect(median(worth.slice(0, 100))).toBeGreaterThan(2 * median(worth.slice(-100)));
});

test('government bonds trade daily, some of the others only occasionally', () => {
  const silent = pickBonds(normal.instruments)
    .filter(({ status, series }) => status === 'active' && !series!.hasGaps)
    .map(({ category, series }) => {
      const days = [...calendar.tradingYears(series!, -Infinity, key.today - 1)].at(-1)!.days;
      return { category, days: key.today - days.at(-1)! };
    });
  const ofStates = silent.filter(({ category }) => category === 'government');
  expect(Math.max(...ofStates.map(({ days }) => days))).toBeLessThanOrEqual(3);
  const others = silent.filter(({ category }) => category !== 'government');
  expect(share(others, ({ days }) => days <= 3)).toBeGreaterThan(0.5);
  expect(share(others, ({ days }) => days <= 3)).toBeLessThan(0.8);
  expect(share(others, ({ days }) => days > 14)).toBeGreaterThan(0.08);
  expect(share(others, ({ days }) => days > 90)).toBeGreaterThan(0.01);
  expect(share(others, ({ days }) => days > 90)).toBeLessThan(0.06);
});

test('a curve anchored to money market rates has a short bond on every day', () => {
  const issuers = new Map(normal.issuers.map((issuer) => [issuer.id, issuer]));
  const rates = normal.instruments.filter(({ name }) => name.eng.endsWith(' 3M Rate'));
  expect(rates.length).toBeGreaterThan(10);
  const far = rates.flatMap(({ currency }) => {
    // The euro's curve is Germany's.
    const country = currency === 'EUR' ? 'DE' : currency.slice(0, 2);
    const own = pickBonds(normal.instruments).filter(
      (item) =>
        item.category === 'government' &&
        item.currency === currency &&
        item.bond.indexRatioUnits === null &&
        issuers.get(item.issuerId ?? 0)?.country === country,
    );
    const days = Array.from({ length: 3590 }, (_, i) => key.today - 1 - i);
    // Curves are fitted to bonds with at least a quarter to maturity.
    const hasShort = (day: number): boolean =>
      own.some(
        ({ bond: { issuedOn, maturesOn } }) =>
          issuedOn <= day && maturesOn! > day + 95 && maturesOn! < day + 300,
      );
    return days.filter((day) => !hasShort(day)).map((day) => `${currency} ${formatDay(day)}`);
  });
  expect(far).toEqual([]);
});

test('every bond of the tiny market trades each day', () => {
  const { instruments } = marketParts(key, 'tiny');
  expect(instruments.filter(({ series }) => series?.tradesEvery !== undefined)).toEqual([]);
});
