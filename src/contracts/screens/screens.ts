import * as z from 'zod/mini';
import { INDEX_MEASURES } from '../../domain/instruments/index-measure.ts';
import { SCREEN_FIELDS, SCREEN_KINDS } from '../../domain/screens/screen-fields.ts';
import { download, endpoint } from '../core/endpoint.ts';
import { exportId, exportProgress } from '../core/export-progress.ts';
import { id, isoDay, maskedDecimal, maskedWord, text } from '../core/fields.ts';
import { FILE_TYPES, type FileFormat } from '../core/file-format.ts';

const kind = z.enum(SCREEN_KINDS);
const params = z.strictObject({ kind });

/** As many words as a filter accepts. */
const words = z.optional(text(2500));
const part = z.optional(text(500));
/** The longest accepted list of ISINs, whatever the separators. */
const isins = z.optional(text(8000));

/**
 * Filters in the format of page URLs: words joined by commas, `yield=2..6`,
 * `maturity=2028-01-01..`. Which filters a list has, and their valid values, is checked during
 * parsing (`domain/screens/screen-address.ts`).
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
  /**
   * The currency in which amounts are shown, compared and filtered: `USD` unless the list has its
   * own.
   */
  in: part,
};

const word = z.nullable(z.string());

/** All fields of all lists; null if a list has no such field, or the field has no value. */
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
  /** The day of the values. */
  lastTrade: z.nullable(isoDay),
  /** Older than the day that the list has reached: it has no one-day change. */
  isStale: z.boolean(),
  /** Indexes only: rates have a yield and changes in basis points, others a price. */
  measure: z.nullable(z.enum(INDEX_MEASURES)),
  /** Unit of the price, in the viewer’s language. */
  unit: word,
  /** Whether there are intraday values; this list has those of the last close. */
  isRealtime: z.boolean(),
  price: maskedDecimal,
  /** Always 2 if the viewer may not see values. */
  decimals: z.int(),
  /** Since the previous trading day; null without a price on it. */
  dayChange: maskedDecimal,
  /** Since the last close on or before the same day a month or a year earlier. */
  monthChange: maskedDecimal,
  yearChange: maskedDecimal,
  dayChangeBp: maskedDecimal,
  monthChangeBp: maskedDecimal,
  yearChangeBp: maskedDecimal,
  /** Indexes only: the closes from which these changes are measured. */
  monthBase: maskedDecimal,
  yearBase: maskedDecimal,
  /** For bonds all three to the worst workout: percent, years and basis points. */
  yield: maskedDecimal,
  duration: maskedDecimal,
  spread: maskedDecimal,
  /** That workout: `maturity`, `call`, `put` or `perpetual`, and its day. */
  workoutKind: z.nullable(maskedWord),
  workout: z.nullable(maskedWord),
  /** The same three to maturity. */
  maturityYield: maskedDecimal,
  maturityDuration: maskedDecimal,
  maturitySpread: maskedDecimal,
  rating: z.nullable(maskedWord),
  size: maskedDecimal,
  /** The amount or size in the currency of `money`; null without a rate. */
  converted: maskedDecimal,
  /** The day of the rate; null if nothing is converted, or the viewer may not see values. */
  rateDay: z.nullable(isoDay),
  /** The closes of the last 60 days; as 0–100 shares if the viewer may not see values. */
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
    /** A column; prefixed with `-` for descending order. */
    sort: part,
    page: part,
    /** `next` or `previous` of an earlier response, instead of a page: no row is returned twice. */
    after: part,
    before: part,
  }),
  answer: z.object({
    items: z.array(screenRow),
    /** The number of rows that pass the filters, and of all rows. */
    total: z.int(),
    all: z.int(),
    page: z.int(),
    limit: z.int(),
    /** For `after` and `before`; null at the ends. */
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    /** Values are those of this day's close, the latest of any row. */
    asOf: z.nullable(isoDay),
    sources: z.array(z.string()),
    /** The currency in which amounts are compared; null for lists without amounts. */
    money: z.nullable(
      z.object({
        currency: z.string(),
        /** All rows are in this currency: nothing is converted. */
        isOwn: z.boolean(),
      }),
    ),
    /** Whether the viewer may neither see nor filter by values. */
    masked: z.boolean(),
    /** The requested ISINs that this list doesn't contain. */
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
    /**
     * Whether the numbers below are estimated from a sample of the instruments. `total` never is.
     */
    isEstimated: z.boolean(),
    /**
     * The counts of each field without its own filter. Fields with values are missing for viewers
     * who may not see values.
     */
    choices: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.int() }))),
    /** `counts` has one more entry than `edges`: below the first, in between, from the last on. */
    ranges: z.record(
      z.string(),
      z.object({
        /** Decimals or days, as in the filter. */
        edges: z.array(z.string()),
        counts: z.array(z.int()),
        /** The number of rows without a value. */
        missing: z.int(),
      }),
    ),
    /** Each preset with its query and the number of matching rows. */
    presets: z.array(
      z.object({
        id: z.string(),
        query: z.string(),
        /** Null: it filters by values that the viewer may not see. */
        count: z.nullable(z.int()),
      }),
    ),
    /** If no row passes: the number of rows without each filter, the highest first. */
    relaxed: z.array(z.object({ field: z.string(), count: z.int() })),
  }),
});

/** More points can't be distinguished; longer results are sampled evenly. */
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
    /** The workout of all yields and durations. */
    workout: z.literal('worst'),
    /** The number with a yield and a duration. */
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

/** Per account, over all lists. */
export const MAX_SAVED_SCREENS = 100;

const savedScreen = z.object({
  id,
  kind,
  name: z.string(),
  query: z.string(),
  /**
   * The current number of matching rows; null: it filters by values that the viewer may not see.
   */
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
