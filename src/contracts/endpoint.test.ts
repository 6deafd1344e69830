import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { download, endpoint, endpointKey, eventStream } from './endpoint.ts';
import { idParam } from './fields.ts';

const call = { method: 'GET', path: '/api/x/{id}/', summary: 'X', answer: z.int() } as const;
const params = z.strictObject({ id: idParam });

test('a call without what it needs does not compile, whatever it answers with', () => {
  // @ts-expect-error -- needs is missing
  endpoint(call);
  // @ts-expect-error -- nobody knows this need
  endpoint({ ...call, needs: 'paid' });
  // @ts-expect-error -- needs is missing
  download({ method: 'GET', path: '/x.csv', summary: 'X', mediaType: 'text/csv' });
  // @ts-expect-error -- needs is missing
  eventStream({ method: 'GET', path: '/x/', summary: 'X', events: {} });
  expect(endpointKey(endpoint({ ...call, needs: 'operator' }))).toBe('GET /api/x/{id}/');
});

test('only what is open to visitors can be shared by them, and only by what it names', () => {
  // @ts-expect-error -- whoever is signed in shares nothing
  endpoint({ ...call, params, needs: 'signedIn', changesWith: 'market' });
  // @ts-expect-error -- no parameter has this name
  endpoint({ ...call, params, needs: 'public', changesWith: 'instrumentId' });
  // @ts-expect-error -- there are no parameters at all
  endpoint({ ...call, needs: 'public', changesWith: 'id' });
  const shared = endpoint({ ...call, params, needs: 'public', changesWith: 'id' });
  expect(shared.changesWith).toBe('id');
});
