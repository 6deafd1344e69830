import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { download, endpoint, type Needs } from '../../contracts/core/endpoint.ts';
import { idParam, maskedDecimal } from '../../contracts/core/fields.ts';
import { quote } from '../../contracts/instruments/quote.ts';
import { isAskedAt, missingCalls } from './masking-suite.ts';

/** A call that nobody has thought of in the suite. */
const madeUp = (answer: z.ZodMiniType, needs: Needs = 'public') =>
  endpoint({
    method: 'GET',
    path: '/api/made-up/{id}/',
    summary: 'Made up',
    needs,
    cost: 'light',
    params: z.strictObject({ id: idParam }),
    answer,
  });
const PLACE = { url: '/api/made-up/7/?lang=deu', rules: {} };
const KEY = 'GET /api/made-up/{id}/';

describe('detects an endpoint that the suite doesn’t cover', () => {
  test.each([
    ['an exact value', z.object({ value: maskedDecimal })],
    ['a value that may be left out', z.object({ value: z.optional(maskedDecimal) })],
    ['a quote in a list', z.object({ items: z.array(z.object({ quote })) })],
    ['points of a line', z.array(z.number())],
    ['a number by name', z.record(z.string(), z.number())],
    ['a number or a text', z.object({ cell: z.nullable(z.union([z.string(), z.number()])) })],
    ['a number or nothing', z.union([z.null(), z.object({ yield: z.number() })])],
  ])('if its response has %s', (_, answer) => {
    expect(missingCalls([madeUp(answer)], [])).toEqual([KEY]);
    expect(missingCalls([madeUp(answer, 'signedIn')], [])).toEqual([KEY]);
    expect(missingCalls([madeUp(answer)], [PLACE])).toEqual([]);
  });

  test('also if its response is a file', () => {
    const file = download({
      method: 'GET',
      path: '/made-up.csv',
      summary: 'Made up',
      needs: 'signedIn',
      cost: 'file',
      mediaType: 'text/csv',
    });
    expect(missingCalls([file], [])).toEqual(['GET /made-up.csv']);
  });
});

test('doesn’t require endpoints without values, or those denied without access', () => {
  const names = z.object({ name: z.string(), count: z.int(), isDone: z.boolean() });
  expect(missingCalls([madeUp(names)], [])).toEqual([]);
  for (const needs of ['values', 'operator'] as const) {
    expect(missingCalls([madeUp(z.array(z.number()), needs)], [])).toEqual([]);
  }
});

test.each([
  ['/api/made-up/7/more/', undefined],
  ['/api/made-up/', undefined],
  ['/api/made-up/7/', { periodId: 0 }],
])('%s %j doesn’t cover it', (url, payload) => {
  expect(isAskedAt(madeUp(z.number()), { url, rules: {}, ...(payload && { payload }) })).toBe(
    false,
  );
});
