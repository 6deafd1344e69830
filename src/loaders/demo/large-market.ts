import type { DemoInstrument, DemoIssuer, MarketKey, Names } from './demo-instrument.ts';
import type { IndexIdea } from './index-names.ts';
import { demoIndex } from './indexes.ts';
import { groupIssuers, largeBond } from './large-bonds.ts';
import { hash, Random, type Weighted } from './random.ts';
import type { Calendar, SeriesPlan } from './series-plan.ts';
import { demoEtf, demoStock, fundClass, type AssetClass } from './shares.ts';
import { makeLongTicker } from './tickers.ts';
import { makeWord, WORD_COUNT } from './words.ts';

/** The total size of the large market, including the normal one that it contains. */
export const LARGE_INSTRUMENTS = 1_000_000;
export const LARGE_ISSUERS = 20_000;
export const LARGE_POINTS = 20_000_000;
const LARGE_IDS_FROM = 100_001;

const HISTORY_MONTHS = 120;
/** Kinds alternate: 11 bonds, 5 stocks, 2 funds and 2 indexes in every 20. */
const KINDS = 'bsbsbebibsbsbebibsbb';
/** Generated instruments rank below all those of the normal market. */
const LARGEST_IMPORTANCE = 400_000;

/**
 * Instrument number i of those that the large market adds. It is computed from its number alone, so
 * that a million of them can be written without being in memory together.
 */
export function largeInstrument(
  key: MarketKey,
  issuers: readonly DemoIssuer[],
  i: number,
  withSeries: boolean,
): DemoInstrument {
  const id = LARGE_IDS_FROM + i;
  const h = hash(key.seed ^ id, 8);
  const { listed, fundHouses } = groupIssuers(issuers);
  const issuer = listed[h % listed.length] as DemoIssuer;
  const historyMonths = withSeries ? HISTORY_MONTHS : null;
  const importance = h % LARGEST_IMPORTANCE;
  // Rare features depend on this number instead of i, because i also determines the kind: a feature
  // would then occur only with the same kinds.
  const number = (h >>> 4) % 6000;
  const ticker = makeLongTicker(i);
  switch (KINDS.charAt(i % KINDS.length)) {
    case 's': {
      const { latin, cyrillic } = makeWord(h % WORD_COUNT);
      const name = {
        eng: `${issuer.shortName.eng} ${latin} ord.`,
        rus: `${issuer.shortName.rus ?? issuer.shortName.eng} ${cyrillic} ао`,
      };
      const share = { id, number, issuer, name, ticker, importance, historyMonths };
      return demoStock(key, share);
    }
    case 'e': {
      const assetClass = fundClass(key.seed, id);
      const name = fundName(h % WORD_COUNT, assetClass);
      const house = fundHouses[h % fundHouses.length] as DemoIssuer;
      const share = { id, number, issuer: house, name, ticker, importance, historyMonths };
      return demoEtf(key, share, { assetClass });
    }
    case 'i': {
      const hasGaps = number % 50 === 47;
      const facts = { id, importance, isRealtime: false, hasGaps, historyMonths };
      return demoIndex(key, largeIndexIdea(key.seed, i, h, ticker), facts);
    }
    default: {
      const bond = largeBond(key, issuers, { id, number, historyMonths });
      return { ...bond, importance: Math.round(bond.importance / 2) };
    }
  }
}

const FUND_FOCUS: Readonly<Record<AssetClass, Names>> = {
  equity: { eng: 'Equity', rus: 'Акции' },
  bond: { eng: 'Bond', rus: 'Облигации' },
  commodity: { eng: 'Commodity', rus: 'Сырьё' },
  money_market: { eng: 'Money Market', rus: 'Денежный рынок' },
  mixed: { eng: 'Balanced', rus: 'Сбалансированный' },
};

/**
 * A hundred thousand funds need more names than there are fund houses: theirs are invented words.
 */
function fundName(wordNumber: number, assetClass: AssetClass): Names {
  const { latin, cyrillic } = makeWord(wordNumber);
  const { eng, rus } = FUND_FOCUS[assetClass];
  return { eng: `${latin} ${eng} ETF`, rus: `${cyrillic} ${rus} ETF` };
}

const INDEX_CATEGORIES: Weighted<IndexIdea['category']> = [
  ['equity', 70],
  ['bond', 20],
  ['commodity', 8],
  ['volatility', 2],
];
const INDEX_CURRENCIES: Weighted<string> = [
  ['USD', 40],
  ['EUR', 25],
  ['GBP', 7],
  ['JPY', 7],
  ['CNY', 6],
  ['RUB', 5],
  ['CHF', 5],
  ['INR', 5],
];
/** A random number stream with a single use. */
const INDEX_STREAM = 37;

function largeIndexIdea(seed: number, i: number, h: number, ticker: string): IndexIdea {
  const random = new Random(seed, INDEX_STREAM, i);
  const place = makeWord(h % WORD_COUNT);
  const theme = makeWord((h >>> 8) % WORD_COUNT);
  const size = 10 * (1 + (i % 60));
  return {
    name: {
      eng: `${place.latin} ${theme.latin} ${size}`,
      rus: `${place.cyrillic} ${theme.cyrillic} ${size}`,
    },
    ticker,
    category: random.pickWeighted(INDEX_CATEGORIES),
    currency: random.pickWeighted(INDEX_CURRENCIES),
    unit: 'pt',
    level: 100 + (h % 9000),
    decimals: 2,
  };
}

/**
 * The series that the large market adds, until all series together have `LARGE_POINTS` points. The
 * first day of the last series is moved so that the total is exact.
 */
export function largeSeries(
  key: MarketKey,
  issuers: readonly DemoIssuer[],
  calendar: Calendar,
  normalPoints: number,
): SeriesPlan[] {
  const plans: SeriesPlan[] = [];
  let missing = LARGE_POINTS - normalPoints;
  for (let i = 0; missing > 0; i += 1) {
    const { series } = largeInstrument(key, issuers, i, true);
    if (!series) continue;
    const points = calendar.countDays(series, key.today - 1);
    if (points === 0) continue;
    // A thinly traded series would have other days after a later start.
    if (points > missing && series.tradesEvery !== undefined) continue;
    plans.push(points <= missing ? series : shortened(series, calendar, key, missing));
    missing -= points;
  }
  return plans;
}

/** The same series with a later start, so that `points` points are left. */
function shortened(
  series: SeriesPlan,
  calendar: Calendar,
  { today }: MarketKey,
  points: number,
): SeriesPlan {
  const days = [...calendar.tradingYears(series, -Infinity, today - 1)].flatMap(
    (year) => year.days,
  );
  return { ...series, firstDay: days[days.length - points] ?? series.firstDay };
}
