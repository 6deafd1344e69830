import * as z from 'zod/mini';
import { endpoint, type Answer } from '../core/endpoint.ts';

const count = z.int().check(z.nonnegative());

export const getOperatorCounts = endpoint({
  method: 'GET',
  path: '/api/admin/counts/',
  summary: 'Get the counts of items awaiting an operator, for the operator menu',
  needs: 'operator',
  cost: 'light',
  answer: z.object({
    users: count,
    /** Pending requests, and tickets whose last message is the user's. */
    requests: count,
    tickets: count,
    /** Sources whose latest load has failed. */
    failedSources: count,
    /** Messages that the server has rejected since it last accepted one. */
    failingMessages: count,
  }),
});

export type OperatorCounts = Answer<typeof getOperatorCounts>;
