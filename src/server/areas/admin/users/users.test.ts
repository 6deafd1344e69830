import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '../../../../contracts/admin/users.ts';
import { readMails } from '../../../testing/mailbox.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { makeAccount, TEST_PASSWORD, type TestAccount } from '../../../testing/test-account.ts';
import { cookieHeader, createTestApp, type TestApp } from '../../../testing/test-app.ts';

const USERS = '/api/admin/users/';
const INVITATIONS = '/api/admin/invitations/';
const MARKETS = 100;

let server: TestApp;
let boss: TestAccount;
let ada: TestAccount;
beforeAll(async () => {
  server = await createTestApp({ config: { publicUrl: 'https://portal.example' } });
  boss = await makeAccount(server, 'boss@example.org', { isOperator: true, accessLevel: 1 });
  ada = await makeAccount(server, 'ada.long@example.org', { name: 'Ada Lovelace' });
});
afterAll(() => server.close());

const get = (url: string, cookie = boss.cookie) =>
  server.app.http.inject({ url, headers: { cookie } });
const post = (url: string, payload: object = {}, cookie = boss.cookie) =>
  server.app.http.inject({ method: 'POST', url, headers: { cookie }, payload });
const at = (id: number, rest = '') => `${USERS}${id}/${rest}`;
const readUser = async (id: number) => (await get(at(id))).json<User>();
const signIn = (email: string) =>
  post('/api/account/sign-in/', { email, password: TEST_PASSWORD }, '');
const found = async (query: string) =>
  (await get(`${USERS}?${query}`))
    .json<{ items: { email: string }[] }>()
    .items.map(({ email }) => email);

async function change(id: number, more: object, cookie = boss.cookie) {
  const { level, isOperator, version } = await readUser(id);
  const body = { level, isOperator, tariffs: [], added: null, version, ...more };
  return post(at(id, 'access/'), body, cookie);
}

const count = async (who: object, what: object) =>
  (await post(`${USERS}bulk/count/`, { who, change: what })).json<{
    matched: number;
    changes: number;
  }>();
const accept = (token: string) =>
  post('/api/account/invitation/', { token, name: 'New', password: 'quite a long one' }, '');

test('OPR-1 the user form keeps dates without a tariff, and doesn’t claim a change', async () => {
  const submit = async (fields: Record<string, string>) => {
    const { level, version } = await readUser(ada.id);
    return server.app.http.inject({
      method: 'POST',
      url: `/admin/users/${ada.id}/`,
      headers: {
        cookie: boss.cookie,
        origin: 'https://portal.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        do: 'save',
        level,
        operator: 'no',
        version,
        ...fields,
      }).toString(),
    });
  };
  const dates = await submit({ addTariff: '', addFrom: '2031-05-06', addUntil: '2032-05-06' });
  expect(dates.statusCode).toBe(400);
  expect(dates.body).toContain('Choose a tariff for these dates.');
  for (const day of ['2031-05-06', '2032-05-06']) expect(dates.body).toContain(day);
  const past = await submit({ addTariff: String(MARKETS), addFrom: '', addUntil: '2020-01-02' });
  expect(past.statusCode).toBe(400);
  expect(past.body).toMatch(new RegExp(`<option value="${MARKETS}" selected`));
  expect(past.body).toContain('2020-01-02');
  const nothing = await submit({ addTariff: '', addFrom: '', addUntil: '' });
  expect(nothing.headers.location).toBe(`/admin/users/${ada.id}/?unchanged`);
  const page = (await get(String(nothing.headers.location))).body;
  expect(page).toContain('No changes: everything is already as requested.</p>');
});

