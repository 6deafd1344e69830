import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount, TEST_PASSWORD as PASSWORD } from '../../testing/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

function post(path: string, cookie: string, payload: object) {
  const url = `/api/account/${path}/`;
  return server.app.http.inject({ method: 'POST', url, headers: { cookie }, payload });
}

const preferences = async (id: number) =>
  server.db.db
    .selectFrom('account')
    .select(['language', 'theme'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const open = (url: string, cookie: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ url, headers: { cookie, ...headers } });
const enter = (email: string, cookie = '') =>
  server.app.http.inject({
    method: 'POST',
    url: '/api/account/sign-in/',
    headers: { cookie, 'accept-language': 'en' },
    payload: { email, password: PASSWORD },
  });
const named = (cookies: { name: string; value: string }[]) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

describe('USR-1 language and theme', () => {
  test('USR-1 are kept on the account, and set in this browser', async () => {
    const { id, cookie } = await makeAccount(server, 'taste@example.org');
    const answer = await post('preferences', cookie, { language: 'rus', theme: 'dark' });
    expect(named(answer.cookies)).toEqual({ lang: 'rus', theme: 'dark' });
    expect(await preferences(id)).toEqual({ language: 'rus', theme: 'dark' });
    expect((await post('preferences', cookie, {})).cookies).toEqual([]);
  });

  test('USR-1 follow to another browser at sign-in, unless it has a choice of its own', async () => {
    const { email, cookie } = await makeAccount(server, 'moves@example.org');
    await post('preferences', cookie, { language: 'pol', theme: 'light' });
    expect(named((await enter(email)).cookies)).toMatchObject({ lang: 'pol', theme: 'light' });
    const chosen = named((await enter(email, 'lang=tur; theme=dark')).cookies);
    expect(Object.keys(chosen)).toEqual(['parcurve']);
    const broken = named((await enter(email, 'lang=x; theme=y')).cookies);
    expect(broken).toMatchObject({ lang: 'pol', theme: 'light' });
  });

  test('USR-1 chosen by link while signed in are stored with the account; not from other sites', async () => {
    const { id, cookie } = await makeAccount(server, 'links@example.org');
    await open('/addin/?lang=fra&theme=dark', cookie, { 'sec-fetch-site': 'cross-site' });
    expect(await preferences(id)).toEqual({ language: 'eng', theme: null });
    await open('/addin/?lang=fra', cookie, { 'sec-fetch-site': 'same-origin' });
    expect(await preferences(id)).toEqual({ language: 'fra', theme: null });
    await open('/addin/?theme=dark&lang=klingon', cookie);
    expect(await preferences(id)).toEqual({ language: 'fra', theme: 'dark' });
  });

  test('USR-1 of a demo account are only stored in the browser', async () => {
    const cookie = await server.signInAs('tariff');
    expect(cookie).not.toContain('lang=');
    const answer = await post('preferences', cookie, { language: 'chn', theme: 'dark' });
    expect(named(answer.cookies)).toEqual({ lang: 'chn', theme: 'dark' });
    await open('/addin/?lang=ita', cookie);
    expect((await open('/api/account/profile/', cookie)).json()).toMatchObject({
      language: 'eng',
      theme: null,
    });
  });
});
