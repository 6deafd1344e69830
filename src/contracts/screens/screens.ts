import * as z from 'zod/mini';
import { INDEX_MEASURES } from '../../domain/instruments/index-measure.ts';
import { SCREEN_FIELDS, SCREEN_KINDS } from '../../domain/screens/screen-fields.ts';
import { download, endpoint } from '../core/endpoint.ts';
import { exportId, exportProgress } from '../core/export-progress.ts';
import { id, isoDay, maskedDecimal, maskedWord, text } from '../core/fields.ts';
import { FILE_TYPES, type FileFormat } from '../core/file-format.ts';

const kind = z.enum(SCREEN_KINDS);
const params = z.strictObject({ kind });

/** As many words as a filter takes. */
const words = z.optional(text(2500));
const part = z.optional(text(500));
/** The longest list of ISINs that is taken, however they are separated. */
const isins = z.optional(text(8000));

/**
 * Filters as the addresses of the pages have them: words joined by commas, `yield=2..6`,
 * `maturity=2028-01-01..`. Which of them a list knows, and what they may say, is checked when they
 * are read (`domain/screens/screen-address.ts`).
 */
const filters = {
  ...Object.fromEntries(
    Object.values(SCREEN_FIELDS)
      .flat()
      .map((field) => [field.id, words]),
  ),
  known: part,
  isin: isins,
  text: part,
  /** The currency in which amounts are told, compared and bounded: `USD` unless the list has one. */
  in: part,
};

const word = z.nullable(z.string());

/** All fields of all lists; null where a list has no such field, or it has no value. */
const screenRow = z.object({
  id,
  name: z.string(),
  isin: word,
  ticker: word,
  issuerId: z.nullable(id),
  issuer: word,
  country: word,
  currency: word,
  sector: word,
  issuerType: word,
  category: word,
  status: z.string(),
  venue: word,
  couponType: word,
  coupon: word,
  issued: z.nullable(isoDay),
  maturity: z.nullable(isoDay),
  seniority: word,
  options: z.array(z.string()),
  amount: word,
  denomination: word,
  cost: word,
  bonds: z.nullable(z.int()),
  stocks: z.nullable(z.int()),
  /** Of which day the values are. */
  lastTrade: z.nullable(isoDay),
  /** Older than the day that the list has reached: it has no change of a day. */
  isStale: z.boolean(),
  /** Of indexes: rates have a yield and changes in basis points, others a price. */
  measure: z.nullable(z.enum(INDEX_MEASURES)),
  /** Of the price, in the viewer’s language. */
  unit: word,
  /** Whether values come during the day; those of this list are of the last close. */
  isRealtime: z.boolean(),
  price: maskedDecimal,
  /** Always 2 where the viewer may not see values. */
  decimals: z.int(),
  /** Since the trading day before; null where there is no price of it. */
  dayChange: maskedDecimal,
  /** Since the last close at or before the same day a month or a year earlier. */
  monthChange: maskedDecimal,
  yearChange: maskedDecimal,
  dayChangeBp: maskedDecimal,
  monthChangeBp: maskedDecimal,
  yearChangeBp: maskedDecimal,
  /** Of indexes: the closes that they are counted from. */
  monthBase: maskedDecimal,
  yearBase: maskedDecimal,
  /** Of bonds all three to one end, the worst: percent, years and basis points. */
  yield: maskedDecimal,
  duration: maskedDecimal,
  spread: maskedDecimal,
  /** That end: `maturity`, `call`, `put` or `perpetual`, and its day. */
  workoutKind: z.nullable(maskedWord),
  workout: z.nullable(maskedWord),
  /** The same three to maturity. */
  maturityYield: maskedDecimal,
  maturityDuration: maskedDecimal,
  maturitySpread: maskedDecimal,
  rating: z.nullable(maskedWord),
  size: maskedDecimal,
  /** The amount or size in the currency of `money`; null where there is no rate. */
  converted: maskedDecimal,
  /** Of the rate; null where nothing is converted, or the viewer may not see values. */
  rateDay: z.nullable(isoDay),
  /** The closes of the last 60 days; a share of 0–100 where the viewer may not see values. */
  line: z.array(z.number()),
});

export const getScreen = endpoint({
  method: 'GET',
  path: '/api/screens/{kind}/',
  summary: 'List instruments or issuers that match filters, 30 per page',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  rows: 'items',
  changesWith: 'market',
  params,
  query: z.strictObject({
    ...filters,
    /** A column; with `-` before it the largest first. */
    sort: part,
    page: part,
    /** `next` or `previous` of another answer, instead of a page: nothing is met twice. */
    after: part,
    before: part,
  }),
  answer: z.object({
    items: z.array(screenRow),
    /** How many pass the filters, and how many there are. */
    total: z.int(),
    all: z.int(),
    page: z.int(),
    limit: z.int(),
    /** For `after` and `before`; null at the ends. */
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    /** Values are those of the close of this day, the latest of any row. */
    asOf: z.nullable(isoDay),
    sources: z.array(z.string()),
    /** In which currency amounts are compared; null of lists without amounts. */
    money: z.nullable(
      z.object({
        currency: z.string(),
        /** All rows have this currency: nothing is converted. */
        isOwn: z.boolean(),
      }),
    ),
    /** Whether the viewer may neither see nor filter by values. */
    masked: z.boolean(),
    /** Those of the asked ISINs that this list does not have. */
    unknownIsins: z.array(z.string()),
  }),
});

