import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ config: { hasOutbox: true } });
});
afterAll(() => server.close());

const requestWith = (cookie: string, url: string, payload?: object) =>
  server.app.http.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { cookie },
    ...(payload && { payload }),
  });

test.each([
  ['name', '/api/account/name/', { name: 'Mine' }],
  ['address', '/api/account/email/', { email: 'me@example.org', password: DEMO_PASSWORD }],
  ['code at sign-in', '/api/profile/phone_second_step/', { isOn: true, password: DEMO_PASSWORD }],
  ['passkey', '/api/account/passkeys/second-step/', { isOn: true, password: DEMO_PASSWORD }],
  ['end of other sessions', '/api/account/sessions/end-others/', {}],
  ['deletion', '/api/account/delete/', { password: DEMO_PASSWORD, isSure: true }],
])('USR-1 nobody can take over a demo account: %s', async (_what, url, payload) => {
  const cookie = await server.signInAs('free');
  expectRefusal(await requestWith(cookie, url, payload), 'demo_account');
  await expect(server.signInAs('free')).resolves.toBeTruthy();
});

test('USR-1 a demo account doesn’t reveal its other sessions', async () => {
  const [cookie] = [await server.signInAs('paid'), await server.signInAs('paid')];
  const { items } = (await requestWith(cookie, '/api/account/sessions/')).json<{
    items: unknown[];
  }>();
  expect(items).toEqual([expect.objectContaining({ isCurrent: true })]);
  expectRefusal(await requestWith(cookie, '/api/account/data/'), 'demo_account');
});