describe('OPR-1 rejected', () => {
  test.each([
    ['filter=none', 'query.filter'],
    ['sort=name', 'query.sort'],
    ['page=0', 'query.page'],
    ['page=99999', 'query.page'],
    [`search=${'x'.repeat(101)}`, 'query.search'],
  ])('a list with %s', async (query, field) => {
    expectRefusal(await get(`${USERS}?${query}`), 'invalid_field', field);
  });

  test('anyone who isn’t an operator', async () => {
    for (const [cookie, code] of [
      ['', 'not_signed_in'],
      [ada.cookie, 'forbidden'],
    ] as const) {
      for (const path of [USERS, at(ada.id), at(ada.id, 'sight/'), INVITATIONS]) {
        expectRefusal(await get(path, cookie), code);
      }
      expectRefusal(await post(at(ada.id, 'block/'), { reason: 'x' }, cookie), code);
      expectRefusal(await post(`${USERS}bulk/`, {}, cookie), code);
    }
  });

  test('an end in the past, a duplicate tariff, an outdated form', async () => {
    const ended = { tariffId: MARKETS, startsOn: null, endsOn: '2020-01-01' };
    expectRefusal(await change(ada.id, { added: ended }), 'invalid_field', 'body.added.endsOn');
    expectRefusal(await change(ada.id, { version: 'old' }), 'changed_meanwhile');
    const unknown = { ...ended, tariffId: 4711, endsOn: null };
    expectRefusal(await change(ada.id, { added: unknown }), 'not_found', 'body.added.tariffId');
  });
});

test('OPR-1 users are found by name, email, number and phone', async () => {
  await server.db.db
    .updateTable('account')
    .set({ phone: '+4791234219', phone_confirmed_at: new Date() })
    .where('id', '=', ada.id)
    .execute();
  for (const term of ['lovel', 'ada.lo', 'ADA.long@ex', String(ada.id), '+47 912', '4219']) {
    expect(await found(`search=${encodeURIComponent(term)}`)).toContain(ada.email);
  }
  for (const term of ['%', "'", "x':* | 'a", 'nobody', '_da']) {
    expect(await found(`search=${encodeURIComponent(term)}`)).toEqual([]);
  }
  expect(await found('filter=operators')).toEqual(['boss@example.org', 'operator@demo.example']);
  for (const sort of ['email', 'ends', 'seen', 'since']) {
    for (const order of ['asc', 'desc']) {
      expect(await found(`sort=${sort}&order=${order}`)).toHaveLength(6);
    }
  }
});

test('OPR-1 a tariff is granted, moved and ended; the effect is shown beforehand', async () => {
  const added = { tariffId: MARKETS, startsOn: null, endsOn: '2099-03-31' };
  const { version: _, ...choice } = {
    level: 'restricted',
    isOperator: false,
    tariffs: [],
    added,
    version: '',
  };
  const preview = await post(at(ada.id, 'access/preview/'), choice);
  expect(preview.json()).toMatchObject({ changes: 1, abilities: { seesValues: true } });
  expect((await readUser(ada.id)).owned).toEqual([]);
  expect((await change(ada.id, { added })).json()).toEqual({ changes: 1 });
  expectRefusal(await change(ada.id, { added }), 'invalid_field', 'body.added.tariffId');
  const { owned, abilities } = await readUser(ada.id);
  expect(owned).toMatchObject([{ tariffId: MARKETS, endsOn: '2099-03-31' }]);
  expect(abilities.seesValues).toBe(true);
  expect(await found('filter=paying')).toContain(ada.email);
  const { id } = owned[0]!;
  await change(ada.id, { tariffs: [{ id, endsOn: '2099-04-30', isEnded: false }] });
  expect((await readUser(ada.id)).owned[0]?.endsOn).toBe('2099-04-30');
  await change(ada.id, { tariffs: [{ id, endsOn: null, isEnded: true }] });
  expect((await readUser(ada.id)).abilities.seesValues).toBe(false);
  const lines = await server.db.db
    .selectFrom('audit_entry')
    .select('action')
    .where('target', '=', String(ada.id))
    .orderBy('id')
    .execute();
  expect(lines.map(({ action }) => action)).toEqual(['granted', 'changed', 'withdrawn']);
});

