import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchType } from '../../../domain/search/search-type.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

function post(type: SearchType, body: string, contentType = 'text/plain') {
  return server.app.http.inject({
    method: 'POST',
    url: `/api/suggest/${type}/`,
    headers: { 'content-type': contentType },
    payload: body,
  });
}

const EMPTY = { items: [], counter_title: 0, search_error: null, unknown_isins: [] };

test('rejects invalid input', async () => {
  for (const broken of ['%', '%E0%A4%A', 'abc%zz', '%ff']) {
    expectRefusal(await post('bonds', broken), 'invalid_field', 'body');
    const companies = JSON.stringify({ term: broken });
    expectRefusal(
      await post('companies', companies, 'application/json'),
      'invalid_field',
      'body.term',
    );
  }
  expectRefusal(await post('stocks', 'ab%00c'), 'invalid_field', 'body');
  const zero = JSON.stringify({ term: 'ab%00c' });
  expectRefusal(await post('companies', zero, 'application/json'), 'invalid_field', 'body.term');
  expectRefusal(await post('etf', '"bank"', 'application/json'), 'unsupported_media_type');
  expectRefusal(await post('companies', 'bank'), 'unsupported_media_type');
  const unknown = JSON.stringify({ term: 'bank', limit: 100 });
  expectRefusal(
    await post('companies', unknown, 'application/json'),
    'unknown_field',
    'body.limit',
  );
  const noIds = JSON.stringify({ term: 'bank', emitent_stop_statuses_ids: ['2'] });
  expectRefusal(
    await post('companies', noIds, 'application/json'),
    'invalid_field',
    'body.emitent_stop_statuses_ids.0',
  );
  expectRefusal(await post('bonds', 'x'.repeat(70_000)), 'body_too_large');
});

const FORM = 'application/x-www-form-urlencoded';

test('SRC-3 a form with more than a term, or without a valid one, is rejected', async () => {
  for (const form of [
    'q=bank',
    'term=bank&limit=9',
    'term=bank&term=gas',
    'limit=9&term=bank',
    'term=bank=gas',
    'Term=bank',
    'bank=',
    '=bank',
    'term=%',
    '%E0%A4%A',
    'term=ab%00c',
    'ab%00c',
  ]) {
    for (const type of ['bonds', 'stocks', 'indexes', 'etf'] as const) {
      expectRefusal(await post(type, form, FORM), 'invalid_field', 'body');
    }
  }
  expectRefusal(await post('bonds', `term=${'x'.repeat(70_000)}`, FORM), 'body_too_large');
  expectRefusal(await post('companies', 'term=bank', FORM), 'unsupported_media_type');
  expectRefusal(
    await post('bonds', 'bank', 'multipart/form-data; boundary=x'),
    'unsupported_media_type',
  );
  const signOut = await server.app.http.inject({
    method: 'POST',
    url: '/api/account/sign-out/',
    headers: { 'content-type': FORM },
    payload: 'a=b',
  });
  expectRefusal(signOut, 'unsupported_media_type');
});

test('SRC-3 a form’s term, bare or in a field, finds the same as plain text', async () => {
  const found = (await post('bonds', 'pearl%20bank')).json<{ counter_title: number }>();
  expect(found.counter_title).toBeGreaterThan(0);
  for (const form of [
    'pearl%20bank',
    'pearl+bank',
    'pearl bank',
    'term=pearl%20bank',
    'term=pearl+bank',
  ]) {
    for (const type of [FORM, `${FORM}; charset=UTF-8`, FORM.toUpperCase()]) {
      const answer = await post('bonds', form, type);
      expect([form, answer.statusCode, answer.json()]).toEqual([form, 200, found]);
    }
  }
  for (const empty of ['', 'term=', 'term=b', 'x'.repeat(10_000), 'AT&T', 'a%3Db%26c']) {
    const answer = await post('stocks', empty, FORM);
    expect([empty, answer.statusCode, answer.json()]).toEqual([empty, 200, EMPTY]);
  }
});

test.each([
  ['nothing', ''],
  ['one character', 'b'],
  ['two characters and spaces', '  ba  '],
  ['10,000 characters', 'bank'.repeat(2500)],
  ['a percent sign', '%%%'],
  ['wildcards', '_____'],
  ['wildcards and a letter', '%a%_'],
  ['quotes', `'''"""`],
  ['backslashes', '\\\\\\'],
  ['emoji', '😀😀😀😀'],
  ['marks of direction', '\u200f\u202e\u200f\u202e'],
  ['SQL', `'; drop table instrument; --`],
  ['more SQL', `x') union select password_hash from account --`],
  ['a script', '<script>alert(1)</script>'],
  ['a lone surrogate', '\\ud800\\ud800\\ud800'],
  ['a hundred words', 'zq '.repeat(66)],
])('%s: a normal response, without side effects', async (_what, term) => {
  for (const type of ['bonds', 'stocks', 'indexes', 'etf'] as const) {
    const answer = await post(type, encodeURIComponent(term));
    expect([answer.statusCode, answer.json()]).toEqual([200, EMPTY]);
  }
  const body = JSON.stringify({ term: encodeURIComponent(term) });
  const companies = await post('companies', body, 'application/json');
  expect([companies.statusCode, companies.json()]).toEqual([200, EMPTY]);
  const { rows } = await server.db.pool.query('select 1 from instrument limit 1');
  expect(rows).toHaveLength(1);
});

test('a missing body is an empty term', async () => {
  const answer = await server.app.http.inject({ method: 'POST', url: '/api/suggest/bonds/' });
  expect([answer.statusCode, answer.json()]).toEqual([200, EMPTY]);
});

test('the search page’s endpoint rejects bad queries and pages too deep', async () => {
  const { http } = server.app;
  expectRefusal(await http.inject('/api/search/?type=bonds'), 'invalid_field', 'query.q');
  expectRefusal(await http.inject('/api/search/?q=bank&type=funds'), 'invalid_field', 'query.type');
  expectRefusal(
    await http.inject(`/api/search/?q=${'x'.repeat(201)}&type=bonds`),
    'invalid_field',
    'query.q',
  );
  for (const page of ['0', '101', '-1', 'x', '1e1']) {
    expectRefusal(
      await http.inject(`/api/search/?q=bank&type=bonds&page=${page}`),
      'invalid_field',
      'query.page',
    );
  }
  const last = await http.inject('/api/search/?q=bank&type=bonds&page=100');
  expect([last.statusCode, last.json()]).toMatchObject([200, { items: [], page: 100, limit: 30 }]);
});
