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
  /** The closes of the last 30 days; a share of 0–100 where the viewer may not see values. */
  line,
});

const indexRow = z.object({
  id,
  name: z.string(),
  category: z.enum(INDEX_CATEGORIES),
  quote,
  line,
});

/** A government's yield over ten years. */
const yieldRow = z.object({
  curveId: id,
  country: z.string(),
  name: z.string(),
  day: isoDay,
  source: z.string(),
  /** Percent. */
  rate: maskedDecimal,
  /** In basis points: since the day before, over Germany's, and over its own of two years. */
  change: maskedDecimal,
  spread: maskedDecimal,
  slope: maskedDecimal,
  /** The last 30 days of the first few; empty where the viewer may not see values. */
  line,
});

/** Values are those of the last close. */
const closeRow = {
  id,
  name: z.string(),
  currency: word,
  lastDay: z.nullable(isoDay),
  /** Older than the day that its kind has reached: it has no change of a day. */
  isStale: z.boolean(),
  price: maskedDecimal,
  /** Always 2 where the viewer may not see values. */
  decimals: z.int(),
  /** Percent, since the trading day before. */
  dayChange: maskedDecimal,
};

const bondRow = z.object({
  ...closeRow,
  issued: z.nullable(isoDay),
  couponType: word,
  /** Null of perpetuals. */
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
  /** Percent a year. */
  cost: word,
});

/** When a block's values are of, and where they come from. */
const origin = { day: z.nullable(isoDay), sources: z.array(z.string()) };

/** What moved, by how many; nothing where the viewer may not see values. */
const breadthRow = z.object({
  kind: z.enum(['bonds', 'stocks', 'etf', 'indexes', 'currencies']),
  /** What is older does not count. */
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
  /** What is repaid at the end, in units of the currency. */
  amount: word,
  /** Percent of the nominal: of a coupon what it pays, of a right at what price it is used. */
  percent: word,
});

/** All of the start page. What ranks by values is empty where the viewer may not see them. */
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
    /** How long each list is; indexes without those that are rates. */
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
    /** Made by rule from the figures; all null where the viewer may not see values. */
    headline: z.object({
      yields: move,
      shares: move,
      leader: word,
      /** Percent, at the close of the day. */
      leaderChange: maskedDecimal,
      /** All of it is of the close of this day. */
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
      /** Those that are rates and yields. */
      rates: z.array(indexRow),
    }),
    yields: z.array(yieldRow),
    bonds: z.object({
      ...origin,
      /** The end that all yields, durations and spreads are to. */
      workout: z.literal('worst'),
      /** Among so many of the most important ones are `moved` and `highest`. */
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
      /** The benchmark curve: duration and yield in turn. */
      curve: z.array(z.number()),
      bands: z.array(
        z.object({
          band: z.enum(RATING_BANDS),
          bonds: z.int(),
          /** Medians. */
          yield: maskedDecimal,
          duration: maskedDecimal,
          spread: maskedDecimal,
          /** Duration and yield in turn. */
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
      /** Coupons are those of so many of the most important bonds, null: of all; the rest is of all. */
      among: z.nullable(z.int()),
      days: z.array(z.object({ day: isoDay, count: z.int(), items: z.array(weekItem) })),
    }),
  }),
});
