import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../src/contracts/errors.ts';
import { makeAccount, TEST_PASSWORD } from '../src/server/testing/test-account.ts';
import { createTestApp, type TestApp } from '../src/server/testing/test-app.ts';
import routes from '../src/web/routes.ts';
import { postForms, type SentForm } from './sent-forms.ts';

/**
 * Walks every form of every page of accounts and operators: fills it in, has every call refused, and
 * looks whether the page that says so still has what was typed.
 */

const REFUSED = 429;

let server: TestApp;
let cookie = '';
/** For each parameter of an address, one that there is. */
const SAMPLES: Record<string, string> = {};

/** What opens the forms of a page. */
const QUERIES: Record<string, string> = {};

beforeAll(async () => {
  server = await createTestApp();
  const boss = await makeAccount(server, 'boss@example.org', { isOperator: true, accessLevel: 1 });
  const ada = await makeAccount(server, 'ada@example.org', { tariffs: [100] });
  ({ cookie } = boss);
  const { pool } = server.db;
  const one = async (text: string, values: unknown[] = []) =>
    String((await pool.query<{ id: number | string }>(text, values)).rows[0]?.id);
  const ticket = await one(
    `insert into ticket (account_id, subject) values ($1, 'Prices') returning id`,
    [ada.id],
  );
  await pool.query(
    `insert into ticket_message (ticket_id, contacts_id, is_operator, text, status_id)
     values ($1, $2, false, 'Hello', 1)`,
    [ticket, ada.id],
  );
  Object.assign(SAMPLES, {
    accountId: String(ada.id),
    ticketId: ticket,
    bannerId: await one('select id from banner limit 1'),
    sourceCode: await one('select code as id from data_source limit 1'),
    key: 'sign_in',
  });
  const request = await one(
    `insert into access_request (account_id, tariff_id, kind, state)
     values ($1, 101, 'new', 'sent') returning id`,
    [ada.id],
  );
  QUERIES['admin/requests'] = `?request=${request}`;
  QUERIES['admin/users/bulk'] = `?id=${ada.id}&kind=block&reason=typed+before&count=1`;
  // Whatever a form asks for, it is refused.
  for (const route of server.app.api.routes) {
    if (route.contract.method === 'GET') continue;
    Object.assign(route, {
      run: () => Promise.reject(new ApiError('too_many_attempts', { retryAfterSeconds: 1 })),
    });
  }
});
afterAll(() => server.close());

function paths(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => (entry.children ? paths(entry.children) : [entry.path ?? '']));
}

/** Not walked, each for a reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'sign-in/second-step': 'is there in the middle of a sign-in only, and holds nothing but codes',
  'admin/instruments/:recordId/merge': 'has no field that is typed into',
  'admin/issuers/:recordId/merge': 'has no field that is typed into',
  'profile/passkeys': 'has one form that is typed into, which only scripts send',
};

const WALKED = paths(routes as readonly RouteConfigEntry[])
  .filter((path) => /^(?:admin|profile|sign-in|register|reset|confirm|invite|setup)/.test(path))
  .filter((path) => !(path in LEFT_OUT));

async function open(url: string): Promise<string> {
  const headers = /^\/(?:admin|profile)/.test(url) ? { cookie } : {};
  return (await server.app.http.inject({ url, headers })).body;
}

function encode(fields: SentForm['filled']): string {
  const sent = new URLSearchParams();
  for (const [name, value] of fields) sent.append(name, value);
  return sent.toString();
}

/** Presses one button after the other until what was asked for is refused. */
async function submit(url: string, form: SentForm): Promise<string> {
  for (const pressed of form.buttons) {
    const { statusCode, body } = await server.app.http.inject({
      method: 'POST',
      url: form.action === '' ? url : form.action,
      headers: {
        ...(/^\/(?:admin|profile)/.test(url) && { cookie }),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: encode([...form.filled, ...pressed]),
    });
    if (statusCode === REFUSED) return body;
  }
  throw new Error(`nothing refuses the form ${form.names} of ${url}`);
}

test.each(WALKED)('every form of /%s/ keeps what was typed when it is refused', async (path) => {
  const recordId = path.startsWith('admin/issuers')
    ? 'select id from issuer order by id limit 1'
    : 'select id from instrument order by id limit 1';
  if (path.includes(':recordId')) {
    const { rows } = await server.db.pool.query<{ id: number }>(recordId);
    SAMPLES['recordId'] = String(rows[0]?.id);
  }
  const url = `/${path.replaceAll(/:(\w+)\??/g, (_all, name: string) => {
    expect(SAMPLES, `no sample of ${name}`).toHaveProperty(name);
    return SAMPLES[name]!;
  })}/${QUERIES[path] ?? ''}`;
  const lost: string[] = [];
  for (const form of postForms(await open(url))) {
    if (form.typed.length === 0) continue;
    const again = postForms(await submit(url, form)).find(({ key }) => key === form.key);
    const names = form.typed.filter(([name, value]) => !again?.has(name, value));
    lost.push(...names.map(([name]) => `${form.names.slice(0, 60)}: ${name}`));
  }
  expect(lost).toEqual([]);
});

test('a bulk change that is refused stays as it was chosen', async () => {
  // Counting is a look and no change, so it answers.
  const url = `/admin/users/bulk/${QUERIES['admin/users/bulk']}`;
  const answer = await server.app.http.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: url.split('?')[1]!,
  });
  expect(answer.statusCode).toBe(REFUSED);
  expect(answer.body).toContain('value="typed before"');
});

test('the password is never sent back', async () => {
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
  const payload = `section=password&currentPassword=${TEST_PASSWORD}&newPassword=typed-secret-1`;
  const answer = await server.app.http.inject({
    method: 'POST',
    url: '/profile/',
    headers,
    payload: payload.replaceAll(' ', '+'),
  });
  expect(answer.statusCode).toBe(REFUSED);
  for (const secret of [TEST_PASSWORD, 'typed-secret-1']) expect(answer.body).not.toContain(secret);
});
