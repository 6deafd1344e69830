import * as z from 'zod/mini';
import { eventStream } from '../core/endpoint.ts';
import { id, idParam, isoDay, maskedDecimal, moment, text } from '../core/fields.ts';

/** The latest value of a series and its change, as the viewer may see them. */
export const quote = z.object({
  value: maskedDecimal,
  /** Since the trading day before. The change of a rate is in percentage points. */
  change: maskedDecimal,
  /**
   * Null for rates even if the viewer may see values: a percentage of a percentage tells nothing.
   */
  changePercent: maskedDecimal,
  /** When the value was valid: a moment for a realtime value, else a day. */
  asOf: z.nullable(z.union([moment, isoDay])),
  /**
   * Older than the last day of the market: the change is null. It is null as well where there is no
   * value of the trading day before.
   */
  isStale: z.boolean(),
  isRealtime: z.boolean(),
  /** Always 2 where the viewer may not see values. */
  decimals: z.int(),
  /** In the viewer's language. */
  unit: z.string(),
  /** A rate or a yield: its change is told in basis points. */
  isRate: z.boolean(),
});
export type Quote = z.output<typeof quote>;

export const MAX_LIVE_IDS = 200;
const LONGEST_ID = 10;

/** `1,2,3`; each counts once. */
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
     * Sent when the stream opens, when the rights of the viewer change, and before it ends because
     * of that.
     */
    viewer: z.object({ tag: z.string() }),
    /**
     * Says when the next heartbeat comes, so that a client can tell a quiet market from a broken
     * connection.
     */
    beat: z.object({ nextMs: z.int() }),
  },
});
