import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Scope } from '../../../contracts/core/endpoint.ts';
import type { ApiTokenItem } from '../../../contracts/accounts/tokens.ts';
import { readConfig } from '../../config.ts';
import { EventReader } from '../../testing/event-reader.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { sampleRequest } from '../../testing/sample-requests.ts';
import {
  createTestApp,
  TEST_SETTINGS,
  type DemoKind,
  type TestApp,
} from '../../testing/test-app.ts';
import { hashToken } from './sessions.ts';

const TOKENS = '/api/account/tokens/';
const INDEX = '/api/indexes/1001/';
const ARCHIVE = '/api/derivatives/exchanges/';
/** A notification arrives before a cached token is looked up again. */
const AT_ONCE = { timeout: 6000, interval: 20 };
const OTHER_SITE = 'https://pro.openbb.co';

let server: TestApp;
let twin: TestApp;
let port = 0;
let paid = '';
beforeAll(async () => {
  const { limits } = readConfig(TEST_SETTINGS);
  const config = { corsOrigins: [OTHER_SITE], limits: { ...limits, tokenCalls: 40 } };
  server = await createTestApp({ config });
  twin = await createTestApp({ database: server.db, config });
  await server.app.http.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.http.server.address() as AddressInfo).port;
  paid = await server.signInAs('paid');
});
afterAll(async () => {
  await twin.close();
  await server.close();
});

function post(url: string, cookie: string, payload?: object) {
  return server.app.http.inject({
    method: 'POST',
    url,
    headers: { cookie },
    ...(payload && { payload }),
  });
}

interface Made {
  readonly token: string;
  readonly item: ApiTokenItem;
}

