import * as z from 'zod/mini';
import { eventStream } from '../core/endpoint.ts';
import { id, idParam, isoDay, maskedDecimal, moment, text } from '../core/fields.ts';

/** The latest value of a series and its change, as the viewer may see them. */
export const quote = z.object({
  value: maskedDecimal,
  /** Since the previous trading day. The change of a rate is in percentage points. */
  change: maskedDecimal,
  /**
   * Null for rates even if the viewer may see values: a percentage of a percentage is meaningless.
   */
  changePercent: maskedDecimal,
  /** The time of the value: a moment for a realtime value, otherwise a day. */
  asOf: z.nullable(z.union([moment, isoDay])),
  /**
   * Older than the last day of the market: the change is null. It is also null without a value on
   * the previous trading day.
   */
  isStale: z.boolean(),
  isRealtime: z.boolean(),
  /** Always 2 if the viewer may not see values. */
  decimals: z.int(),
  /** In the viewer's language. */
  unit: z.string(),
  /** A rate or a yield: its change is shown in basis points. */
  isRate: z.boolean(),
});
export type Quote = z.output<typeof quote>;

export const MAX_LIVE_IDS = 200;
const LONGEST_ID = 10;

/** `1,2,3`; duplicates count once. */
const liveIds = z
  .pipe(
    text((LONGEST_ID + 1) * MAX_LIVE_IDS).check(
      z.refine((list) => list.split(',').every((each) => idParam.safeParse(each).success)),
    ),
    z.transform((list: string) => new Set(list.split(',').map(Number))),
  )
  .check(z.refine((ids) => ids.size <= MAX_LIVE_IDS));

export const liveQuote = z.object({ id, quote });
export type LiveQuote = z.output<typeof liveQuote>;

export const followQuotes = eventStream({
  method: 'GET',
  path: '/api/quotes/live/',
  summary: 'Stream live quotes of indexes and currency pairs',
  needs: 'values',
  cost: 'light',
  scope: 'market',
  query: z.strictObject({ ids: liveIds }),
  events: {
    /** One for each instrument of `ids` that moved. */
    quote: liveQuote,
    /**
     * Sent when the stream opens, when the viewer's rights change, and before it ends for that
     * reason.
     */
    viewer: z.object({ tag: z.string() }),
    /**
     * The time to the next heartbeat, so that a client can distinguish a quiet market from a broken
     * connection.
     */
    beat: z.object({ nextMs: z.int() }),
  },
});
