import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';

let server: TestApp;
let twin: TestApp;
beforeAll(async () => {
  server = await createTestApp({ config: { trustProxy: true } });
  twin = await createTestApp({ database: server.db, config: { trustProxy: true } });
});
afterAll(async () => {
  await twin.close();
  await server.close();
});

function signIn(email: string, password: string, address: string, at = server) {
  return at.app.http.inject({
    method: 'POST',
    url: '/api/account/sign-in/',
    payload: { email, password },
    headers: { 'x-forwarded-for': address },
  });
}

const setPoints = (key: string, points: number) =>
  server.db.db
    .updateTable('attempt_limit')
    .set({ points })
    .where('key', '=', key)
    .executeTakeFirstOrThrow();

test('USR-1 after ten wrong passwords even the right one is refused, from any address: 429', async () => {
  for (let i = 0; i < 10; i += 1) {
    expectRefusal(await signIn('paid@demo.example', 'wrong', `10.0.0.${i}`), 'wrong_credentials');
  }
  for (const [address, at] of [
    ['10.0.0.1', server],
    ['10.0.1.1', server],
    ['10.0.1.2', twin],
  ] as const) {
    const answer = await signIn(' Paid@demo.example', DEMO_PASSWORD, address, at);
    expectRefusal(answer, 'too_many_attempts');
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(answer.cookies).toEqual([]);
  }
  expect((await signIn('tariff@demo.example', DEMO_PASSWORD, '10.0.0.1')).statusCode).toBe(200);
});

test('USR-1 an unknown email is limited alike, so the limit reveals nothing', async () => {
  expectRefusal(await signIn('nobody@demo.example', 'wrong', '10.2.0.1'), 'wrong_credentials');
  await setPoints('sign-in-account:nobody@demo.example', 10);
  expectRefusal(await signIn('nobody@demo.example', 'wrong', '10.2.0.2'), 'too_many_attempts');
});

test('USR-1 the right password resets the account’s counter', async () => {
  await signIn('free@demo.example', 'wrong', '10.3.0.1');
  await setPoints('sign-in-account:free@demo.example', 9);
  expect((await signIn('free@demo.example', DEMO_PASSWORD, '10.3.0.1')).statusCode).toBe(200);
  for (let i = 0; i < 3; i += 1) {
    expectRefusal(await signIn('free@demo.example', 'wrong', '10.3.0.1'), 'wrong_credentials');
  }
});

test('USR-1 a hundred attempts from one address, whatever the account: 429 for that address only', async () => {
  expect((await signIn('tariff@demo.example', DEMO_PASSWORD, '10.4.0.1')).statusCode).toBe(200);
  await setPoints('sign-in-address:10.4.0.1', 100);
  expectRefusal(
    await signIn('tariff@demo.example', DEMO_PASSWORD, '10.4.0.1'),
    'too_many_attempts',
  );
  expect((await signIn('tariff@demo.example', DEMO_PASSWORD, '10.4.0.2')).statusCode).toBe(200);
});

test('USR-1 addresses of one IPv6 network count as one: 429', async () => {
  expectRefusal(await signIn('six@demo.example', 'wrong', '2001:db8:6:1::1'), 'wrong_credentials');
  await setPoints('sign-in-address:2001:db8:6:1::/64', 100);
  expectRefusal(
    await signIn('six@demo.example', 'wrong', '2001:db8:6:1:aaaa:bbbb:cccc:dddd'),
    'too_many_attempts',
  );
  expectRefusal(await signIn('six@demo.example', 'wrong', '2001:db8:6:2::1'), 'wrong_credentials');
});

test('USR-1 an IPv4 address written as IPv6 is the same one: 429', async () => {
  await signIn('four@demo.example', 'wrong', '::ffff:10.7.0.1');
  await setPoints('sign-in-address:10.7.0.1', 100);
  for (const address of ['10.7.0.1', '::ffff:10.7.0.1']) {
    expectRefusal(await signIn('four@demo.example', 'wrong', address), 'too_many_attempts');
  }
});

test('USR-1 without a trusted proxy clients can’t choose their address', async () => {
  const direct = await createTestApp({ database: server.db });
  await signIn('tariff@demo.example', 'wrong', '10.5.0.1', direct);
  await direct.close();
  const keys = await server.db.db.selectFrom('attempt_limit').select('key').execute();
  expect(keys.map(({ key }) => key)).toContain('sign-in-address:127.0.0.1');
  expect(keys.map(({ key }) => key)).not.toContain('sign-in-address:10.5.0.1');
});

test('USR-1 simultaneous attempts are all counted', async () => {
  const attempts = Array.from({ length: 14 }, (_, i) =>
    signIn('operator@demo.example', 'wrong', `10.6.0.${i}`),
  );
  const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});
