import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BannerList } from '../../../contracts/admin/banners.ts';
import type { MenuDraft } from '../../../contracts/admin/menu-editing.ts';
import { expectRefusal } from '../../testing/refusal.ts';
import { createTestApp, signIn, TEST_NOW, type TestApp } from '../../testing/test-app.ts';

let nowMs = TEST_NOW;
let server: TestApp;
let cookie: string;
/** The cookie of a second operator. */
let other: string;
beforeAll(async () => {
  server = await createTestApp({ now: () => nowMs, cachesPages: true });
  cookie = await server.signInAs('operator');
  await server.db.db
    .updateTable('account')
    .set({ is_operator: true })
    .where('email', '=', 'paid@demo.example')
    .execute();
  other = await signIn(server.app, 'paid@demo.example', 'parcurve-demo');
});
afterAll(() => server.close());
beforeEach(async () => {
  nowMs = TEST_NOW;
  await server.db.db.deleteFrom('menu_draft').execute();
  await server.db.db.deleteFrom('banner').execute();
});

const get = async <T>(path: string, who = cookie) =>
  (await server.app.http.inject({ url: `/api/admin/${path}`, headers: { cookie: who } })).json<T>();
const post = (path: string, payload?: object, who = cookie) =>
  server.app.http.inject({
    method: 'POST',
    url: `/api/admin/${path}`,
    headers: { cookie: who },
    ...(payload && { payload }),
  });
const visit = async (url = '/') => (await server.app.http.inject({ url })).body;
const lines = async () =>
  server.db.db
    .selectFrom('audit_entry')
    .select(['action', 'kind', 'target', 'before', 'after'])
    .orderBy('id', 'desc')
    .execute();

const ITEM = {
  parentId: null,
  column: 0,
  label: null,
  texts: { eng: 'Ladders', deu: 'Leitern' },
  url: '/indexes/',
  isNewTab: false,
};

test.for([
  [{ url: 'javascript:alert(1)' }, 'body.url'],
  [{ url: '//evil.example/' }, 'body.url'],
  [{ url: 'http://example.org/' }, 'body.url'],
  [{ texts: { deu: 'Leitern' } }, 'body.texts.eng'],
  [{ texts: { eng: ' ' } }, 'body.texts.eng'],
  [{ texts: { eng: 'x'.repeat(61) } }, 'body.texts.eng'],
  [{ texts: null }, 'body.texts'],
  [{ label: 'menu_indexes' }, 'body.texts'],
  [{ texts: null, label: 'no_such_label' }, 'body.label'],
  [{ parentId: 999_999, column: 1 }, 'body.parentId'],
  [{ parentId: 1, column: 4 }, 'body.column'],
  [{ isNewTab: true }, 'body.isNewTab'],
] as const)('OPR-4 rejected in the menu: %j', async ([change, field]) => {
  expectRefusal(await post('menu/add/', { ...ITEM, ...change }), 'invalid_field', field);
  expect((await get<MenuDraft>('menu/')).draft).toBeNull();
});

test('OPR-4 a draft is only visible to its operator until it is published, then to everyone at once', async () => {
  const second = await createTestApp({ database: server.db, cachesPages: true });
  try {
    const elsewhere = async () => (await second.app.http.inject({ url: '/' })).body;
    expect(await visit()).not.toContain('Ladders');
    expect(await elsewhere()).not.toContain('Ladders');
    const { id } = (await post('menu/add/', ITEM)).json<{ id: number }>();
    await post('menu/add/', { ...ITEM, parentId: id, column: 1, texts: { eng: '<b>Own</b>' } });
    const draft = await get<MenuDraft>('menu/?language=deu');
    expect(draft.draft).toEqual({ changes: 2, isBehind: false, differences: [] });
    expect(draft.menu.find((item) => item.id === id)).toMatchObject({
      ttl: 'Leitern',
      items: [[{ ttl: '<b>Own</b>', url: '/indexes/' }]],
    });
    expect((await get<MenuDraft>('menu/', other)).draft).toBeNull();
    expect(await visit()).not.toContain('Ladders');
    expect((await post('menu/publish/')).json()).toEqual({ changes: 2 });
    expect(await visit()).toContain('Ladders');
    expect(await visit('/?lang=deu')).toContain('Leitern');
    expect(await visit()).not.toContain('<b>Own</b>');
    await expect.poll(elsewhere, { timeout: 1000 }).toContain('Ladders');
    expect((await lines()).slice(0, 2)).toMatchObject([
      { action: 'added', kind: 'menu_item', before: null },
      { action: 'added', kind: 'menu_item', target: String(id), after: { url: '/indexes/' } },
    ]);
    await post(`menu/entries/${id}/remove/`);
    await post('menu/publish/');
    expect(await visit()).not.toContain('Ladders');
  } finally {
    await second.close();
  }
});

