import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetGap, forgetPhones, PHONE } from '../../areas/accounts/testing/phone-tests.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const URL = '/?action=ajaxSendCode';
const SCRIPT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
const OLD_SCRIPT = { 'x-requested-with': 'XMLHttpRequest' };

let server: TestApp;
let cookie: string;
beforeAll(async () => {
  server = await createTestApp({ cachesPages: true });
  cookie = await server.signInAs('paid');
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetPhones(server);
  await server.app.http.inject({
    method: 'POST',
    url: '/api/profile/update_mob/',
    headers: { cookie },
    payload: { phone: PHONE },
  });
  await forgetGap(server);
});

const getWith = (headers: Record<string, string>, url = URL) =>
  server.app.http.inject({ url, headers });

async function countMessages(): Promise<number> {
  const rows = await server.db.db
    .selectFrom('message')
    .select('id')
    .where('channel', '=', 'sms')
    .execute();
  return rows.length;
}

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
  ['another subdomain', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
  ['a typed address', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
  ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['a link of our own', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
  ['an image', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }],
  ['an old browser that follows a link', {}],
  ['a foreign script', { ...OLD_SCRIPT, origin: 'https://evil.example' }],
  ['a foreign script that lies', { ...SCRIPT, origin: 'https://evil.example' }],
  ['a hidden origin', { ...OLD_SCRIPT, origin: 'null' }],
  ['an old trick', { ...OLD_SCRIPT, 'sec-fetch-site': 'cross-site' }],
])('USR-2 %s sends no code', async (_who, headers) => {
  expectRefusal(await getWith({ cookie, ...headers }), 'cross_site', null);
  expect(await countMessages()).toBe(1);
});

test('USR-2 a code is only sent for scripts of our own pages, with the session', async () => {
  expectRefusal(await getWith(SCRIPT), 'not_signed_in', null);
  expectRefusal(await getWith({ ...SCRIPT, cookie: 'parcurve=forged' }), 'not_signed_in', null);
  const answer = await getWith({ cookie, ...SCRIPT });
  expect(answer.json()).toEqual({ messages: [] });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(answer.headers.etag).toBeUndefined();
  expect(await countMessages()).toBe(2);
  expectRefusal(await getWith({ cookie, ...SCRIPT }), 'too_many_attempts', null);
  await forgetGap(server);
  expect((await getWith({ cookie, ...OLD_SCRIPT })).json()).toEqual({ messages: [] });
  // An API token gets no codes either.
  const made = await server.app.http.inject({
    method: 'POST',
    url: '/api/account/tokens/',
    headers: { cookie },
    payload: { name: 'x', scopes: ['market'], days: 30 },
  });
  const authorization = `Bearer ${made.json().token}`;
  expect((await getWith({ authorization, ...OLD_SCRIPT })).statusCode).toBe(403);
});

test('USR-2 the start page is unaffected by it', async () => {
  const page = await getWith({});
  expect(page.statusCode).toBe(403);
  const start = await getWith({}, '/');
  expect(start.headers['content-type']).toContain('text/html');
  for (const url of ['/?action=other', '/?action=', '/?action=ajaxSendCodes', '/?x=ajaxSendCode']) {
    const other = await getWith({}, url);
    expect([url, other.statusCode]).toEqual([url, 200]);
    expect(other.headers['content-type']).toContain('text/html');
    const signedIn = await getWith({ cookie }, url);
    expect(signedIn.headers['content-type']).toContain('text/html');
  }
  const repeated = await getWith({ cookie, ...SCRIPT }, `${URL}&action=other`);
  expectRefusal(repeated, 'invalid_field', 'query.action');
  // On any other URL the parameter has no special meaning.
  const list = await getWith({ cookie, ...SCRIPT }, '/indexes/?action=ajaxSendCode');
  expect(list.headers['content-type']).toContain('text/html');
  expect(await countMessages()).toBe(1);
});
