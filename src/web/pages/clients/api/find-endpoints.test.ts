import { expect, test } from 'vitest';
import { findEndpoints } from './find-endpoints.ts';

const endpoint = (id: string, path: string, summary: string, method = 'GET') => ({
  id,
  group: 'bonds',
  method,
  path,
  summary,
});

const LIST = [
  endpoint('terms', '/api/bonds/{instrumentId}/', 'Get a bond with its cash flow'),
  endpoint('flow', '/api/bonds/{instrumentId}/cash/', 'Get payments'),
  endpoint('calculate', '/api/bonds/calculate/', 'Calculate a bond', 'POST'),
];
const find = (term: string) => findEndpoints(LIST, term).map(({ id }) => id);

test.each([
  ['CASH', ['flow', 'terms']],
  ['bond calculate', ['calculate']],
  ['post', ['calculate']],
  ['flow get', ['terms']],
  ['nothing', []],
])('API-3 endpoints found by %s', (term, ids) => {
  expect(find(term)).toEqual(ids);
});
