import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { id, idParam } from '../core/fields.ts';
import { quote } from '../instruments/quote.ts';

const seen = z.nullable(
  z.object({
    id,
    name: z.string(),
    path: z.string(),
    quote,
    /** The line of a year, or only its shape. */
    line: z.array(z.object({ 'date.numeric': z.int(), value: z.number(), date: z.string() })),
    isMasked: z.boolean(),
  }),
);
export type Seen = NonNullable<z.output<typeof seen>>;

export const getUserSight = endpoint({
  method: 'GET',
  path: '/api/admin/users/{accountId}/sight/',
  summary: 'Preview a bond, an index and a currency pair exactly as an account sees them',
  needs: 'operator',
  cost: 'light',
  params: z.strictObject({ accountId: idParam }),
  answer: z.object({
    email: z.string(),
    seesValues: z.boolean(),
    /** The reason: the level alone, a tariff that raises it, a restricted level, or a block. */
    because: z.enum(['level', 'tariff', 'restricted', 'blocked']),
    bond: seen,
    index: seen,
    pair: seen,
  }),
});
