import { beforeAll, describe, expect, test } from 'vitest';
import { calendarDay, formatDay, SECONDS_PER_DAY, type Day } from '../../domain/time/day.ts';
import { isTradingDay } from '../../domain/time/trading-day.ts';
import { contractDays, storedDecimals } from './contracts.ts';
import { getCurrency } from './currencies.ts';
import type { DemoInstrument } from './demo-instrument.ts';
import { historyCalendar } from './load-steps.ts';
import { marketParts, type MarketParts } from './market-parts.ts';
import { intradayUnits, movingSeries } from './moving-market.ts';
import { depositRate, discount, ratesFor } from './rates.ts';
import { walkPoints } from './series-plan.ts';

/**
 * Relationships between the values of the demo market that must hold on every day, checked only
 * with the stored quotes and not with what generated them.
 */
const key = { seed: 1, today: calendarDay(2026, 11, 18) };
let market: MarketParts;
const byTicker = new Map<string, DemoInstrument>();
const calendar = historyCalendar(key);

beforeAll(() => {
  market = marketParts(key, 'normal');
  for (const instrument of market.instruments) {
    if (instrument.ticker !== undefined) byTicker.set(instrument.ticker, instrument);
  }
});

type Quotes = ReadonlyMap<Day, number>;

const known = new Map<number, Quotes>();

function quotes({ id, series }: DemoInstrument): Quotes {
  let found = known.get(id);
  if (!found) {
    const scale = 10 ** series!.decimals;
    const years = walkPoints(series!, calendar, key.today - 1);
    found = new Map(
      years.flatMap(({ days, units }) => days.map((day, i) => [day, units[i]! / scale] as const)),
    );
    known.set(id, found);
  }
  return found;
}

function quotesByTicker(ticker: string): Quotes {
  return quotes(byTicker.get(ticker)!);
}

/** The last decimal of a quote. */
function lastDigit(ticker: string): number {
  return 10 ** -byTicker.get(ticker)!.series!.decimals;
}

/**
 * The days on which a quote differs from the value implied by others by more than a share of it
 * plus half its last decimal.
 */
function strays(
  ticker: string,
  expected: (day: Day) => number | undefined,
  share: number,
): string[] {
  return [...quotesByTicker(ticker)].flatMap(([day, value]) => {
    const other = expected(day);
    if (other === undefined) return [];
    const isNear = Math.abs(value - other) <= share * Math.abs(other) + 0.5001 * lastDigit(ticker);
    return isNear ? [] : [`${ticker} ${formatDay(day)}: ${value}, not ${other}`];
  });
}

const inDollars = (code: string) =>
  [`${code}/USD`, `USD/${code}`].find((ticker) => byTicker.has(ticker));

/** Every pair whose currencies both have a pair with the dollar. */
function listTriangles() {
  return market.instruments.flatMap(({ pair, ticker }) => {
    if (!pair || pair.base === 'USD' || pair.quote === 'USD') return [];
    const [base, quote] = [inDollars(pair.base), inDollars(pair.quote)];
    return base && quote ? [{ ticker: ticker!, base, quote, pair }] : [];
  });
}

/** The dollar price of one unit of a currency, from the quote of its pair. */
const dollars = (ticker: string, value: number) => (ticker.endsWith('USD') ? value : 1 / value);

/** Half of the last decimal of a quote, as a share of it. */
const rounding = (ticker: string, value: number) => (0.51 * lastDigit(ticker)) / value;

/** The last value on or before a day. */
function lastValue(values: Quotes, day: Day): number {
  let last = day;
  while (!values.has(last)) last -= 1;
  return values.get(last)!;
}

/** The annual carry of holding it, apart from funding: dividends, storage, interest earned. */
function bounds(code: string, isQuanto: boolean): readonly [number, number] {
  if (code === 'GL' || code === 'SV') return [0, 0.004];
  if (code === 'UR') return [-0.09, 0];
  if (isQuanto) return [-0.1, 0.1];
  if (['E5', 'ES', 'RX', 'BX'].includes(code)) return [-0.041, -0.014];
  return [-0.095, 0.075];
}

function findIndex(name: string): DemoInstrument {
  return market.instruments.find((item) => item.name.eng === `Parcurve ${name}`)!;
}

/** The rate of two currencies on a day, whichever way round it's quoted. */
function findRate(from: string, to: string, day: Day): number | undefined {
  if (from === to) return 1;
  const isDirect = byTicker.has(`${from}/${to}`);
  const ticker = isDirect ? `${from}/${to}` : `${to}/${from}`;
  const quote = byTicker.has(ticker) ? quotesByTicker(ticker).get(day) : undefined;
  return quote === undefined || isDirect ? quote : 1 / quote;
}

const isOpen = (ticker: string, day: Day) => quotesByTicker(ticker).has(day);

