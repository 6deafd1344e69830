import * as z from 'zod/mini';
import { text } from './fields.ts';

/** Chosen by the client that starts a download, to query its progress. */
export const exportId = text(64).check(z.regex(/^[0-9A-Za-z-]{16,64}$/));

export const exportProgress = z.object({
  /** The number of rows written. */
  rows: z.int(),
  total: z.int(),
  state: z.enum(['running', 'done', 'broken']),
});
export type ExportProgressAnswer = z.infer<typeof exportProgress>;