test('OPR-1 the preview as a user matches what the user gets', async () => {
  const sight = await get(at(ada.id, 'sight/'));
  expect(sight.json()).toMatchObject({
    seesValues: false,
    because: 'restricted',
    index: { quote: { value: '***' }, isMasked: true },
    bond: { quote: { value: '***' } },
  });
  const own = await get(at(boss.id, 'sight/'), boss.cookie);
  expect(own.json<{ index: { quote: { value: string } } }>().index.quote.value).not.toBe('***');
});

describe('OPR-1 a blocked account', () => {
  test('can’t sign in at all, and is told why only after the right password', async () => {
    const eve = await makeAccount(server, 'eve@example.org');
    const token = (
      await post('/api/account/tokens/', { name: 'x', scopes: ['market'], days: 30 }, eve.cookie)
    ).json<{ token: string }>().token;
    const bearer = { authorization: `Bearer ${token}` };
    const asProgram = () => server.app.http.inject({ url: '/api/indexes/1001/', headers: bearer });
    expect((await asProgram()).statusCode).toBe(200);
    expect((await post(at(eve.id, 'block/'), { reason: 'Unpaid bill' })).statusCode).toBe(200);
    expectRefusal(await get('/api/account/sessions/', eve.cookie), 'not_signed_in');
    expectRefusal(await asProgram(), 'invalid_token');
    expect(expectRefusal(await signIn(eve.email), 'account_blocked').message).toContain('Unpaid');
    const wrong = { email: eve.email, password: 'not the right one' };
    expectRefusal(await post('/api/account/sign-in/', wrong, ''), 'wrong_credentials');
    await post('/api/account/reset/', { email: eve.email }, '');
    expect(await readMails(server, eve.email)).toEqual([]);
    expect(await found('filter=blocked')).toEqual([eve.email]);
    await post(at(eve.id, 'unblock/'));
    expect((await signIn(eve.email)).statusCode).toBe(200);
    expect((await asProgram()).statusCode).toBe(200);
  });

  test('OPR-8 is never oneself, a demo account, or the last operator', async () => {
    const reason = { reason: 'x' };
    expectRefusal(await post(at(boss.id, 'block/'), reason), 'forbidden');
    expectRefusal(await change(boss.id, { isOperator: false }), 'forbidden', 'body.isOperator');
    const { id } = await server.db.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', 'operator@demo.example')
      .executeTakeFirstOrThrow();
    expectRefusal(await post(at(id, 'block/'), reason), 'demo_account');
    const demo = await server.signInAs('operator');
    expectRefusal(await post(at(boss.id, 'block/'), reason, demo), 'last_operator');
    expectRefusal(await change(boss.id, { isOperator: false }, demo), 'last_operator');
  });

  test('OPR-8 two operators who demote or block each other at once: one stays', async () => {
    const [one, two] = await Promise.all(
      ['one@example.org', 'two@example.org'].map((email) =>
        makeAccount(server, email, { isOperator: true }),
      ),
    );
    for (const way of ['demote', 'block']) {
      const act = (from: TestAccount, to: TestAccount) =>
        way === 'demote'
          ? change(to.id, { isOperator: false }, from.cookie)
          : post(at(to.id, 'block/'), { reason: 'x' }, from.cookie);
      const answers = await Promise.all([act(one!, two!), act(two!, one!)]);
      // The second one is no longer an operator, or not even signed in.
      const [done, refused] = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
      expect([done, [401, 403].includes(refused ?? 0)]).toEqual([200, true]);
      for (const { id, email } of [one!, two!]) {
        await post(at(id, 'unblock/'));
        await change(id, { isOperator: true });
        Object.assign(id === one!.id ? one! : two!, { cookie: cookieHeader(await signIn(email)) });
      }
    }
    for (const { id } of [one!, two!]) await change(id, { isOperator: false });
  });
});

