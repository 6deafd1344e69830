import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../areas/accounts/demo-accounts.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** Internals that must not be revealed to visitors. */
const INSIDES =
  /relation|instrument"|select |kysely|node_modules|\.ts:\d|    at |postgres|ECONN|DatabaseError/i;

let server: TestApp;
beforeEach(async () => {
  server = await createTestApp({ config: { logLevel: 'debug' } });
});
afterEach(() => server.close());

/** One table at a time: locking several could deadlock with a query that holds one of them. */
async function breakDatabase(): Promise<void> {
  for (const table of ['session', 'instrument', 'menu_item']) {
    await server.db.pool.query(`alter table ${table} rename to ${table}_away`);
  }
}
const findLogLines = (requestId: unknown) => server.logs.filter(({ reqId }) => reqId === requestId);

describe('when the database fails', () => {
  test.each(['/api/indexes/1001/', '/api/indexes/'])(
    '%s: 500 with the envelope, without the cause',
    async (url) => {
      await breakDatabase();
      const answer = await server.app.http.inject({ url });
      const { requestId } = expectRefusal(answer, 'internal');
      expect(answer.body).not.toMatch(INSIDES);
      const lines = findLogLines(requestId);
      expect(lines.find(({ level }) => level === 'error')).toMatchObject({
        err: { message: expect.stringContaining('does not exist') as string },
      });
      expect(lines.at(-1)).toMatchObject({ method: 'GET', path: url, status: 500 });
    },
  );

  test('a chart: 500, and it works again as soon as the database does', async () => {
    const postChart = () =>
      server.app.http.inject({
        method: 'POST',
        url: '/api/indexes/1001/getGraphicData/',
        payload: {},
      });
    await server.db.pool.query('alter table quote_year rename to away');
    expectRefusal(await postChart(), 'internal');
    await server.db.pool.query('alter table away rename to quote_year');
    expect((await postChart()).statusCode).toBe(200);
  });

  test.each(['', 'paid'] as const)(
    'a page for the viewer %j: a styled 500 with the request id',
    async (kind) => {
      const cookie = kind && (await server.signInAs(kind));
      await breakDatabase();
      for (const url of ['/', '/currencies/', '/indexes/1001/']) {
        const answer = await server.app.http.inject({ url, headers: { cookie } });
        expect(answer.statusCode).toBe(500);
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(answer.body).toContain('id="content"');
        const requestId = String(answer.headers['x-request-id']);
        expect(answer.body).toContain(requestId);
        expect(answer.body).not.toMatch(INSIDES);
        expect(findLogLines(requestId).some(({ level }) => level === 'error')).toBe(true);
      }
    },
  );

  test('page data for scripts: 500, without the cause', async () => {
    await breakDatabase();
    const answer = await server.app.http.inject({ url: '/currencies/_.data' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(INSIDES);
  });

  test('signing in: 500 with the envelope', async () => {
    await server.db.pool.query('drop table attempt_limit');
    const payload = { email: 'paid@demo.example', password: DEMO_PASSWORD };
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/api/account/sign-in/',
      payload,
    });
    expectRefusal(answer, 'internal');
    expect(answer.body).not.toMatch(INSIDES);
  });
});

describe('the log', () => {
  test('has a line for each error, with the id from the response', async () => {
    const answer = await server.app.http.inject({ url: '/api/indexes/abc/?q=1' });
    const { requestId } = expectRefusal(answer, 'invalid_field', 'params.indexId');
    expect(findLogLines(requestId)).toEqual([
      expect.objectContaining({
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        address: '127.0.0.1',
        method: 'GET',
        path: '/api/indexes/abc/',
        status: 400,
      }),
    ]);
  });

  test('contains no secrets: passwords, tokens, cookies, queries', async () => {
    const cookie = await server.signInAs('paid');
    const post = (path: string, payload: object | string, headers: Record<string, string> = {}) =>
      server.app.http.inject({
        method: 'POST',
        url: path,
        payload,
        headers: { cookie, ...headers },
      });
    const email = 'paid@demo.example';
    const json = { 'content-type': 'application/json' };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await post('/api/account/sign-in/', { email, password: 'secret-one-1' });
    await post('/api/account/sign-in/', '{"password":"secret-one-2"', json);
    await post('/api/account/sign-in/', { email, password: 'secret-one-3', extra: 'secret-one-4' });
    await post('/sign-in/', `email=${email}&password=secret-one-5`, form);
    await post('/api/account/change-password/', {
      currentPassword: 'secret-one-6',
      newPassword: 'secret-one-7',
    });
    await post('/api/account/first-operator/', { token: 'secret-one-8' });
    await server.app.http.inject({ url: '/setup/?token=secret-one-9' });
    await server.app.http.inject({
      url: '/api/nothing/?token=secret-one-10',
      headers: { authorization: 'secret-one-11' },
    });
    await server.db.pool.query('drop table session, attempt_limit cascade');
    await post('/api/account/sign-in/', { email, password: 'secret-one-12' });
    await server.app.http.inject({
      url: '/profile/?x=secret-one-13',
      headers: { cookie: `parcurve=${'s'.repeat(43)}` },
    });
    const log = JSON.stringify(server.logs);
    expect(server.logs.length).toBeGreaterThan(10);
    expect(log).not.toContain('secret-one');
    expect(log).not.toContain('s'.repeat(43));
    expect(log).not.toContain(cookie.split('=')[1]);
    expect(log).not.toContain(DEMO_PASSWORD);
  });
});
