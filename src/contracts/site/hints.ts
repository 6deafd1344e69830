import * as z from 'zod/mini';
import { PAGE_HINTS } from '../../domain/site/page-hints.ts';
import { endpoint, type Answer } from '../core/endpoint.ts';

const hint = z.enum(PAGE_HINTS);

export const listHints = endpoint({
  method: 'GET',
  path: '/api/admin/hints/',
  summary: 'List the page hints, and which of them are hidden',
  needs: 'operator',
  cost: 'light',
  answer: z.object({
    hints: z.array(z.object({ key: hint, text: z.string(), isShown: z.boolean() })),
  }),
});
export type HintList = Answer<typeof listHints>;

export const switchHint = endpoint({
  method: 'POST',
  path: '/api/admin/hints/{hint}/',
  summary: 'Switch a hint on or off for everyone',
  needs: 'operator',
  cost: 'light',
  params: z.strictObject({ hint }),
  body: z.strictObject({ isOn: z.boolean() }),
  answer: z.object({ result: z.literal(true) }),
});