test('OPR-1 sessions and tokens are ended, and a link is sent', async () => {
  const max = await makeAccount(server, 'max@example.org');
  const { sessions } = await readUser(max.id);
  expect(sessions).toHaveLength(1);
  const never = '00000000-0000-4000-8000-000000000000';
  expectRefusal(await post(at(max.id, `sessions/${never}/end/`)), 'not_found', 'params.sessionId');
  await post(at(max.id, `sessions/${sessions[0]!.id}/end/`));
  expectRefusal(await get('/api/account/sessions/', max.cookie), 'not_signed_in');
  await signIn(max.email);
  await post(at(max.id, 'sessions/end/'));
  await post(at(max.id, 'tokens/revoke/'));
  expect(await readUser(max.id)).toMatchObject({ sessionCount: 0, tokenCount: 0 });
  expect((await post(at(max.id, 'reset-link/'))).statusCode).toBe(200);
  expect(await readMails(server, max.email)).toMatchObject([{ purpose: 'reset-password' }]);
});

describe('OPR-1 a bulk change', () => {
  const level = { kind: 'level', level: 'full' };

  test('changes what was counted, or nothing', async () => {
    const who = { filter: 'restricted', search: 'org' };
    const { matched, changes, ...rest } = await count(who, level);
    expect({ matched, changes, ...rest }).toMatchObject({ already: 0, leftOut: 0 });
    expect(changes).toBe(matched);
    const input = { who, change: level };
    const fewer = { matched: matched - 1, changes };
    expectRefusal(await post(`${USERS}bulk/`, { ...input, expected: fewer }), 'changed_meanwhile');
    const answers = await Promise.all(
      [1, 2].map(() => post(`${USERS}bulk/`, { ...input, expected: { matched, changes } })),
    );
    // The second call finds no restricted accounts.
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    expect((await readUser(ada.id)).level).toBe('full');
    const { rows } = await server.db.pool.query(
      `select count(distinct entry_id)::integer as lines, count(*)::integer as accounts
       from audit_account`,
    );
    expect(rows).toEqual([{ lines: 1, accounts: changes }]);
    // The account's log contains the bulk entry, with this account's previous values.
    const lines = await get(`/api/admin/audit/?target=${ada.id}&action=changed`);
    expect(lines.json<{ items: object[] }>().items[0]).toMatchObject({
      target: 'bulk',
      before: { accessLevel: null },
      after: { accessLevel: 1, changed: changes },
    });
  });

  test('grants and ends a tariff, and blocks all but the operator and demo accounts', async () => {
    const all = { filter: 'all', search: '' };
    for (const what of [
      { kind: 'grant', tariffId: MARKETS, endsOn: '2099-01-31' },
      { kind: 'end', tariffId: MARKETS },
      { kind: 'block', reason: 'Closed' },
    ]) {
      const { matched, changes } = await count(all, what);
      const expected = { matched, changes };
      const answer = await post(`${USERS}bulk/`, { who: all, change: what, expected });
      expect(answer.json()).toEqual({ changed: changes });
      expect(await count(all, what)).toMatchObject({ matched, changes: 0 });
    }
    expectRefusal(await get('/api/account/sessions/', ada.cookie), 'not_signed_in');
    expect((await get('/api/account/sessions/')).statusCode).toBe(200);
    await server.db.db
      .updateTable('account')
      .set({ blocked_at: null, block_reason: null })
      .execute();
  });

  test('that fails halfway changes nothing', async () => {
    await server.db.pool.query(
      `create function fail() returns trigger language plpgsql as $$ begin
         if new.account_id = ${ada.id} then raise exception 'no'; end if; return new; end $$;
       create trigger fail before insert on audit_account for each row execute function fail()`,
    );
    const who = { filter: 'all', search: '' };
    const what = { kind: 'level', level: 'restricted' };
    const { matched, changes } = await count(who, what);
    const answer = await post(`${USERS}bulk/`, {
      who,
      change: what,
      expected: { matched, changes },
    });
    expect(answer.statusCode).toBe(500);
    expect(await count(who, what)).toMatchObject({ matched, changes });
    await server.db.pool.query('drop trigger fail on audit_account');
  });
});

