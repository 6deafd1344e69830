import * as z from 'zod/mini';
import { MOVES } from '../../domain/home/headline.ts';
import { RATING_BANDS } from '../../domain/home/rating-bands.ts';
import { INDEX_CATEGORIES } from '../../domain/instruments/index-category.ts';
import { endpoint } from '../core/endpoint.ts';
import { id, isoDay, maskedDecimal, maskedWord } from '../core/fields.ts';
import { quote } from '../instruments/quote.ts';

const move = z.nullable(z.enum(MOVES));
const word = z.nullable(z.string());
const line = z.array(z.number());

const pairRow = z.object({
  id,
  name: z.string(),
  /** `EUR/USD`. */
  ticker: z.string(),
  quote,
  /** The closes of the last 30 days; as 0–100 shares if the viewer may not see values. */
  line,
});

const indexRow = z.object({
  id,
  name: z.string(),
  category: z.enum(INDEX_CATEGORIES),
  quote,
  line,
});

/** A ten-year government yield. */
const yieldRow = z.object({
  curveId: id,
  country: z.string(),
  name: z.string(),
  day: isoDay,
  source: z.string(),
  /** Percent. */
  rate: maskedDecimal,
  /** In basis points: since the previous day, over Germany's, and over its own two-year yield. */
  change: maskedDecimal,
  spread: maskedDecimal,
  slope: maskedDecimal,
  /** The last 30 days of the first few; empty if the viewer may not see values. */
  line,
});

/** Values of the last close. */
const closeRow = {
  id,
  name: z.string(),
  currency: word,
  lastDay: z.nullable(isoDay),
  /** Older than the day that its kind has reached: it has no one-day change. */
  isStale: z.boolean(),
  price: maskedDecimal,
  /** Always 2 if the viewer may not see values. */
  decimals: z.int(),
  /** Percent since the previous trading day. */
  dayChange: maskedDecimal,
};

const bondRow = z.object({
  ...closeRow,
  issued: z.nullable(isoDay),
  couponType: word,
  /** Null for perpetuals. */
  maturity: z.nullable(isoDay),
  amount: word,
  rating: z.nullable(maskedWord),
  yield: maskedDecimal,
  duration: maskedDecimal,
  spread: maskedDecimal,
});

const shareRow = z.object({
  ...closeRow,
  ticker: word,
  line,
});

const fundRow = z.object({
  ...shareRow.shape,
  /** The asset class. */
  category: word,
  /** Net assets, in its currency. */
  size: maskedDecimal,
  /** Percent per year. */
  cost: word,
});

/** The date and sources of a block's values. */
const origin = { day: z.nullable(isoDay), sources: z.array(z.string()) };

/** How many moved in which direction; empty if the viewer may not see values. */
const breadthRow = z.object({
  kind: z.enum(['bonds', 'stocks', 'etf', 'indexes', 'currencies']),
  /** Older values don't count. */
  day: isoDay,
  rising: z.int(),
  unchanged: z.int(),
  falling: z.int(),
});

const weekItem = z.object({
  kind: z.enum(['maturity', 'call', 'put', 'coupon']),
  id,
  name: z.string(),
  currency: word,
  /** The amount repaid at maturity, in units of the currency. */
  amount: word,
  /** Percent of the nominal: the amount of a coupon, the exercise price of a right. */
  percent: word,
});

/** The whole start page. Rankings by value are empty if the viewer may not see values. */
export const getHome = endpoint({
  method: 'GET',
  path: '/api/home/',
  summary:
    'Get the home page: main quotes, government yields, bonds, stocks, funds and the week ahead',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  changesWith: 'market',
  answer: z.object({
    /** Whether the viewer may not see values. */
    masked: z.boolean(),
    today: isoDay,
    /** The length of each list; indexes without those that are rates. */
    counts: z.object({
      bonds: z.int(),
      stocks: z.int(),
      etf: z.int(),
      indexes: z.int(),
      rates: z.int(),
      company: z.int(),
      currencies: z.int(),
      curves: z.int(),
    }),
    breadth: z.array(breadthRow),
    /** Derived from the figures by rule; all null if the viewer may not see values. */
    headline: z.object({
      yields: move,
      shares: move,
      leader: word,
      /** Percent, at the close of the day. */
      leaderChange: maskedDecimal,
      /** All figures are of this day's close. */
      day: z.nullable(isoDay),
    }),
    pairs: z.object({
      sources: z.array(z.string()),
      leading: z.array(pairRow),
      /** The largest moves of the day among the others. */
      moved: z.array(pairRow),
    }),
    indexes: z.object({
      sources: z.array(z.string()),
      leading: z.array(indexRow),
      /** Indexes that are rates and yields. */
      rates: z.array(indexRow),
    }),
    yields: z.array(yieldRow),
    bonds: z.object({
      ...origin,
      /** The workout of all yields, durations and spreads. */
      workout: z.literal('worst'),
      /** The number of most important bonds from which `moved` and `highest` are selected. */
      among: z.int(),
      leading: z.array(bondRow),
      newest: z.array(bondRow),
      moved: z.array(bondRow),
      highest: z.array(bondRow),
    }),
    /** Leading bonds in one currency by duration and yield. */
    map: z.object({
      workout: z.literal('worst'),
      currency: word,
      /** The benchmark curve: durations and yields alternating. */
      curve: z.array(z.number()),
      bands: z.array(
        z.object({
          band: z.enum(RATING_BANDS),
          bonds: z.int(),
          /** Medians. */
          yield: maskedDecimal,
          duration: maskedDecimal,
          spread: maskedDecimal,
          /** Durations and yields alternating. */
          points: z.array(z.number()),
        }),
      ),
    }),
    stocks: z.object({
      ...origin,
      among: z.int(),
      leading: z.array(shareRow),
      rising: z.array(shareRow),
      falling: z.array(shareRow),
    }),
    etf: z.object({ ...origin, leading: z.array(fundRow), largest: z.array(fundRow) }),
    /** The next five business days. */
    week: z.object({
      /**
       * Coupons cover this many of the most important bonds, or all if null; everything else covers
       * all bonds.
       */
      among: z.nullable(z.int()),
      days: z.array(z.object({ day: isoDay, count: z.int(), items: z.array(weekItem) })),
    }),
  }),
});
