import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const READ = '/api/user/settings/';
const WRITE = '/api/user/set-settings/';

let server: TestApp;
let free: string;
let paid: string;
beforeAll(async () => {
  server = await createTestApp({ cachesPages: true });
  free = await server.signInAs('free');
  paid = await server.signInAs('paid');
});
afterAll(() => server.close());

const getSettings = (cookie = '') => server.app.http.inject({ url: READ, headers: { cookie } });
const postSettings = (payload: object, cookie = '', headers: Record<string, string> = {}) =>
  server.app.http.inject({ method: 'POST', url: WRITE, payload, headers: { cookie, ...headers } });
const body = (hints: unknown, sid: unknown = 'abc') => ({ sid, settings: { hints } });
const page = async (cookie: string, url = '/currencies/') =>
  (await server.app.http.inject({ url, headers: { cookie } })).body;
const sendForm = (hints: string, next: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({
    method: 'POST',
    url: `/hints/?next=${encodeURIComponent(next)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: `hints=${hints}`,
  });
/** Whether a page tells the style sheet that hints are off. */
const hidesHints = (html: string) => /<html[^>]* data-hints="off"/.test(html);

describe('SHL-6 rejections', () => {
  test('SHL-6 401 for a visitor, before the body is read', async () => {
    expectRefusal(await getSettings(), 'not_signed_in');
    expectRefusal(await postSettings(body(false)), 'not_signed_in');
    expectRefusal(await postSettings({ unknown: 1 }), 'not_signed_in');
  });

  test('SHL-6 another site cannot change it', async () => {
    const answer = await postSettings(body(false), free, { 'sec-fetch-site': 'cross-site' });
    expectRefusal(answer, 'cross_site');
  });

  test.each<[object, 'invalid_field' | 'unknown_field', string]>([
    [{}, 'invalid_field', 'body.sid'],
    [{ sid: 'abc' }, 'invalid_field', 'body.settings'],
    [body('off'), 'invalid_field', 'body.settings.hints'],
    [body(null), 'invalid_field', 'body.settings.hints'],
    [body(false, 7), 'invalid_field', 'body.sid'],
    [body(false, 'x'.repeat(10_000)), 'invalid_field', 'body.sid'],
    [{ sid: 'abc', settings: {} }, 'invalid_field', 'body.settings.hints'],
    [
      { sid: 'abc', settings: { hints: false, theme: 'dark' } },
      'unknown_field',
      'body.settings.theme',
    ],
    [{ ...body(false), accountId: 1 }, 'unknown_field', 'body.accountId'],
  ])('SHL-6 400 for %j', async (payload, code, field) => {
    expectRefusal(await postSettings(payload, free), code, field);
    expect((await getSettings(free)).json()).toEqual({ hints: true });
  });
});

describe('SHL-6 an account stores it on the server', () => {
  test('SHL-6 on by default; a change applies to the next page and only to this account', async () => {
    expect((await getSettings(free)).json()).toEqual({ hints: true });
    expect(hidesHints(await page(free))).toBe(false);
    const answer = await postSettings(body(false), free);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ hints: false });
    expect((await getSettings(free)).json()).toEqual({ hints: false });
    expect(hidesHints(await page(free))).toBe(true);
    // Another device of the same account, and another account.
    expect(hidesHints(await page(await server.signInAs('free')))).toBe(true);
    expect(hidesHints(await page(paid))).toBe(false);
    await postSettings(body(true), free);
    expect(hidesHints(await page(free))).toBe(false);
  });

  test('SHL-6 the browser’s setting as a visitor doesn’t apply to an account', async () => {
    expect(hidesHints(await page(`${paid}; hints=off`))).toBe(false);
  });

  test('SHL-6 of 50 simultaneous changes one remains', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => postSettings(body(i % 2 === 0), paid)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await postSettings(body(true), paid);
    expect((await getSettings(paid)).json()).toEqual({ hints: true });
  });
});

describe('SHL-6 a visitor stores it in a cookie', () => {
  test('SHL-6 shared cached pages don’t mix the two', async () => {
    for (const [cookie, isHidden] of [
      ['', false],
      ['hints=off', true],
      ['', false],
      ['hints=off', true],
      ['hints=nonsense', false],
    ] as const) {
      expect(hidesHints(await page(cookie))).toBe(isHidden);
    }
  });
});

describe('SHL-6 the form works without scripts', () => {
  test('SHL-6 another site cannot send it, and a link does nothing', async () => {
    const answer = await sendForm('off', '/', { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
    const link = await server.app.http.inject('/hints/?hints=off');
    expect(link.statusCode).toBe(302);
    expect(link.headers['set-cookie']).toBeUndefined();
  });

  test('SHL-6 a visitor gets the cookie and returns', async () => {
    const answer = await sendForm('off', '/indexes/?page=2');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/indexes/?page=2']);
    expect(answer.headers['set-cookie']).toBe('hints=off; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  test('SHL-6 an account has it stored and gets no cookie', async () => {
    const answer = await sendForm('off', '/', { cookie: free });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await getSettings(free)).json()).toEqual({ hints: false });
    await sendForm('on', '/', { cookie: free });
    expect((await getSettings(free)).json()).toEqual({ hints: true });
  });

  test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example/', 'javascript:1', ''])(
    'SHL-6 it never redirects elsewhere: %s',
    async (back) => {
      const answer = await sendForm('on', back);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
    },
  );
});
