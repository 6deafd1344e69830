import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followQuotes } from '../../../contracts/instruments/quote.ts';
import { label } from '../../../labels/labels.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../testing/test-app.ts';

const URL = '/api/account/access/';
const CONTACT = { kind: 'email', address: 'desk@example.org' } as const;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ config: { operatorContact: CONTACT } });
});
afterAll(() => server.close());

const get = (url: string, cookie = '') =>
  server.app.http.inject({ url, headers: cookie === '' ? {} : { cookie } });

describe('an account’s access', () => {
  test('401 for a visitor, who doesn’t learn the contact either', async () => {
    const answer = await get(URL);
    expectRefusal(answer, 'not_signed_in');
    expect(answer.body).not.toContain(CONTACT.address);
    for (const url of ['/', '/indexes/1001/', '/sign-in/']) {
      expect((await get(url)).body).not.toContain(CONTACT.address);
    }
  });

  test.each<[DemoKind, object]>([
    ['free', { level: 'free', isOperator: false, tariffs: [] }],
    ['tariff', { level: 'full', isOperator: false, tariffs: ['tickets'] }],
    ['paid', { level: 'full', isOperator: false, tariffs: [] }],
    ['operator', { level: 'full', isOperator: true, tariffs: [] }],
  ])('of the %s account, in words', async (kind, expected) => {
    const answer = await get(URL, await server.signInAs(kind));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      email: `${kind}@demo.example`,
      contact: CONTACT,
      ...expected,
    });
  });

  test('without a configured contact there is none', async () => {
    const other = await createTestApp({ database: server.db });
    const cookie = await server.signInAs('free');
    const answer = await other.app.http.inject({ url: URL, headers: { cookie } });
    expect(answer.json()).toMatchObject({ contact: null });
    await other.close();
  });
});

describe('errors give the same explanation', () => {
  test.each([`${followQuotes.path}?ids=1001`, '/indexes/1001/values.csv'])('%s', async (url) => {
    const visitor = expectRefusal(await get(url), 'not_signed_in');
    expect(visitor.message).toBe(label('eng', 'error_values_need_account'));
    const free = expectRefusal(await get(url, await server.signInAs('free')), 'forbidden');
    expect(free.message).toBe(label('eng', 'error_values_need_access'));
    expect(free.message).toContain('/profile/access/');
  });
});
