import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BrowserJar } from '../../testing/browser-jar.ts';
import { addPasskeyTo } from '../../testing/passkey-owner.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { makeAccount, TEST_PASSWORD } from '../../testing/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readConfig } from '../../config.ts';

const NEEDED = '/profile/second-step/';
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ config: { operatorSecondStep: true } });
});
afterAll(() => server.close());
beforeEach(() => server.db.pool.query('delete from attempt_limit'));

let count = 0;
async function newOperator(host = 'localhost'): Promise<BrowserJar> {
  const email = `op${(count += 1)}@example.org`;
  await makeAccount(server, email, { isOperator: true, accessLevel: 1 });
  const jar = new BrowserJar(server.app, host);
  await jar.post('sign-in', { email, password: TEST_PASSWORD });
  return jar;
}

async function setUp(jar: BrowserJar): Promise<void> {
  await addPasskeyTo(jar);
  const form = { isOn: true, password: TEST_PASSWORD };
  expect((await jar.post('passkeys/second-step', form)).statusCode).toBe(200);
}

describe('OPR-1 an operator without a second step', () => {
  test('OPR-1 is rejected by every operator endpoint with its own code, and by no other endpoint', async () => {
    const jar = await newOperator();
    const reading = server.app.api.routes
      .map(({ contract }) => contract)
      .filter(({ needs, method }) => needs === 'operator' && method === 'GET');
    expect(reading.length).toBeGreaterThan(10);
    for (const { path } of reading) {
      const answer = await jar.get(path.replaceAll(/\{\w+\}/g, '1'));
      expect(expectRefusal(answer, 'second_step_needed').label).toBe('error_second_step_needed');
    }
    expect((await jar.get('/api/account/access/')).json()).toMatchObject({ isOperator: false });
  });

  test('OPR-1 is sent to set one up first, and has access right after', async () => {
    const jar = await newOperator();
    for (const path of ['/', '/bonds/', '/admin/users/', '/admin/settings/?x=1']) {
      const { statusCode, headers } = await jar.get(path);
      expect([path, statusCode, headers.location]).toEqual([path, 302, NEEDED]);
    }
    const page = await jar.get(NEEDED);
    expect(page.body).toContain('<p>Operators of this portal need a second step.');
    for (const way of ['/profile/passkeys/', '/profile/phone/', '/profile/']) {
      expect([way, (await jar.get(way)).statusCode]).toEqual([way, 200]);
    }
    await setUp(jar);
    expect((await jar.get('/admin/users/')).statusCode).toBe(200);
    expect((await jar.get(NEEDED)).body).not.toContain('<p>Operators of this portal need');
    // Turning it off again revokes access.
    await jar.post('passkeys/second-step', { isOn: false, password: TEST_PASSWORD });
    expectRefusal(await jar.get('/api/admin/users/'), 'second_step_needed');
  });

  test('OPR-1 has access if none is possible: on an IP address or without TLS', async () => {
    for (const host of ['127.0.0.1:3000', 'portal.example', '[::1]:3000']) {
      const jar = await newOperator(host);
      expect([host, (await jar.get('/api/admin/users/')).statusCode]).toEqual([host, 200]);
    }
  });

  test('OPR-1 signed in by a provider without a password: a confirmed session turns it on', async () => {
    const jar = await newOperator();
    await server.db.pool.query(`update account set password_hash = null where email = $1`, [
      `op${count}@example.org`,
    ]);
    await addPasskeyTo(jar);
    await server.db.pool.query(
      `update session set created_at = now() - interval '6 minutes', confirmed_at = null`,
    );
    expectRefusal(await jar.post('passkeys/second-step', { isOn: true }), 'confirmation_needed');
    await server.db.pool.query('update session set confirmed_at = now()');
    expect((await jar.post('passkeys/second-step', { isOn: true })).statusCode).toBe(200);
    expect((await jar.get('/api/admin/users/')).statusCode).toBe(200);
  });

  test('OPR-1 for demo and ordinary accounts nothing is required', async () => {
    for (const kind of ['operator', 'free'] as const) {
      const cookie = await server.signInAs(kind);
      const headers = { cookie, host: 'localhost' };
      expect((await server.app.http.inject({ url: '/bonds/', headers })).statusCode).toBe(200);
    }
  });
});

test('OPR-1 only operators who have one can make it compulsory', async () => {
  const other = await createTestApp();
  try {
    await makeAccount(other, 'boss@example.org', { isOperator: true });
    const jar = new BrowserJar(other.app);
    await jar.post('sign-in', { email: 'boss@example.org', password: TEST_PASSWORD });
    const change = (operatorSecondStep: boolean) =>
      other.app.http.inject({
        method: 'POST',
        url: '/api/admin/settings/',
        headers: { cookie: jar.cookie, host: 'localhost' },
        payload: { operatorSecondStep },
      });
    const refused = expectRefusal(await change(true), 'forbidden', 'body.operatorSecondStep');
    expect(refused.label).toBe('settings_second_step_first');
    await setUp(jar);
    expect((await change(true)).statusCode).toBe(200);
    expect((await jar.get('/api/admin/users/')).statusCode).toBe(200);
  } finally {
    await other.close();
  }
});

const readSetting = (env: NodeJS.ProcessEnv) => readConfig(env).operatorSecondStep;

test('OPR-1 OPR-9 it is compulsory outside the demo, unless configured otherwise', () => {
  expect([readSetting({}), readSetting({ DEMO: 'off' })]).toEqual([false, true]);
  expect(readSetting({ DEMO: 'off', OPERATOR_SECOND_STEP: 'off' })).toBe(false);
  expect(readSetting({ OPERATOR_SECOND_STEP: 'on' })).toBe(true);
});