describe('OPR-1 an invitation', () => {
  const form = { email: 'new@example.org', level: 'full', tariffs: [MARKETS], endsOn: null };
  const invite = (more: object = {}) => post(INVITATIONS, { ...form, language: 'deu', ...more });

  test('is rejected for known addresses, unknown tariffs and ends in the past', async () => {
    expectRefusal(await invite({ email: ada.email }), 'already_registered', 'body.email');
    expectRefusal(await invite({ tariffs: [4711] }), 'not_found', 'body.tariffs');
    expectRefusal(await invite({ endsOn: '2020-01-01' }), 'invalid_field', 'body.endsOn');
    expectRefusal(await accept('nothing'), 'forbidden', 'body.token');
  });

  test('is sent once, however many requests arrive at once; its link works once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite()));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    const id = answers.find(({ statusCode }) => statusCode === 200)!.json<{ id: number }>().id;
    const [first] = await readMails(server, form.email);
    expect(first!.path).toMatch(/^\/invite\/\?token=/);
    await post(`${INVITATIONS}${id}/resend/`);
    expectRefusal(await accept(first!.token), 'forbidden', 'body.token');
    const token = (await readMails(server, form.email)).at(-1)!.token;
    expect((await get(`/api/account/invitation/?token=${token}`, '')).json()).toEqual({
      state: 'open',
      email: form.email,
    });
    const tries = await Promise.all([accept(token), accept(token)]);
    expect(tries.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(await found('search=new@')).toEqual([form.email]);
    expect((await get(INVITATIONS)).json()).toMatchObject({ items: [], total: 0 });
  });

  test('works without a mail server: the link is shown once; it can make an operator', async () => {
    const mute = await createTestApp({
      database: server.db,
      config: { publicUrl: 'https://portal.example', hasOutbox: false },
    });
    try {
      const postAsBoss = (url: string, payload: object) =>
        mute.app.http.inject({
          method: 'POST',
          url,
          headers: { cookie: boss.cookie, origin: 'https://portal.example' },
          payload,
        });
      const body = { ...form, email: 'second@example.org', language: 'eng', isOperator: true };
      const made = (await postAsBoss(INVITATIONS, body)).json<{ id: number; link: string }>();
      expect(made.link).toMatch(/^https:\/\/portal\.example\/invite\/\?token=[\w-]{43}$/);
      const again = (await postAsBoss(`${INVITATIONS}${made.id}/resend/`, {})).json<{
        link: string;
      }>();
      expectRefusal(await accept(made.link.split('=')[1]!), 'forbidden', 'body.token');
      expect(await readMails(server, 'second@example.org')).toEqual([]);
      const { items } = (await get(INVITATIONS)).json<{ items: object[] }>();
      expect(items).toMatchObject([{ email: 'second@example.org', isOperator: true }]);
      expect((await accept(again.link.split('=')[1]!)).statusCode).toBe(200);
      expect(await found('filter=operators&search=second@')).toEqual(['second@example.org']);
      // The page shows the new account below the form, without scripts.
      const page = await mute.app.http.inject({
        method: 'POST',
        url: '/admin/users/invitations/',
        headers: {
          cookie: boss.cookie,
          origin: 'https://portal.example',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: 'email=third%40example.org&level=full&language=eng',
      });
      expect(page.body).toMatch(
        /<code>https:\/\/portal\.example\/invite\/\?token=[\w-]{43}<\/code>/,
      );
      expect(page.headers['cache-control']).toBe('no-store');
    } finally {
      await mute.close();
    }
    // Even if mail can be sent, the operator may request the link.
    const asked = (await invite({ email: 'fourth@example.org', byLink: true })).json<object>();
    expect(asked).toMatchObject({ link: expect.stringContaining('/invite/?token=') });
    expect(await readMails(server, 'fourth@example.org')).toEqual([]);
  });

  test('is void once withdrawn', async () => {
    const { id } = (await invite({ email: 'gone@example.org' })).json<{ id: number }>();
    const [{ token } = { token: '' }] = await readMails(server, 'gone@example.org');
    expect((await post(`${INVITATIONS}${id}/withdraw/`)).statusCode).toBe(200);
    expectRefusal(await post(`${INVITATIONS}${id}/withdraw/`), 'not_found', 'params.invitationId');
    expectRefusal(await accept(token), 'forbidden', 'body.token');
  });
});