async function createToken({
  scopes = ['market'],
  cookie = paid,
}: { scopes?: Scope[]; cookie?: string } = {}): Promise<Made> {
  const answer = await post(TOKENS, cookie, { name: 'Excel', scopes, days: 30 });
  expect(answer.statusCode).toBe(200);
  return answer.json<Made>();
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

function getWithToken(url: string, token: string, { app }: TestApp = server) {
  return app.http.inject({ url, headers: bearer(token) });
}

const revoke = ({ item }: Made, cookie = paid) => post(`${TOKENS}${item.id}/revoke/`, cookie);

describe('API-1 token requests are rejected', () => {
  test('API-1 without a session, and with an invalid name, scope or lifetime', async () => {
    expectRefusal(await post(TOKENS, '', {}), 'not_signed_in');
    const good = { name: 'x', scopes: ['market'], days: 30 };
    for (const [part, field] of [
      [{ name: ' ' }, 'body.name'],
      [{ name: 'x'.repeat(101) }, 'body.name'],
      [{ scopes: [] }, 'body.scopes'],
      [{ scopes: ['operator'] }, 'body.scopes.0'],
      [{ days: 9999 }, 'body.days'],
    ] as const) {
      expectRefusal(await post(TOKENS, paid, { ...good, ...part }), 'invalid_field', field);
    }
  });

  test('API-1 if the token is mistyped, invented or another kind of secret', async () => {
    const { token } = await createToken();
    const session = paid.replace('parcurve=', '');
    for (const wrong of [`${token}x`, token.slice(0, -1), `pcv_${'a'.repeat(43)}`, 'x', session]) {
      const answer = await getWithToken(INDEX, wrong);
      expectRefusal(answer, 'invalid_token');
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
  });

  test('API-1 after an account’s twentieth token', async () => {
    const cookie = await server.signInAs('tariff');
    const all = await Promise.all(
      Array.from({ length: 24 }, () =>
        post(TOKENS, cookie, { name: 'x', scopes: ['market'], days: 30 }),
      ),
    );
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expectRefusal(
      all.find(({ statusCode }) => statusCode !== 200)!,
      'too_many_tokens',
    );
  });

  test('API-1 when somebody else wants to revoke it', async () => {
    const made = await createToken();
    expectRefusal(
      await revoke(made, await server.signInAs('operator')),
      'not_found',
      'params.tokenId',
    );
    expect((await getWithToken(INDEX, made.token)).statusCode).toBe(200);
  });
});

describe('API-1 a token', () => {
  test('API-1 is shown once and stored as its hash', async () => {
    const { token, item } = await createToken();
    expect(token).toMatch(/^pcv_[\w-]{43}$/);
    expect(item).toMatchObject({ name: 'Excel', hint: token.slice(0, 8), lastUsedAt: null });
    const list = await server.app.http.inject({ url: TOKENS, headers: { cookie: paid } });
    expect(list.json<{ items: ApiTokenItem[] }>().items[0]).toEqual(item);
    expect(list.body).not.toContain(token.slice(8));
    const { rows } = await server.db.pool.query<{ row: string }>(
      `select row_to_json(api_token)::text as row from api_token where id = $1`,
      [item.id],
    );
    expect(rows[0]!.row).not.toContain(token.slice(8));
    expect(rows[0]!.row).toContain(hashToken(token).toString('hex'));
  });

  test.each<[DemoKind, RegExp]>([
    ['paid', /^\d/],
    ['free', /^\*\*\*$/],
  ])('API-1 has the same access as the %s account', async (kind, value) => {
    const { token } = await createToken({ cookie: await server.signInAs(kind) });
    const basic = Buffer.from(`${token}:`).toString('base64');
    for (const authorization of [`Bearer ${token}`, `bearer ${token}`, `Basic ${basic}`]) {
      const answer = await server.app.http.inject({ url: INDEX, headers: { authorization } });
      expect(answer.json<{ quote: { value: string } }>().quote.value).toMatch(value);
    }
  });

  test('API-1 works for its scopes only', async () => {
    const archive = await createToken({ scopes: ['archive'] });
    expect((await getWithToken(ARCHIVE, archive.token)).statusCode).toBe(200);
    expectRefusal(await getWithToken(INDEX, archive.token), 'token_scope');
    const market = await createToken({ scopes: ['market'] });
    expectRefusal(await getWithToken(ARCHIVE, market.token), 'token_scope');
    expect((await getWithToken('/api/openapi.json', market.token)).statusCode).toBe(200);
  });

  test('API-1 changes nothing: endpoints that write don’t accept it', async () => {
    const cookie = await server.signInAs('operator');
    const refused = server.app.api.routes.filter(({ contract }) => contract.scope === undefined);
    expect(refused.length).toBeGreaterThan(8);
    let token = '';
    for (const [i, { contract }] of refused.entries()) {
      // One token may not make that many calls.
      if (i % 20 === 0) ({ token } = await createToken({ cookie, scopes: ['market', 'archive'] }));
      const { method, path, type, body } = sampleRequest(contract);
      const answer = await server.app.http.inject({
        method,
        url: path,
        headers: { ...bearer(token), ...(type && { 'content-type': type }) },
        ...(body !== undefined && { payload: body }),
      });
      expect([contract.path, answer.statusCode]).toEqual([contract.path, 403]);
    }
  });

  test('API-1 doesn’t work for pages, whose viewer is that of the cookie', async () => {
    const { token } = await createToken();
    expect((await getWithToken('/profile/', token)).statusCode).toBe(302);
  });

  test('API-1 records when it was last used', async () => {
    const { token, item } = await createToken();
    await getWithToken(INDEX, token);
    const list = await server.app.http.inject({ url: TOKENS, headers: { cookie: paid } });
    const found = list.json<{ items: ApiTokenItem[] }>().items.find(({ id }) => id === item.id);
    expect(found?.lastUsedAt).not.toBeNull();
  });

  test('API-1 expires, even if it is cached', async () => {
    const made = await createToken();
    expect((await getWithToken(INDEX, made.token)).statusCode).toBe(200);
    await server.db.db
      .updateTable('api_token')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('id', '=', made.item.id)
      .execute();
    expectRefusal(await getWithToken(INDEX, made.token, twin), 'invalid_token');
  });

  test('API-1 stops working in every process at once when it is revoked', async () => {
    const made = await createToken();
    for (const each of [server, twin]) {
      expect((await getWithToken(INDEX, made.token, each)).statusCode).toBe(200);
    }
    expect((await revoke(made)).statusCode).toBe(200);
    expectRefusal(await getWithToken(INDEX, made.token), 'invalid_token');
    await vi.waitFor(async () => {
      expectRefusal(await getWithToken(INDEX, made.token, twin), 'invalid_token');
    }, AT_ONCE);
  });

  test('API-1 revoked during a download breaks it', async () => {
    await server.db.pool.query(`
      insert into contract_day (exchange_id, contract_id, expiry_id, expires_on, day, settle)
      select 1, 1, id, expires_on, date '1990-01-01' + n, n
      from contract_expiry, generate_series(1, 3000) as n where contract_id = 1`);
    const made = await createToken({ scopes: ['archive'] });
    const path =
      '/derivatives/export-table?from=1990-01-01&to=2026-11-13&exchangeId=1&contractId=1';
    const request = httpGet({ port, host: '127.0.0.1', path, headers: bearer(made.token) });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    await once(response, 'readable');
    await revoke(made);
    const end = Promise.withResolvers<string>();
    response.on('end', () => end.resolve('complete'));
    response.on('error', () => end.resolve('broken'));
    response.resume();
    expect(await end.promise).toBe('broken');
  });

  test('API-1 revoked ends the live stream that it opened', async () => {
    const made = await createToken();
    const reader = await EventReader.open(
      `http://127.0.0.1:${port}/api/quotes/live/?ids=1001`,
      '',
      bearer(made.token),
    );
    expect(reader.response.status).toBe(200);
    await revoke(made);
    await reader.until(({ isOver }) => isOver);
  });
});

describe('API-1 rate limits', () => {
  test('API-1 each token has its calls per minute, and responses say how many are left', async () => {
    const [one, other] = [await createToken(), await createToken()];
    const first = await getWithToken(INDEX, one.token);
    expect(first.headers).toMatchObject({
      'ratelimit-limit': '40',
      'ratelimit-remaining': '39',
      'ratelimit-reset': '60',
    });
    for (let i = 0; i < 39; i += 1) await getWithToken(INDEX, one.token);
    const refused = await getWithToken(INDEX, one.token);
    expectRefusal(refused, 'too_many_calls');
    expect(refused.headers['ratelimit-remaining']).toBe('0');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await getWithToken(INDEX, other.token)).statusCode).toBe(200);
  });

  test('API-1 shared cached responses include them too', async () => {
    const { token } = await createToken();
    for (const remaining of ['39', '38']) {
      const answer = await server.app.http.inject({
        method: 'POST',
        url: '/api/indexes/1001/getGraphicData/',
        headers: bearer(token),
        payload: { periodId: 0 },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['ratelimit-remaining']).toBe(remaining);
    }
  });
});

describe('API-6 pages of other sites', () => {
  test('API-6 allowed by the operator can send requests with a token', async () => {
    const { token } = await createToken();
    const preflight = await server.app.http.inject({
      method: 'OPTIONS',
      url: INDEX,
      headers: {
        origin: OTHER_SITE,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-origin']).toBe(OTHER_SITE);
    const headers = { ...bearer(token), origin: OTHER_SITE, 'sec-fetch-site': 'cross-site' };
    const answer = await server.app.http.inject({ url: INDEX, headers });
    expect(answer.headers['access-control-allow-origin']).toBe(OTHER_SITE);
    expect(answer.json()).toMatchObject({ quote: { value: expect.stringMatching(/^\d/) } });
    const posted = await server.app.http.inject({
      method: 'POST',
      url: '/api/indexes/1001/getGraphicData/',
      headers,
      payload: { periodId: 0 },
    });
    expect(posted.headers['access-control-allow-origin']).toBe(OTHER_SITE);
    expect(posted.json()).toMatchObject({ masked: false });
  });

  test('API-6 never act with the visitor’s session on this site', async () => {
    const headers = { cookie: paid, origin: OTHER_SITE, 'sec-fetch-site': 'cross-site' };
    const answer = await server.app.http.inject({ url: INDEX, headers });
    expect(answer.json()).toMatchObject({ quote: { value: '***' } });
    const made = { name: 'stolen', scopes: ['market'], days: 30 };
    const credentials = { email: 'free@demo.example', password: 'parcurve-demo' };
    for (const [url, payload] of [
      [TOKENS, made],
      ['/api/account/sign-in/', credentials],
      ['/sign-in/', new URLSearchParams(credentials).toString()],
    ] as const) {
      const type =
        typeof payload === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
      const posted = await server.app.http.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': type },
        payload,
      });
      expect([url, posted.statusCode]).toEqual([url, 403]);
      expect(posted.cookies).toEqual([]);
    }
  });

  test('API-6 not allowed are rejected', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const read = await server.app.http.inject({ url: INDEX, headers });
    expect(read.headers['access-control-allow-origin']).not.toBe('https://evil.example');
    const { token } = await createToken();
    expectRefusal(
      await server.app.http.inject({
        method: 'POST',
        url: '/api/indexes/1001/getGraphicData/',
        headers: { ...headers, ...bearer(token) },
        payload: { periodId: 0 },
      }),
      'cross_site',
    );
  });
});
