import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMails } from '../../../testing/mailbox.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { makeAccount } from '../../../testing/test-account.ts';
import { createTestApp, type DemoKind, type TestApp } from '../../../testing/test-app.ts';

const URL = '/api/admin/settings/';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

async function requestSettings(kind?: DemoKind, body?: object, app = server) {
  const cookie = kind ? await server.signInAs(kind) : '';
  return app.app.http.inject({
    url: URL,
    method: body ? 'POST' : 'GET',
    headers: { cookie },
    ...(body && { payload: body }),
  });
}

test('OPR-8 settings are for operators', async () => {
  for (const body of [undefined, { iosApp: null }]) {
    expectRefusal(await requestSettings(undefined, body), 'not_signed_in', null);
    expectRefusal(await requestSettings('paid', body), 'forbidden', null);
  }
});

test.for([
  [{ iosApp: 'http://example.org/app' }, 'invalid_field', 'body.iosApp'],
  [{ iosApp: 'javascript:alert(1)' }, 'invalid_field', 'body.iosApp'],
  [{ port: 80 }, 'unknown_field', 'body.port'],
  [{ siteName: '' }, 'invalid_field', 'body.siteName'],
  [{ siteName: 'x'.repeat(41) }, 'invalid_field', 'body.siteName'],
  [{ siteName: 'a {name}' }, 'invalid_field', 'body.siteName'],
  [{ siteName: '<script>' }, 'invalid_field', 'body.siteName'],
  [{ timeZone: 'Mars/Base' }, 'invalid_field', 'body.timeZone'],
  [{ accessPolicy: 'closed' }, 'invalid_field', 'body.accessPolicy'],
  [{ registration: 'off' }, 'invalid_field', 'body.registration'],
  [{ contact: 'javascript:alert(1)' }, 'invalid_field', 'body.contact'],
] as const)('OPR-8 rejected: %j', async ([body, code, field]) => {
  expectRefusal(await requestSettings('operator', body), code, field);
});

test('OPR-8 a change applies in every process within a second, and is logged', async () => {
  const other = await createTestApp({ database: server.db });
  try {
    const iosApp = 'https://apps.example.org/parcurve';
    expect((await requestSettings('operator', { iosApp })).json()).toMatchObject({
      settings: { iosApp },
    });
    for (const app of [server, other]) {
      await expect
        .poll(async () => (await requestSettings('operator', undefined, app)).json())
        .toMatchObject({
          settings: { iosApp, androidApp: null },
          changed: ['iosApp'],
          origins: [{ key: 'iosApp', changedBy: { name: 'Operator' } }],
        });
    }
    const lines = () =>
      server.db.db
        .selectFrom('audit_entry')
        .select(['kind', 'target', 'before', 'after'])
        .execute();
    const line = { kind: 'setting', target: 'iosApp' };
    expect(await lines()).toEqual([{ ...line, before: { value: null }, after: { value: iosApp } }]);
    // Saving the same values again isn't a change.
    await requestSettings('operator', { iosApp });
    expect(await lines()).toHaveLength(1);
  } finally {
    await other.close();
  }
});

const post = async (url: string, payload: object, kind: DemoKind = 'operator') =>
  server.app.http.inject({
    method: 'POST',
    url,
    payload,
    headers: { cookie: await server.signInAs(kind) },
  });
const page = async (url: string, kind?: DemoKind) =>
  server.app.http.inject({ url, headers: { cookie: kind ? await server.signInAs(kind) : '' } });

