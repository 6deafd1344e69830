import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isoDay } from './fields.ts';

const cell = z.union([
  z.string(),
  z.number(),
  z.null(),
  z.object({ ttl: z.string(), lnk: z.optional(z.string()), info: z.optional(z.string()) }),
]);

export const getDerivativesTable = endpoint({
  method: 'POST',
  path: '/api/derivatives/table-data/',
  summary: 'Daily rows of futures contracts; a column’s unrounded twin is `{column}.no_round`',
  needs: 'public',
  body: z.strictObject({
    dates: z.strictObject({ from: isoDay, to: isoDay }),
    contractId: z.nullable(id),
    exchangeId: id,
  }),
  answer: z.object({
    fields: z.array(z.string()),
    items: z.array(z.record(z.string(), cell)),
    labels: z.record(z.string(), z.string()),
  }),
});
