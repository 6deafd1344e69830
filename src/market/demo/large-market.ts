import { demoBond } from './bonds.ts';
import { COUNTRIES } from './countries.ts';
import type { DemoInstrument, DemoIssuer, MarketKey, Names } from './demo-instrument.ts';
import type { IndexIdea } from './index-names.ts';
import { demoIndex } from './indexes.ts';
import { borrowingWeight } from './programme.ts';
import { hash } from './random.ts';
import type { Calendar, SeriesPlan } from './series-plan.ts';
import { ASSET_CLASSES, demoEtf, demoStock } from './shares.ts';
import { makeLongTicker } from './tickers.ts';
import { makeWord, WORD_COUNT } from './words.ts';

/** The total size of the large market, including the normal one that it contains. */
export const LARGE_INSTRUMENTS = 1_000_000;
export const LARGE_ISSUERS = 20_000;
export const LARGE_POINTS = 20_000_000;
const LARGE_IDS_FROM = 100_001;

const HISTORY_MONTHS = 120;
/** Kinds take turns: 11 bonds, 5 stocks, 2 funds and 2 indexes in every 20. */
const KINDS = 'bsbsbebibsbsbebibsbb';
/** Generated instruments come after every one of the normal market. */
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
  const issuer = issuers[h % issuers.length] as DemoIssuer;
  const historyMonths = withSeries ? HISTORY_MONTHS : null;
  const importance = h % LARGEST_IMPORTANCE;
  // Rare features depend on this number and not on i, because i also chooses the kind: a feature
  // would then meet the same kinds only.
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
      const focus = h % FUND_FOCUS.length;
      const name = fundName(h % WORD_COUNT, focus);
      const share = { id, number, issuer, name, ticker, importance, historyMonths };
      return demoEtf(key, share, ASSET_CLASSES[focus] ?? 'equity');
    }
    case 'i': {
      const hasGaps = number % 50 === 47;
      const facts = { id, importance, isRealtime: false, hasGaps, historyMonths };
      return demoIndex(key, largeIndexIdea(i, h, ticker), facts);
    }
    default: {
      const place = { issuer: borrower(key, issuers, h), index: h % 97 };
      const bond = demoBond(key, { id, number, place, historyMonths });
      return { ...bond, importance: Math.round(bond.importance / 2) };
    }
  }
}

const FUND_FOCUS: readonly { readonly eng: string; readonly rus: string }[] = [
  { eng: 'Equity', rus: 'Акции' },
  { eng: 'Bond', rus: 'Облигации' },
  { eng: 'Commodity', rus: 'Сырьё' },
  { eng: 'Money Market', rus: 'Денежный рынок' },
  { eng: 'Balanced', rus: 'Сбалансированный' },
];

/** A hundred thousand funds need more names than there are houses: theirs are invented words. */
function fundName(wordNumber: number, focus: number): Names {
  const { latin, cyrillic } = makeWord(wordNumber);
  const { eng, rus } = FUND_FOCUS[focus] ?? { eng: 'Equity', rus: 'Акции' };
  return { eng: `${latin} ${eng} ETF`, rus: `${cyrillic} ${rus} ETF` };
}

/** Of two companies, the one that borrows more often. The states have their bonds already. */
function borrower(key: MarketKey, issuers: readonly DemoIssuer[], h: number): DemoIssuer {
  const companies = issuers.length - COUNTRIES.length;
  const [one, other] = [h, h >>> 3].map(
    (number) => issuers[COUNTRIES.length + (number % companies)] as DemoIssuer,
  );
  return borrowingWeight(key.seed, one!) >= borrowingWeight(key.seed, other!) ? one! : other!;
}

function largeIndexIdea(i: number, h: number, ticker: string): IndexIdea {
  const place = makeWord(h % WORD_COUNT);
  const theme = makeWord((h >>> 8) % WORD_COUNT);
  const size = 10 * (1 + (i % 60));
  return {
    name: {
      eng: `${place.latin} ${theme.latin} ${size}`,
      rus: `${place.cyrillic} ${theme.cyrillic} ${size}`,
    },
    ticker,
    category: 'equity',
    currency: h % 2 === 0 ? 'USD' : 'EUR',
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
    plans.push(points <= missing ? series : shortened(series, calendar, key, missing));
    missing -= points;
  }
  return plans;
}

/** The same series with a later beginning, so that `points` points are left. */
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