describe('currencies', () => {
  test('every cross rate follows from its legs, on every day', () => {
    const triangles = listTriangles();
    expect(triangles.length).toBeGreaterThan(60);
    const odd = triangles.flatMap(({ ticker, base, quote }) => {
      const [ofBase, ofQuote] = [quotesByTicker(base), quotesByTicker(quote)];
      return [...quotesByTicker(ticker)].filter(([day, value]) => {
        const [one, other] = [ofBase.get(day), ofQuote.get(day)];
        if (one === undefined || other === undefined) return false;
        const cross = dollars(base, one) / dollars(quote, other);
        const allowed =
          rounding(ticker, value) + rounding(base, one) + rounding(quote, other) + 1e-9;
        return Math.abs(value / cross - 1) > allowed;
      });
    });
    expect(odd).toEqual([]);
  });

  test('the zloty rate of the euro follows from its legs, and pegged currencies keep their pegs', () => {
    const [day, euro] = [...quotesByTicker('EUR/USD')].at(-1)!;
    const zloty = quotesByTicker('USD/PLN').get(day)!;
    expect(quotesByTicker('EUR/PLN').get(day)).toBeCloseTo(euro * zloty, 3);
    for (const [, krone] of quotesByTicker('EUR/DKK'))
      expect(Math.abs(krone / 7.456 - 1)).toBeLessThan(0.01);
    for (const [, dirham] of quotesByTicker('USD/AED')) {
      expect(Math.abs(dirham / 3.6725 - 1)).toBeLessThan(0.01);
    }
  });

  test('crosses agree within a tick while they move', () => {
    const timeZone = 'UTC+3';
    const moving = new Map(
      movingSeries(
        market.instruments.flatMap(({ series }) => series ?? []),
        { day: key.today, timeZone },
      ).map((series) => [series.id, series]),
    );
    const value = (ticker: string, at: number) => {
      const series = moving.get(byTicker.get(ticker)!.id);
      return series && intradayUnits(series, at) * lastDigit(ticker);
    };
    const midnight = key.today * SECONDS_PER_DAY - 3 * 3600;
    let compared = 0;
    for (const { ticker, base, quote } of listTriangles()) {
      for (let at = midnight; at < midnight + SECONDS_PER_DAY; at += 1800) {
        const [cross, one, other] = [value(ticker, at), value(base, at), value(quote, at)];
        if (cross === undefined || one === undefined || other === undefined) continue;
        compared += 1;
        const expected = dollars(base, one) / dollars(quote, other);
        const allowed = lastDigit(ticker) + cross * (rounding(base, one) + rounding(quote, other));
        expect(Math.abs(cross - expected)).toBeLessThanOrEqual(allowed);
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});

describe('holidays', () => {
  test('no quote is on a weekend or a holiday, and holidays differ', () => {
    const independence = calendarDay(2025, 7, 4);
    expect(isOpen('PCUSE10', independence)).toBe(false);
    expect(isOpen('EUR/USD', independence)).toBe(false);
    expect(isOpen('EUR/GBP', independence)).toBe(true);
    expect(isOpen('PCEZE10', independence)).toBe(true);
    expect(isOpen('PCCNE10', calendarDay(2026, 2, 18))).toBe(false);
    expect(isOpen('PCEZE10', calendarDay(2026, 4, 3))).toBe(false);
    for (const [i, instrument] of market.instruments.entries()) {
      // Only some of the many stocks and funds, because they all share the calendar code.
      const isMany = instrument.kind === 'stock' || instrument.kind === 'etf';
      if (instrument.kind === 'bond' || !instrument.series || (isMany && i % 20 !== 0)) continue;
      const { calendars } = instrument.series;
      expect(calendars.length).toBeGreaterThan(0);
      const closed = [...quotes(instrument).keys()].filter((day) => !isTradingDay(day, calendars));
      expect(closed).toEqual([]);
    }
  });

  test('bonds of one government close on the same days, so that a curve has all of them or none', () => {
    const states = market.instruments.filter(({ category }) => category === 'government');
    const calendars = Map.groupBy(
      states,
      ({ isin, currency }) => `${isin!.slice(0, 2)} ${currency}`,
    );
    for (const [state, bonds] of calendars) {
      const [country, currency] = state.split(' ');
      if (currency !== 'EUR' && !currency!.startsWith(country!)) continue;
      const different = new Set(bonds.map(({ series }) => series!.calendars.join(' ')));
      expect([state, different.size]).toEqual([state, 1]);
    }
  });

  test('nothing moves on a weekend or its own holiday', () => {
    const plans = market.instruments.flatMap(({ series }) => series ?? []);
    const moving = (day: Day) =>
      new Set(movingSeries(plans, { day, timeZone: 'UTC' }).map(({ id }) => id));
    expect(moving(calendarDay(2026, 11, 21)).size).toBe(0);
    const thanksgiving = moving(calendarDay(2026, 11, 26));
    expect(thanksgiving.has(byTicker.get('EUR/USD')!.id)).toBe(false);
    expect(thanksgiving.has(byTicker.get('EUR/GBP')!.id)).toBe(true);
  });
});

describe('indexes', () => {
  test('money market rates are those of the curve', () => {
    for (const currency of ['USD', 'EUR', 'JPY', 'GBP', 'RUB', 'TRY']) {
      const curve = (day: Day) => ratesFor(key.seed).curve(currency, day);
      for (const [i, days] of [1, 30, 91].entries()) {
        const expected = (day: Day) => 100 * depositRate(curve(day), currency, days);
        expect(strays(`PC${currency}${i + 1}M`, expected, 0)).toEqual([]);
      }
      // The overnight return can't be far from the three-month return.
      const overnight = quotesByTicker(`PC${currency}1M`);
      const far = [...quotesByTicker(`PC${currency}3M`)].filter(
        ([day, value]) => Math.abs(value - overnight.get(day)!) > 0.6 + 0.05 * Math.abs(value),
      );
      expect(far).toEqual([]);
    }
  });

  test('government yields are those of the curve, and companies pay more', () => {
    const yields = market.instruments.filter(({ name }) => name.eng.endsWith('YTM'));
    expect(yields.length).toBeGreaterThan(20);
    const years: Readonly<Record<string, number>> = {
      '1–3Y': 2,
      '3–5Y': 4,
      '5–7Y': 6,
      '7–10Y': 8,
      '10Y+': 15,
    };
    for (const { name, ticker, currency } of yields) {
      const [, region, kind, term = ''] =
        /^PCI (.*) (Government|Corporate|High Yield) Bond (\S+) YTM$/.exec(name.eng)!;
      const par = (day: Day) => {
        const curve = ratesFor(key.seed).curve(currency, day);
        const discounts = Array.from({ length: years[term]! }, (_, i) =>
          discount(curve, 0, 365 * (i + 1)),
        );
        return (100 * (1 - discounts.at(-1)!)) / discounts.reduce((sum, value) => sum + value, 0);
      };
      const isOfCurve =
        kind === 'Government' && !['Emerging Markets', 'Asia Pacific'].includes(region!);
      const odd = isOfCurve
        ? strays(ticker!, par, 0)
        : [...quotesByTicker(ticker!)].filter(([day, value]) => value <= par(day));
      expect([ticker, odd]).toEqual([ticker, []]);
    }
  });

  test('an index of indexes follows its members', () => {
    const regions: Readonly<Record<string, readonly [level: number, currency: string]>> = {
      US: [5900, 'USD'],
      EZ: [4870, 'EUR'],
      GB: [8210, 'GBP'],
      JP: [38_900, 'JPY'],
      GL: [3710, 'USD'],
      EM: [1120, 'USD'],
      CN: [3340, 'CNY'],
      IN: [81_200, 'INR'],
      BR: [128_400, 'BRL'],
      RU: [2760, 'RUB'],
      ME: [1430, 'USD'],
      TR: [98_700, 'TRY'],
      AF: [940, 'USD'],
    };
    const composites = ['GL US60 EZ17 GB5 JP8 EM10', 'EM CN38 IN26 BR12 RU6 ME8 TR5 AF5'];
    for (const composite of composites) {
      const [code = '', ...members] = composite.split(' ');
      const [level, currency] = regions[code]!;
      let compared = 0;
      const expected = (day: Day) => {
        let value = level;
        for (const member of members) {
          const [usualLevel, own] = regions[member.slice(0, 2)]!;
          const quote = quotesByTicker(`PC${member.slice(0, 2)}E10`).get(day);
          const change = findRate(own, currency, day);
          if (quote === undefined || change === undefined) return undefined;
          const usual = getCurrency(currency).perDollar / getCurrency(own).perDollar;
          value *= ((quote / usualLevel) * (change / usual)) ** (Number(member.slice(2)) / 100);
        }
        compared += 1;
        return value;
      };
      expect(strays(`PC${code}E10`, expected, 0.0001)).toEqual([]);
      expect(compared).toBeGreaterThan(1500);
    }
    const metals = ['Copper', 'Aluminium', 'Nickel', 'Zinc', 'Tin', 'Lead'];
    const usual = [9420, 2560, 16_300, 3010, 31_200, 2050];
    const basket = findIndex('Metals Basket');
    const expected = (day: Day) =>
      341 *
      metals.reduce(
        (value, name, i) => value * (quotes(findIndex(name)).get(day)! / usual[i]!) ** (1 / 6),
        1,
      );
    expect(strays(basket.ticker!, expected, 0.0001)).toEqual([]);
  });

  test('stocks move with their country’s index', () => {
    const index = quotesByTicker('PCUSE10');
    const days = [...index.keys()].slice(-500);
    const stocks = market.instruments.filter(
      ({ kind, currency, status, series }) =>
        kind === 'stock' && currency === 'USD' && status === 'active' && !series?.hasGaps,
    );
    let [together, sumOne, sumOther] = [0, 0, 0];
    for (const [i, day] of days.entries()) {
      if (i === 0) continue;
      const change = (values: Quotes) => {
        const [from, to] = [values.get(days[i - 1]!), values.get(day)];
        return from === undefined || to === undefined ? 0 : to / from - 1;
      };
      const mean = stocks.reduce((sum, stock) => sum + change(quotes(stock)), 0) / stocks.length;
      together += mean * change(index);
      sumOne += mean ** 2;
      sumOther += change(index) ** 2;
    }
    expect(together / Math.sqrt(sumOne * sumOther)).toBeGreaterThan(0.8);
  });
});

test('a fund follows its holdings minus its fee', () => {
  let compared = 0;
  for (const fund of market.instruments) {
    const theme = /(Gold|Silver|US Equity) ETF$/.exec(fund.name.eng)?.[1];
    if (fund.kind !== 'etf' || theme === undefined || fund.currency !== 'USD') continue;
    const held = quotes(theme === 'US Equity' ? byTicker.get('PCUSE10')! : findIndex(theme));
    const own = [...quotes(fund)].filter(([day]) => held.has(day));
    const [first] = own;
    if (!first) continue;
    const yearly = fund.fund!.expenseRatioHundredths / 10_000;
    const odd = own.filter(([day, value]) => {
      const cost = Math.exp((-yearly * (day - first[0])) / 365);
      const expected = first[1] * cost * (held.get(day)! / held.get(first[0])!);
      return Math.abs(value - expected) > 0.006 * (1 + value / first[1]) + 0.0005 * expected;
    });
    expect([fund.name.eng, odd]).toEqual([fund.name.eng, []]);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(3);
});

describe('futures', () => {
  const UNDERLYINGS: Readonly<Record<string, readonly [name: string, factor: number]>> = {
    CL: ['Parcurve Light Oil', 1],
    GL: ['Parcurve Gold', 1],
    WH: ['Parcurve Wheat', 0.01],
    E5: ['Parcurve North America 50', 1],
    ES: ['Parcurve Eurozone 50', 1],
    AP: ['Parcurve Asia Pacific 50', 1],
    RX: ['Parcurve Russia 50', 1],
    BX: ['Parcurve Brazil 50', 1],
    MX: ['Parcurve Middle East 50', 1],
    AL: ['Parcurve Aluminium', 1],
    SV: ['Parcurve Silver', 1],
    HO: ['Parcurve Heavy Oil', 1],
    CF: ['Parcurve Coffee', 0.01],
  };

  function spotFor(code: string, currency: string) {
    if (code === 'UR') return (day: Day) => lastValue(quotesByTicker('USD/RUB'), day);
    const [name, factor] = UNDERLYINGS[code] ?? [];
    const index = market.instruments.find((item) => item.name.eng === name);
    if (!index) return undefined;
    const rate =
      index.category === 'equity' || currency === 'USD'
        ? undefined
        : quotesByTicker(`USD/${currency}`);
    return (day: Day) =>
      lastValue(quotes(index), day) * factor! * (rate ? lastValue(rate, day) : 1);
  }

  test('converge to the delivery price, and cost the carry more before', () => {
    let expired = 0;
    const odd: string[] = [];
    for (const contract of market.contracts) {
      const spot = spotFor(contract.code, contract.currency);
      if (!spot) continue;
      const scale = 10 ** storedDecimals(contract);
      for (const { day, settle, expiry } of contractDays(key, contract, { to: key.today - 1 })) {
        const price = settle / scale;
        const days = expiry.expiresOn - day;
        const delivered = spot(day);
        const where = `${expiry.symbol} ${formatDay(day)}: ${price} beside ${delivered}`;
        if (!isTradingDay(day, contract.calendars)) odd.push(`${where}, on a holiday`);
        if (days === 0) {
          expired += 1;
          if (Math.abs(price - delivered) > 0.6 / scale + 1e-9 * price) odd.push(where);
          continue;
        }
        const years = days / 365;
        const curve = ratesFor(key.seed).curve(contract.currency, day);
        const money = -Math.log(discount(curve, 0, days));
        const carry = Math.log(price / delivered) - money;
        // Each month is slightly off its curve.
        const noise = 0.0005;
        const isQuanto = contract.code === 'AP' || contract.code === 'MX';
        const [low, high] = bounds(contract.code, isQuanto);
        if (carry < low * years - noise || carry > high * years + noise) odd.push(where);
      }
    }
    expect(odd).toEqual([]);
    expect(expired).toBeGreaterThan(100);
  });
});