test('OPR-4 an outdated draft keeps its entries or takes those of the menu', async () => {
  const add = async (eng: string, who?: string) =>
    (await post('menu/add/', { ...ITEM, texts: { eng } }, who)).json<{ id: number }>().id;
  expectRefusal(await post('menu/rebase/', { theirs: [] }), 'not_found', null);
  const kept = await add('Kept');
  const dropped = await add('Dropped');
  const published = await add('Published', other);
  await post('menu/publish/', undefined, other);
  const { draft } = await get<MenuDraft>('menu/');
  expect(draft).toMatchObject({ isBehind: true });
  expect(draft!.differences).toContainEqual({
    id: published,
    mine: null,
    theirs: 'Published · /indexes/',
  });
  expect((await post('menu/rebase/', { theirs: [dropped, published] })).statusCode).toBe(200);
  const ids = new Set((await get<MenuDraft>('menu/')).entries.map(({ id }) => id));
  expect([kept, dropped, published].map((id) => ids.has(id))).toEqual([true, false, true]);
  expect((await post('menu/publish/')).json()).toEqual({ changes: 1 });
  for (const id of [kept, published]) await post(`menu/entries/${id}/remove/`);
  await post('menu/publish/');
});

test('OPR-4 of two simultaneous publications one is told that the menu has changed', async () => {
  const order = async () => (await get<MenuDraft>('menu/')).entries.map(({ id }) => id);
  const before = await order();
  const [first, last] = [before[0]!, before.findLast((id) => id < 10)!];
  await post(`menu/entries/${first}/move/`, { to: 'down' });
  await post(`menu/entries/${last}/move/`, { to: 'up' }, other);
  const answers = await Promise.all([
    post('menu/publish/'),
    post('menu/publish/', undefined, other),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expectRefusal(
    answers.find(({ statusCode }) => statusCode === 409)!,
    'changed_meanwhile',
  );
  const loser = answers[0].statusCode === 409 ? cookie : other;
  expect((await get<MenuDraft>('menu/', loser)).draft).toMatchObject({ isBehind: true });
  // The draft is kept: it is rebased onto the current menu and can be published.
  expectRefusal(await post('menu/publish/', undefined, loser), 'changed_meanwhile');
  expect((await post('menu/rebase/', { theirs: [] }, loser)).statusCode).toBe(200);
  expect((await get<MenuDraft>('menu/', loser)).draft).toMatchObject({
    isBehind: false,
    differences: [],
  });
  await post('menu/discard/', undefined, loser);
  expect((await get<MenuDraft>('menu/', loser)).draft).toBeNull();
  expect((await lines())[0]).toMatchObject({
    action: 'changed',
    kind: 'menu_item',
    target: 'menu',
  });
});

test('OPR-4 moving something there and back isn’t a change; having nothing to publish is reported', async () => {
  const [first] = (await get<MenuDraft>('menu/')).entries;
  expectRefusal(
    await post(`menu/entries/${first!.id}/move/`, { to: 'up' }),
    'invalid_field',
    'body.to',
  );
  await post(`menu/entries/${first!.id}/move/`, { to: 'down' });
  await post(`menu/entries/${first!.id}/move/`, { to: 'up' });
  expect((await get<MenuDraft>('menu/')).draft).toBeNull();
  expectRefusal(await post('menu/publish/'), 'not_found', null);
});

const BAR = {
  kind: 'bottom',
  variant: 'autumn',
  texts: { eng: { text: 'Autumn news' }, deu: { text: 'Herbst' } },
  url: '/indexes/',
  weight: 1,
  startsAt: null,
  endsAt: null,
  isOn: true,
};
const addBar = async (change: object = {}) =>
  (await post('banners/', { ...BAR, ...change })).json<{ id: number }>().id;
const list = () => get<BannerList>('banners/');

test.for([
  [{ url: 'javascript:alert(1)' }, 'body.url'],
  [{ texts: { deu: { text: 'x' } } }, 'body.texts.eng'],
  [{ texts: { eng: { text: 'x' }, deu: { title: 'y' } } }, 'body.texts.deu.text'],
  [{ texts: { eng: { text: 'a\nb' } } }, 'body.texts.eng.text'],
  [{ variant: 'No Name' }, 'body.variant'],
  [{ weight: 1001 }, 'body.weight'],
  [{ startsAt: 'soon' }, 'body.startsAt'],
  [{ startsAt: '2026-11-02T00:00:00.000Z', endsAt: '2026-11-02T00:00:00.000Z' }, 'body.endsAt'],
  [{ kind: 'registration' }, 'body.url'],
  [{ kind: 'registration', url: null }, 'body.texts.eng.title'],
] as const)('OPR-4 rejected for a banner: %j', async ([change, field]) => {
  expectRefusal(await post('banners/', { ...BAR, ...change }), 'invalid_field', field);
  expect((await list()).banners).toEqual([]);
});

test('OPR-4 a bar is shown at once, only while scheduled, and disappears when switched off', async () => {
  const [from, to] = [TEST_NOW + 60_000, TEST_NOW + 120_000];
  const startsAt = new Date(from).toISOString();
  const id = await addBar({ startsAt, endsAt: new Date(to).toISOString() });
  expect((await list()).banners).toMatchObject([{ state: 'scheduled', isShown: false }]);
  for (const [at, isSeen, state] of [
    [from - 1, false, 'scheduled'],
    [from, true, 'running'],
    [to - 1, true, 'running'],
    [to, false, 'ended'],
  ] as const) {
    nowMs = at;
    expect((await visit(`/?at=${at}`)).includes('Autumn news')).toBe(isSeen);
    expect((await list()).banners[0]!.state).toBe(state);
  }
  nowMs = from;
  await post(`banners/${id}/switch/`, { isOn: false });
  expect(await visit(`/?at=${from}`)).not.toContain('Autumn news');
  expect((await lines())[0]).toEqual({
    action: 'changed',
    kind: 'banner',
    target: String(id),
    before: { isOn: true },
    after: { isOn: false },
  });
});

test('OPR-4 the order decides which bar wins; an outdated order or version is rejected', async () => {
  const [first, second] = [await addBar(), await addBar({ variant: 'winter' })];
  const { banners, order } = await list();
  expect(banners).toMatchObject([
    { id: first, isShown: true, winners: [] },
    { id: second, isShown: false, winners: [{ id: first, isAlways: true }] },
  ]);
  const moves = await Promise.all(
    [cookie, other].map((who) => post(`banners/${second}/move/`, { to: 'up', order }, who)),
  );
  expect(moves.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await list()).banners[0]!.id).toBe(second);
  const { kind: _, variant: __, ...said } = BAR;
  const { version } = (await list()).banners[0]!;
  const changes = await Promise.all(
    [cookie, other].map((who, i) =>
      post(`banners/${second}/`, { ...said, texts: { eng: { text: `By ${i}` } }, version }, who),
    ),
  );
  expect(changes.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('OPR-4 copies are off, names are unique, shares follow weights, the demo’s bar stays', async () => {
  const texts = { eng: { title: 'A', text: 'B', action: 'C' } };
  const variant = { kind: 'registration', url: null, texts };
  const id = await addBar({ ...variant, variant: 'a', weight: 3 });
  await addBar({ ...variant, variant: 'b' });
  expect((await list()).banners.map(({ share }) => share)).toEqual([75, 25]);
  expectRefusal(
    await post('banners/', { ...BAR, ...variant, variant: 'a' }),
    'invalid_field',
    'body.variant',
  );
  const copies = await Promise.all([1, 2, 3].map(() => post(`banners/${id}/copy/`)));
  expect(copies.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await list()).banners.slice(2)).toMatchObject(
    ['a-2', 'a-3', 'a-4'].map((name) => ({ variant: name, state: 'off', share: null })),
  );
  await post(`banners/${id}/remove/`);
  expectRefusal(await post(`banners/${id}/remove/`), 'not_found', 'params.bannerId');
  const bar = await addBar();
  await server.db.db.updateTable('banner').set({ is_demo: true }).where('id', '=', bar).execute();
  expectRefusal(await post(`banners/${bar}/remove/`), 'invalid_field', 'params.bannerId');
});

test('OPR-4 a disabled hint is on nobody’s page, in all processes; two simultaneous changes are both kept', async () => {
  expectRefusal(await post('hints/hint_about/', { isOn: false }), 'invalid_field', 'params.hint');
  const hint = /The change since the previous trading day/;
  expect(await visit('/indexes/1001/')).toMatch(hint);
  const answers = await Promise.all([
    post('hints/hint_change/', { isOn: false }),
    post('hints/hint_shape/', { isOn: false }, other),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await visit('/indexes/1001/')).not.toMatch(hint);
  const { hints } = await get<{ hints: { key: string; isShown: boolean }[] }>('hints/');
  expect(hints.flatMap(({ key, isShown }) => (isShown ? [] : [key]))).toEqual([
    'hint_change',
    'hint_shape',
  ]);
  expect((await lines()).slice(0, 2).map(({ kind }) => kind)).toEqual(['hint', 'hint']);
  await post('hints/hint_change/', { isOn: true });
  expect(await visit('/indexes/1001/')).toMatch(hint);
});
