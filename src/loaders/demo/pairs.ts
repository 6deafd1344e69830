import { addMonths } from '../../domain/time/day.ts';
import { findCalendars } from '../../domain/time/calendars/holidays.ts';
import { CURRENCIES_BY_SUBREGION, getCurrency, decimalsForRate } from './currencies.ts';
import type { DemoInstrument, MarketKey, Names } from './demo-instrument.ts';
import { hash } from './random.ts';

const PAIR_IDS_FROM = 1;

const MAJOR_PAIRS = `EUR/USD USD/JPY GBP/USD USD/CHF AUD/USD USD/CAD NZD/USD EUR/GBP EUR/JPY EUR/CHF
  GBP/JPY AUD/JPY EUR/CAD EUR/AUD GBP/CHF CAD/JPY CHF/JPY AUD/CAD AUD/NZD EUR/NZD`.split(/\s+/);
/**
 * The number of currencies per sub-region with a pair against the euro in addition to the dollar.
 */
const EURO_PAIRS: Readonly<Record<number, number>> = { 2: 12, 3: 10, 4: 12, 5: 8, 6: 6, 7: 8 };
/** The number of pairs per sub-region that move during the day. */
const REALTIME_PAIRS: Readonly<Record<number, number>> = {
  1: 20,
  2: 10,
  3: 6,
  4: 10,
  5: 6,
  6: 4,
  7: 4,
};
const TINY_PAIRS: Readonly<Record<number, number>> = { 1: 6, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3 };
/** Intraday with three months of history: the periodicity of a moving pair. */
const INTRADAY_PERIODICITY = 8;
/** The other pairs cycle through these; every fifth is daily. */
const OTHER_PERIODICITIES = [0, 1, 2, 3, 0, 4, 5, 6, 7, 1];

const LOCALES = {
  eng: 'en',
  rus: 'ru',
  pol: 'pl',
  ita: 'it',
  deu: 'de',
  esp: 'es',
  chn: 'zh',
  ukr: 'uk',
  fra: 'fr',
  tur: 'tr',
} as const;

const displayNames = Object.entries(LOCALES).map(([language, locale]) => ({
  language,
  locale,
  names: new Intl.DisplayNames([locale], { type: 'currency' }),
}));

interface PairOfRegion {
  readonly ticker: string;
  readonly subregionId: number;
  readonly isRealtime: boolean;
}

export function demoPairs(key: MarketKey, isTiny: boolean): DemoInstrument[] {
  return [...CURRENCIES_BY_SUBREGION.keys()]
    .flatMap((id) =>
      isTiny ? firstAndLast(pairsOfRegion(id), TINY_PAIRS[id] ?? 0) : pairsOfRegion(id),
    )
    .map((pair, i) => demoPair(key, pair, i));
}

/**
 * The given number of pairs, including the last one, which unlike the first ones does not move
 * during the day.
 */
function firstAndLast<T>(list: readonly T[], count: number): T[] {
  return [...list.slice(0, count - 1), ...list.slice(-1)];
}

function pairsOfRegion(subregionId: number): PairOfRegion[] {
  const codes = (CURRENCIES_BY_SUBREGION.get(subregionId) ?? []).map(({ code }) => code);
  const tickers =
    subregionId === 1
      ? MAJOR_PAIRS
      : codes.flatMap((code, i) =>
          i < (EURO_PAIRS[subregionId] ?? 0) ? [`USD/${code}`, `EUR/${code}`] : [`USD/${code}`],
        );
  return tickers.map((ticker, i) => ({
    ticker,
    subregionId,
    isRealtime: i < (REALTIME_PAIRS[subregionId] ?? 0),
  }));
}

function demoPair(key: MarketKey, pair: PairOfRegion, i: number): DemoInstrument {
  const { ticker, subregionId, isRealtime } = pair;
  const [base = '', quote = ''] = ticker.split('/');
  const id = PAIR_IDS_FROM + i;
  const level = getCurrency(quote).perDollar / getCurrency(base).perDollar;
  const decimals = decimalsForRate(quote);
  return {
    id,
    kind: 'currency',
    name: pairName(base, quote),
    ticker,
    currency: quote,
    status: 'active',
    importance: 1_000_000 - 1000 * i,
    pair: {
      base,
      quote,
      subregionId,
      periodicity: isRealtime
        ? INTRADAY_PERIODICITY
        : (OTHER_PERIODICITIES[i % OTHER_PERIODICITIES.length] ?? 0),
    },
    series: {
      id,
      decimals,
      unit: quote,
      isRealtime,
      firstDay: addMonths(key.today, -120),
      lastDay: Infinity,
      startUnits: Math.round(level * 10 ** decimals),
      hasGaps: !isRealtime && i % 40 === 33,
      calendars: findCalendars([base, quote]),
      movement: {
        kind: 'line',
        seed: hash(key.seed, id),
        key,
        quantity: { of: 'pair', base, quote },
      },
    },
  };
}

/** "Euro – US Dollar" in all ten languages. */
function pairName(base: string, quote: string): Names {
  const entries = displayNames.map(({ language, locale, names }): [string, string] => {
    const [from, to] = [base, quote].map((code) => capitalised(names.of(code) ?? code, locale));
    return [language, `${from} – ${to}`];
  });
  return { eng: `${base} – ${quote}`, ...Object.fromEntries(entries) };
}

function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
