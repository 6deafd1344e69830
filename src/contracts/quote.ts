import * as z from 'zod/mini';
import { id, isoDay, maskedDecimal, moment } from './fields.ts';

/** The latest value of a series and its change, as the viewer may see them. */
export const quote = z.object({
  value: maskedDecimal,
  /** Of a rate in percentage points. */
  change: maskedDecimal,
  /** Null for a rate, also where the viewer may see values: a percentage of a percentage. */
  changePercent: maskedDecimal,
  /** When the value was true: a moment for a realtime one, a day otherwise. */
  asOf: z.nullable(z.union([moment, isoDay])),
  isRealtime: z.boolean(),
  /** Always 2 where the viewer may not see values. */
  decimals: z.int(),
  /** In the viewer's language. */
  unit: z.string(),
  /** A rate or a yield: its change is told in basis points. */
  isRate: z.boolean(),
});
export type Quote = z.output<typeof quote>;

/**
 * Server-sent events: `event: quote`, one for each instrument of `?ids=1,2,3` that moved;
 * `event: viewer` when it opens, when the viewer's rights change and before it ends with them;
 * `event: beat`, which says when the next one comes, so that silence can be told from peace.
 */
export const LIVE_QUOTES_PATH = '/api/quotes/live/';
export const MAX_LIVE_IDS = 200;

export const liveQuote = z.object({ id, quote });
export type LiveQuote = z.output<typeof liveQuote>;