export const getScreenRows = endpoint({
  method: 'GET',
  path: '/api/screens/{kind}/rows/',
  summary: 'Get instruments or issuers by ID, with the figures shown in lists',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  rows: 'items',
  changesWith: 'market',
  params,
  query: z.strictObject({ ids: z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,29}$/)) }),
  answer: z.object({ items: z.array(z.omit(screenRow, { line: true })) }),
});

export const getScreenCounts = endpoint({
  method: 'GET',
  path: '/api/screens/{kind}/counts/',
  summary: 'Count instruments or issuers that match filters, with their distribution by field',
  needs: 'public',
  cost: 'heavy',
  scope: 'market',
  changesWith: 'market',
  params,
  query: z.strictObject(filters),
  answer: z.object({
    total: z.int(),
    all: z.int(),
    /** Whether the numbers below are made from a part of the instruments. `total` never is. */
    isEstimated: z.boolean(),
    /**
     * Each field as if it were not filtered by itself. Fields of values are missing for viewers who
     * may not see values.
     */
    choices: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.int() }))),
    /** `counts` has one more than `edges`: below the first, between, from the last on. */
    ranges: z.record(
      z.string(),
      z.object({
        /** Decimals or days, as the filter has them. */
        edges: z.array(z.string()),
        counts: z.array(z.int()),
        /** How many have no value. */
        missing: z.int(),
      }),
    ),
    /** Each preset with its address and the number of those that pass it. */
    presets: z.array(
      z.object({
        id: z.string(),
        query: z.string(),
        /** Null: it filters by values that the viewer may not see. */
        count: z.nullable(z.int()),
      }),
    ),
    /** If nothing passes: what leaving out each filter would give, the best first. */
    relaxed: z.array(z.object({ field: z.string(), count: z.int() })),
  }),
});

/** More points cannot be told apart; then they are an even part of all. */
export const MAX_MAP_POINTS = 2000;

export const getScreenMap = endpoint({
  method: 'GET',
  path: '/api/screens/bonds/map/',
  summary:
    'Get bonds that match filters by duration and yield, with a fitted line for each currency',
  needs: 'values',
  cost: 'heavy',
  scope: 'market',
  query: z.strictObject(filters),
  answer: z.object({
    /** The end that all yields and durations are to. */
    workout: z.literal('worst'),
    /** How many have a yield and a duration. */
    total: z.int(),
    isPart: z.boolean(),
    groups: z.array(
      z.object({
        currency: z.string(),
        count: z.int(),
        points: z.array(
          z.object({
            id,
            name: z.string(),
            duration: z.number(),
            yield: z.number(),
            /** Basis points above the fitted line. */
            distance: z.nullable(z.number()),
            /** The day of its price. */
            lastTrade: z.nullable(isoDay),
          }),
        ),
        /** yield = a + b · ln(duration), in percent and years; null if there are too few. */
        line: z.nullable(
          z.object({ a: z.number(), b: z.number(), from: z.number(), to: z.number() }),
        ),
      }),
    ),
  }),
});

function screenFile<F extends FileFormat>(format: F) {
  return download({
    method: 'GET',
    path: `/api/screens/{kind}/${format}/`,
    summary: `Download all instruments or issuers that match filters (${format.toUpperCase()})`,
    needs: 'values',
    cost: 'file',
    scope: 'market',
    params,
    query: z.strictObject({
      ...filters,
      sort: part,
      columns: part,
      progress: z.optional(exportId),
    }),
    mediaType: FILE_TYPES[format],
  });
}
export const downloadScreenCsv = screenFile('csv');
export const downloadScreenXlsx = screenFile('xlsx');

export const getScreenFileProgress = endpoint({
  method: 'GET',
  path: '/api/screens/{kind}/exports/{progress}/',
  summary: 'Get the progress of a list download that this account requested with `progress`',
  needs: 'values',
  cost: 'light',
  scope: 'market',
  params: z.strictObject({ kind, progress: exportId }),
  answer: exportProgress,
  sample: 'none',
});

/** Of an account, in all lists together. */
export const MAX_SAVED_SCREENS = 100;

const savedScreen = z.object({
  id,
  kind,
  name: z.string(),
  query: z.string(),
  /** How many pass it now; null: it filters by values that the viewer may not see. */
  count: z.nullable(z.int()),
});

export const listSavedScreens = endpoint({
  method: 'GET',
  path: '/api/user/screens/{kind}/',
  summary: 'List saved screens',
  needs: 'signedIn',
  cost: 'heavy',
  params,
  answer: z.object({ items: z.array(savedScreen) }),
});

const screenName = z
  .pipe(
    text(200),
    z.transform((name: string) => name.trim()),
  )
  .check(z.refine((name) => name.length >= 1 && name.length <= 60));

export const saveScreen = endpoint({
  method: 'POST',
  path: '/api/user/screens/{kind}/',
  summary: 'Save a screen under a name, replacing any of the same name',
  needs: 'signedIn',
  cost: 'light',
  params,
  body: z.strictObject({ name: screenName, query: text(8000) }),
  answer: z.object({ id }),
});

export const deleteScreen = endpoint({
  method: 'POST',
  path: '/api/user/screens/{kind}/delete/',
  summary: 'Delete a saved screen',
  needs: 'signedIn',
  cost: 'light',
  params,
  body: z.strictObject({ id }),
  answer: z.object({ id }),
});
