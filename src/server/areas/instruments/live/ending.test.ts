import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LEVEL_FULL, LEVEL_RESTRICTED } from '../../../../access/viewer.ts';
import { createToken, revokeToken } from '../../../../contracts/accounts/tokens.ts';
import { followQuotes } from '../../../../contracts/instruments/quote.ts';
import { EventReader } from '../../../testing/event-reader.ts';
import { makeAccount, type TestAccount } from '../../../testing/test-account.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hashToken } from '../../accounts/sessions.ts';

/** No heartbeat is due during a test: it must not be what detects the end. */
const liveBeatMs = 600_000;
let server: TestApp;
let twin: TestApp;
let origins: string[];
const readers: EventReader[] = [];
beforeAll(async () => {
  server = await createTestApp({ liveBeatMs });
  twin = await createTestApp({ database: server.db, liveBeatMs });
  origins = await Promise.all(
    [server, twin].map(({ app }) => app.http.listen({ port: 0, host: '127.0.0.1' })),
  );
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
afterAll(async () => {
  await twin.close();
  await server.close();
});

/** A stream from each process, with the first quote. */
async function watch(headers: Record<string, string>): Promise<EventReader[]> {
  const { cookie = '', ...others } = headers;
  const opened = await Promise.all(
    origins.map((origin) =>
      EventReader.open(`${origin}${followQuotes.path}?ids=1001`, cookie, others),
    ),
  );
  readers.push(...opened);
  // On a slow machine a second one may have arrived by then.
  for (const reader of opened) await reader.until(({ quotes }) => quotes.length > 0);
  return opened;
}

async function expectEnd(streams: readonly EventReader[]): Promise<void> {
  for (const stream of streams) await stream.until(({ isOver }) => isOver);
}

let accounts = 0;
function newAccount(accessLevel = LEVEL_FULL): Promise<TestAccount> {
  accounts += 1;
  return makeAccount(server, `streams-${accounts}@example.org`, { accessLevel });
}

async function post(cookie: string, url: string, payload: object = {}) {
  const answer = await server.app.http.inject({
    method: 'POST',
    url,
    headers: { cookie },
    payload,
  });
  expect(answer.statusCode).toBe(200);
  return answer;
}

async function newToken(cookie: string): Promise<{ token: string; item: { id: number } }> {
  const wish = { name: 'a program', scopes: ['market'], days: 30 };
  return (await post(cookie, createToken.path, wish)).json();
}

const query = (text: string, values: unknown[]) => server.db.pool.query(text, values);

test('ACC-3 streams in every process end when their session expires', async () => {
  const { cookie } = await newAccount();
  const hash = hashToken(/parcurve=([^;]+)/.exec(cookie)![1]!);
  const soon = `update session set expires_at = now() + interval '1500 milliseconds' where token_hash = $1`;
  await query(soon, [hash]);
  await expectEnd(await watch({ cookie }));
});

test('ACC-3 … when their token expires', async () => {
  const { cookie } = await newAccount();
  const { token, item } = await newToken(cookie);
  const soon = `update api_token set expires_at = now() + interval '1500 milliseconds' where id = $1`;
  await query(soon, [item.id]);
  await expectEnd(await watch({ authorization: `Bearer ${token}` }));
});

test('USR-3 ACC-3 … when their tariff ends', async () => {
  const { id, cookie } = await newAccount(LEVEL_RESTRICTED);
  await query(
    `insert into account_tariff (account_id, tariff_id, ends_at)
     values ($1, 100, now() + interval '1500 milliseconds')`,
    [id],
  );
  await expectEnd(await watch({ cookie }));
});

test('ACC-3 … when a token is revoked or a tariff withdrawn, and those of others continue', async () => {
  const other = await watch({ cookie: (await newAccount()).cookie });
  const { cookie } = await newAccount();
  const { token, item } = await newToken(cookie);
  const ofToken = await watch({ authorization: `Bearer ${token}` });
  await post(cookie, revokeToken.path.replace('{tokenId}', String(item.id)));
  await expectEnd(ofToken);

  const customer = await newAccount(LEVEL_RESTRICTED);
  await query('insert into account_tariff (account_id, tariff_id) values ($1, 100)', [customer.id]);
  const ofTariff = await watch({ cookie: customer.cookie });
  await query('delete from account_tariff where account_id = $1', [customer.id]);
  await expectEnd(ofTariff);
  expect(other.map(({ isOver }) => isOver)).toEqual([false, false]);
});