test('OPR-8 of two operators changing the same setting at once, the second is told', async () => {
  const { settings } = (await requestSettings('operator')).json<{
    settings: { siteName: string };
  }>();
  const seen = { siteName: settings.siteName };
  const answers = await Promise.all([
    requestSettings('operator', { siteName: 'Bonds One', seen }),
    requestSettings('operator', { siteName: 'Bonds Two', seen }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)!;
  expectRefusal(refused, 'changed_meanwhile', 'body.siteName');
  expectRefusal(
    await post(`${URL}reset/`, { key: 'siteName', seen }),
    'changed_meanwhile',
    'body.siteName',
  );
});

test('OPR-8 the site name is used in pages, messages and descriptions; the configured one can be restored', async () => {
  await requestSettings('operator', { siteName: 'Bonds & Co' });
  await expect
    .poll(async () => (await page('/sign-in/')).body)
    .toContain('<title>Sign in – Bonds &amp; Co</title>');
  expect((await page('/sign-in/')).body).not.toContain('Parcurve –');
  expect((await page('/addin/manifest.xml')).body).toContain('DefaultValue="Bonds &amp; Co"');
  expect((await page('/api/openapi.json')).json()).toMatchObject({ info: { title: 'Bonds & Co' } });
  const { email } = await makeAccount(server, 'reader@example.org');
  await post('/api/account/reset/', { email });
  const [mail] = await readMails(server, email);
  expect(`${mail!.subject} ${mail!.text}`).toContain('Bonds & Co');
  expect(`${mail!.subject} ${mail!.text}`).not.toContain('Parcurve');
  const reset = await post(`${URL}reset/`, { key: 'siteName' });
  expect(reset.json()).toMatchObject({ settings: { siteName: 'Parcurve' } });
  await expect.poll(async () => (await page('/sign-in/')).body).toContain('– Parcurve</title>');
  const [line] = await server.db.db
    .selectFrom('audit_entry')
    .select(['action', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(line).toEqual({
    action: 'restored',
    before: { value: 'Bonds & Co' },
    after: { value: 'Parcurve' },
  });
});

test('OPR-8 another time zone applies to pages and responses at once', async () => {
  await requestSettings('operator', { timeZone: 'asia/tokyo' });
  await expect.poll(async () => (await page('/indexes/1001/', 'paid')).body).toContain('UTC+9');
  await post(`${URL}reset/`, { key: 'timeZone' });
  await expect.poll(async () => (await page('/indexes/1001/', 'paid')).body).not.toContain('UTC+9');
});

test('OPR-8 without registration nobody can register, and operators still sign in', async () => {
  const form = { email: 'new@example.org', name: 'New', password: 'a long password 1' };
  const register = () =>
    server.app.http.inject({ method: 'POST', url: '/api/account/register/', payload: form });
  await requestSettings('operator', { registration: false });
  await expect.poll(async () => (await page('/')).body).not.toContain('href="/register/"');
  const refused = await register();
  expectRefusal(refused, 'forbidden', null);
  expect(refused.json()).toMatchObject({ label: 'error_registration_closed' });
  expect((await page('/register/')).body).toContain('Registration is closed.');
  expect((await page('/sign-in/')).body).not.toContain('href="/register/"');
  expect((await requestSettings('operator', { registration: true })).statusCode).toBe(200);
  await expect.poll(async () => (await register()).statusCode).toBe(200);
});

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';
const svg = (inside: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`,
  ).toString('base64');

test.for([
  ['no PNG', 'png', svg('<path d="M0 0"/>')],
  ['a PNG that is cut off', 'png', Buffer.from(PNG, 'base64').subarray(0, 50).toString('base64')],
  ['a script', 'svg', svg('<script>alert(1)</script>')],
  ['a handler', 'svg', svg('<path d="M0 0"/>', ' onload="alert(1)"')],
  ['another page', 'svg', svg('<image href="https://example.org/x.png"/>')],
  ['HTML', 'svg', svg('<foreignObject/>')],
  ['an entity', 'svg', svg('<text>&#60;script&#62;</text>')],
  ['what is not closed', 'svg', svg('<g>')],
  ['no picture', 'svg', Buffer.from('hello').toString('base64')],
] as const)('OPR-8 a logo is rejected: %s', async ([, type, data]) => {
  const refused = await post(`${URL}logo/`, { type, data });
  expectRefusal(refused, 'invalid_field', 'body.data');
  expect(refused.json()).toMatchObject({ label: 'settings_logo_refused' });
});

test('OPR-8 a logo has its own URL at which nothing in it can run', async () => {
  expectRefusal(await post(`${URL}logo/`, { type: 'png', data: PNG }, 'paid'), 'forbidden', null);
  for (const [type, data, mediaType] of [
    ['png', PNG, 'image/png'],
    ['svg', svg('<g fill="red"><path d="M0 0h9"/></g><!-- a -->'), 'image/svg+xml'],
  ] as const) {
    const { logo } = (await post(`${URL}logo/`, { type, data })).json<{
      logo: { address: string };
    }>();
    await expect.poll(async () => (await page('/')).body).toContain(`src="${logo.address}"`);
    const file = await page(logo.address);
    expect(file.headers).toMatchObject({
      'content-type': mediaType,
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/),
      'x-content-type-options': 'nosniff',
    });
    expect(file.rawPayload.toString('base64')).toBe(data);
  }
  expect((await post(`${URL}reset/`, { key: 'logo' })).statusCode).toBe(200);
  await expect.poll(async () => (await page('/')).body).not.toContain('/site-logo/');
  expectRefusal(await page('/site-logo/0.svg'), 'not_found');
});

test('OPR-8 a test message goes to the operator’s own address, and not too often', async () => {
  const send = (channel: string) => post(`${URL}messages/`, { channel });
  expectRefusal(await send('sms'), 'forbidden', 'body.channel');
  const sent = await Promise.all(Array.from({ length: 6 }, () => send('mail')));
  expect(sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200, 200, 200, 200, 200, 429,
  ]);
  const rows = await server.db.db
    .selectFrom('message')
    .select('recipient')
    .where('purpose', '=', 'settings-test')
    .execute();
  expect(rows).toEqual(Array.from({ length: 5 }, () => ({ recipient: 'operator@demo.example' })));
  expect((await page(`${URL}messages/`, 'operator')).json()).toMatchObject({
    items: [
      { channel: 'mail', to: 'operator@demo.example', way: 'outbox', last: { state: 'waiting' } },
      { channel: 'sms', to: null, last: null },
    ],
  });
});

const submit = async (fields: Record<string, string>) =>
  server.app.http.inject({
    method: 'POST',
    url: '/admin/settings/',
    headers: {
      cookie: await server.signInAs('operator'),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });

test('OPR-8 the page changes settings without scripts, and reports errors', async () => {
  const wrong = await submit({
    intent: 'save',
    key: 'timeZone',
    value: 'Nowhere',
    seen: '"UTC+3"',
  });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.body).toContain('This value isn’t valid: see the hint above.');
  const tampered = await submit({ intent: 'save', key: 'registration', value: 'on', seen: '{' });
  expect(tampered.statusCode).toBe(400);
  expect((await submit({ intent: 'save', key: 'port', value: '1' })).statusCode).toBe(400);
  expect((await submit({})).statusCode).toBe(400);
  const stale = await submit({ intent: 'save', key: 'timeZone', value: 'UTC+1', seen: '"UTC+7"' });
  expect(stale.statusCode).toBe(409);
  const saved = await submit({ intent: 'save', key: 'timeZone', value: 'UTC+1', seen: '"UTC+3"' });
  expect([saved.statusCode, saved.headers.location]).toEqual([
    302,
    '/admin/settings/?done=timeZone',
  ]);
  const reset = await submit({ intent: 'reset', key: 'timeZone', seen: '"UTC+1"' });
  expect(reset.statusCode).toBe(302);
});
