import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { download, endpoint, endpointKey, eventStream } from './endpoint.ts';
import { idParam } from './fields.ts';

const call = { method: 'GET', path: '/api/x/{id}/', summary: 'X', answer: z.int() } as const;
const costing = { ...call, cost: 'light' } as const;
const params = z.strictObject({ id: idParam });

test('an endpoint without its access level and cost doesn’t compile, whatever it returns', () => {
  const { cost } = costing;
  // @ts-expect-error -- needs is missing
  endpoint({ ...call, cost });
  // @ts-expect-error -- nobody knows this need
  endpoint({ ...costing, needs: 'paid' });
  // @ts-expect-error -- needs is missing
  download({ method: 'GET', path: '/x.csv', summary: 'X', mediaType: 'text/csv', cost });
  // @ts-expect-error -- needs is missing
  eventStream({ method: 'GET', path: '/x/', summary: 'X', events: {}, cost });
  // @ts-expect-error -- cost is missing
  endpoint({ ...call, needs: 'operator' });
  // @ts-expect-error -- there is no gate for this cost
  endpoint({ ...call, needs: 'operator', cost: 'much' });
  expect(endpointKey(endpoint({ ...costing, needs: 'operator' }))).toBe('GET /api/x/{id}/');
});

test('only public endpoints can be shared between visitors, and only by what they name', () => {
  // @ts-expect-error -- whoever is signed in shares nothing
  endpoint({ ...costing, params, needs: 'signedIn', changesWith: 'market' });
  // @ts-expect-error -- no parameter has this name
  endpoint({ ...costing, params, needs: 'public', changesWith: 'instrumentId' });
  // @ts-expect-error -- there are no parameters at all
  endpoint({ ...costing, needs: 'public', changesWith: 'id' });
  // One error, in the wrong line.
  endpoint({
    method: 'GET',
    path: '/api/x/{id}/',
    summary: 'X',
    needs: 'values',
    cost: 'light',
    params,
    // @ts-expect-error -- Mistake<'goes with needs public only: others share no answer'>
    changesWith: 'id',
    answer: z.int(),
  });
  endpoint({
    method: 'GET',
    path: '/api/x/{id}/',
    summary: 'X',
    needs: 'public',
    cost: 'light',
    params,
    // @ts-expect-error -- Mistake<'names a parameter, or says market or nothing'>
    changesWith: 'instrumentId',
    answer: z.int(),
  });
  const shared = endpoint({ ...costing, params, needs: 'public', changesWith: 'id' });
  expect(shared.changesWith).toBe('id');
});
