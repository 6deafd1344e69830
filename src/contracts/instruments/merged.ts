import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { id, idParam } from '../core/fields.ts';

/** The target of a merged duplicate's id, for an instrument or an issuer. */
export const getMergedInto = endpoint({
  method: 'GET',
  path: '/api/symbols/merged/{what}/{id}/',
  summary: 'Get the ID of the instrument or issuer that a duplicate was merged into; null if none',
  needs: 'public',
  cost: 'light',
  scope: 'any',
  changesWith: 'market',
  params: z.strictObject({ what: z.enum(['instrument', 'issuer']), id: idParam }),
  answer: z.object({ id: z.nullable(id) }),
});
