import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANONYMOUS, LEVEL_FULL, viewerFromAccount } from '../../../../access/viewer.ts';
import type { BannerTexts } from '../../../../db/schema.ts';
import { LANGUAGE_CODES, type Language } from '../../../../domain/text/language.ts';
import type { OfferKind } from '../../../../domain/site/offer-closing.ts';
import { Labels } from '../../../../labels/labels.ts';
import { expectRefusal } from '../../../testing/refusal.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { provideDemoBanner } from './demo-banner.ts';
import { OfferService } from './service.ts';

const NO_APPS = { ios: null, android: null };
const APPS = { ios: 'https://apps.example.org/ios', android: 'https://apps.example.org/android' };
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const TEXTS = { eng: { title: 'New', text: 'Curves of 40 countries', action: 'Look' } };

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.db.deleteFrom('banner').execute();
});

interface Row {
  kind?: 'bottom' | 'registration';
  variant?: string;
  texts?: BannerTexts;
  url?: string | null;
  position?: number;
  weight?: number;
  starts_at?: Date;
  ends_at?: Date;
  is_on?: boolean;
}
const insert = (row: Row = {}, db = server.db.db) =>
  db
    .insertInto('banner')
    .values({ kind: 'bottom', variant: 'one', texts: TEXTS, ...row })
    .execute();

const visitor = (language: Language = 'eng', userAgent = '') => ({
  viewer: ANONYMOUS,
  language,
  showsLabelKeys: false,
  labels: new Labels(),
  userAgent,
});
const account = (userAgent = '') => ({
  ...visitor('eng', userAgent),
  viewer: viewerFromAccount({
    id: 1,
    name: 'A',
    accessLevel: LEVEL_FULL,
    tariffs: [],
    isOperator: false,
  }),
});
/** A service caches what it has read, so each check uses a new one. */
const service = (apps: typeof NO_APPS | typeof APPS = NO_APPS, nowMs = TEST_NOW) =>
  new OfferService(server.db.db, {
    settings: { current: { iosApp: apps.ios, androidApp: apps.android } },
    nowMs: () => nowMs,
  });
const offersFor = (
  who: ReturnType<typeof visitor>,
  closed: readonly OfferKind[] = [],
  of = service(),
) => of.offersFor(who, (kind) => closed.includes(kind));

const variantWith = (text: string) => ({ variant: text, texts: { eng: { text } } });
const textAt = async (nowMs: number) =>
  (await offersFor(visitor(), [], service(NO_APPS, nowMs))).offerBar?.text;

/** Rows that the database rejects, whoever writes them. */
const WRONG_ROWS: Readonly<Record<string, Row>> = {
  'no English text': { texts: { deu: { text: 'Neu' } } as unknown as BannerTexts },
  'an empty English text': { texts: { eng: { text: '' } } },
  'a script as its address': { url: 'javascript:alert(1)' },
  'another host as its path': { url: '//evil.example/' },
  'a path that browsers read as another host': { url: '/\\evil.example/' },
  'a name that no cookie can hold': { variant: 'a;b' },
  'an end before its beginning': { starts_at: new Date(2000), ends_at: new Date(1000) },
  'a negative weight': { weight: -1 },
  'a registration elsewhere': { kind: 'registration', url: '/elsewhere/' },
};

test('SHL-4 the database rejects a harmful banner', async () => {
  const answers: Record<string, string> = {};
  // On one connection, because one that has just failed may be closed when the pool hands it out
  // again.
  await server.db.db.connection().execute(async (db) => {
    for (const [name, row] of Object.entries(WRONG_ROWS)) {
      answers[name] = await insert(row, db).then(
        () => 'taken',
        (error: unknown) => (error as { code: string }).code,
      );
    }
    await insert({ url: '/indexes/' }, db);
  });
  const CHECK_VIOLATION = '23514';
  expect(answers).toEqual(
    Object.fromEntries(Object.keys(WRONG_ROWS).map((name) => [name, CHECK_VIOLATION])),
  );
});

describe('SHL-4 bottom banner', () => {
  test('SHL-4 is in the reader’s language, or in English and says so', async () => {
    await insert({ texts: { ...TEXTS, deu: { text: 'Kurven von 40 Ländern' } }, url: '/indexes/' });
    const { offerBar } = await offersFor(visitor('deu'));
    expect(offerBar).toEqual({
      kind: 'bottom',
      name: 'Portalhinweis',
      title: null,
      text: 'Kurven von 40 Ländern',
      link: { url: '/indexes/', text: '/indexes/' },
      language: 'deu',
      close: 'Schließen',
    });
    expect((await offersFor(visitor('fra'))).offerBar).toMatchObject({
      title: 'New',
      text: 'Curves of 40 countries',
      link: { url: '/indexes/', text: 'Look' },
      language: 'eng',
      close: 'Fermer',
    });
  });

  test('SHL-4 is the first one that is currently scheduled, and not switched off', async () => {
    const [before, after] = [new Date(TEST_NOW - 1000), new Date(TEST_NOW + 1000)];
    await insert({ ...variantWith('off'), position: 1, is_on: false });
    await insert({ ...variantWith('over'), position: 2, ends_at: before });
    await insert({ ...variantWith('later'), position: 3, starts_at: after });
    await insert({ ...variantWith('second'), position: 5 });
    await insert({ ...variantWith('now'), position: 4, starts_at: before, ends_at: after });
    expect(await textAt(TEST_NOW)).toBe('now');
    // The start is inclusive, the end exclusive.
    expect(await textAt(before.getTime())).toBe('now');
    expect(await textAt(before.getTime() - 1)).toBe('over');
    expect(await textAt(after.getTime())).toBe('later');
  });

  test('SHL-4 isn’t shown to those who have closed it; everyone else sees it, signed in or not', async () => {
    await insert();
    expect((await offersFor(visitor(), ['bottom'])).offerBar).toBeNull();
    expect((await offersFor(visitor(), ['app', 'registration'])).offerBar).not.toBeNull();
    expect((await offersFor(account())).offerBar).not.toBeNull();
  });

  test('SHL-4 is plain text in the page, whatever an operator writes', async () => {
    await insert({ texts: { eng: { text: '<img src=x onerror=alert(1)> & “more”' } } });
    const fresh = await createTestApp({ database: server.db });
    const { body } = await fresh.app.http.inject({ url: '/' });
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; “more”');
    expect(body).not.toContain('<img');
    await fresh.close();
  });

  test('SHL-4 the demo has one in ten languages, which is removed with it; others stay', async () => {
    const { db } = server.db;
    await insert({ position: 200 });
    await provideDemoBanner(db, true);
    // Started again after an operator has switched it off.
    await db.updateTable('banner').set({ is_on: false }).where('is_demo', '=', true).execute();
    await provideDemoBanner(db, true);
    expect((await offersFor(visitor())).offerBar?.text).toBe(TEXTS.eng.text);
    await db.updateTable('banner').set({ is_on: true }).where('is_demo', '=', true).execute();
    const texts = new Set<string>();
    for (const language of LANGUAGE_CODES) {
      const { offerBar } = await offersFor(visitor(language));
      expect(offerBar?.language).toBe(language);
      texts.add(offerBar!.text + offerBar!.link!.text);
    }
    expect(texts.size).toBe(10);
    await provideDemoBanner(db, false);
    expect((await db.selectFrom('banner').select('variant').execute()).length).toBe(1);
  });
});

const close = (fields: Record<string, string>, headers: Record<string, string> = {}, url = '') =>
  server.app.http.inject({
    method: 'POST',
    url: `/offers/close/${url}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

describe('SHL-4 SHL-5 closing without scripts', () => {
  test('SHL-4 from another site: 403', async () => {
    const answer = await close({ offer: 'bottom' }, { origin: 'https://evil.example' });
    expectRefusal(answer, 'cross_site');
    expect(answer.cookies).toEqual([]);
  });

  test.each(['', 'top', '__proto__', 'x'.repeat(10_000)])(
    'SHL-4 of an unknown offer (%j): 400',
    async (offer) => {
      const answer = await close({ offer });
      expect(answer.statusCode).toBe(400);
      expect(answer.cookies).toEqual([]);
    },
  );

  test.each([
    ['bottom', 'bottom_banner_closed', 86_400],
    ['app', 'app_offer_closed', 30 * 86_400],
  ])('SHL-4 SHL-5 %s sets a cookie and redirects back', async (offer, name, maxAge) => {
    const answer = await close({ offer, next: '/indexes/?category=bond' }, {}, '?show_labels=1');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/indexes/?category=bond&show_labels=1');
    expect(answer.cookies).toEqual([{ name, value: '1', path: '/', maxAge, sameSite: 'Lax' }]);
  });

  test.each(['https://evil.example/', '//evil.example/', '/\\evil.example/', 'x', ''])(
    'SHL-4 never redirects to %j',
    async (next) => {
      expect((await close({ offer: 'bottom', next })).headers.location).toBe('/');
    },
  );

  test('SHL-4 under https the cookie is Secure; a link closes nothing', async () => {
    const safe = await createTestApp({
      database: server.db,
      config: { publicUrl: 'https://portal.example' },
    });
    const answer = await safe.app.http.inject({
      method: 'POST',
      url: '/offers/close/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'offer=bottom',
    });
    expect(answer.cookies).toMatchObject([{ name: 'bottom_banner_closed', secure: true }]);
    const link = await safe.app.http.inject({ url: '/offers/close/?offer=bottom' });
    expect([link.statusCode, link.cookies]).toEqual([302, []]);
    await safe.close();
  });
});

describe('SHL-5 app offer', () => {
  const makeBar = async (who: ReturnType<typeof visitor>, closed: OfferKind[] = [], apps = APPS) =>
    (await offersFor(who, closed, service(apps))).offerBar;

  test('SHL-5 for accounts, with each device’s own store', async () => {
    expect(await makeBar(account(IPHONE))).toMatchObject({
      kind: 'app',
      text: 'Parcurve also has an app for iPhone and iPad.',
      link: { url: APPS.ios, text: 'Get the app' },
    });
    expect(await makeBar(account(IPHONE.replaceAll('iPhone', 'iPad')))).toMatchObject({
      link: { url: APPS.ios },
    });
    expect(await makeBar(account(ANDROID))).toMatchObject({ link: { url: APPS.android } });
  });

  test.each([
    ['a visitor', visitor('eng', IPHONE), []],
    ['a desktop', account('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0'), []],
    ['a robot', account(`${ANDROID} (compatible; Googlebot/2.1)`), []],
    ['who has closed it', account(IPHONE), ['app' as const]],
  ])('SHL-5 not for %s', async (_, who, closed) => {
    expect(await makeBar(who, closed)).toBeNull();
  });

  test('SHL-5 not without an app for that platform', async () => {
    const { offerBar } = await offersFor(account(IPHONE), [], service());
    expect(offerBar).toBeNull();
  });

  test('SHL-5 one bar at a time: the banner appears when the offer is closed', async () => {
    await insert();
    expect((await makeBar(account(IPHONE)))?.kind).toBe('app');
    expect((await makeBar(account(IPHONE), ['app']))?.kind).toBe('bottom');
    expect(await makeBar(account(IPHONE), ['app', 'bottom'])).toBeNull();
  });

  test('SHL-5 in the page: by user agent, session and cookie', async () => {
    const other = await createTestApp({ database: server.db, config: { apps: APPS } });
    const cookie = await other.signInAs('free');
    const offersApp = async (headers: Record<string, string>) =>
      (await other.app.http.inject({ url: '/', headers })).body.includes(APPS.android);
    expect(await offersApp({ 'user-agent': ANDROID })).toBe(false);
    expect(await offersApp({ 'user-agent': ANDROID, cookie })).toBe(true);
    expect(await offersApp({ 'user-agent': IPHONE, cookie })).toBe(false);
    const closed = `${cookie}; app_offer_closed=1`;
    expect(await offersApp({ 'user-agent': ANDROID, cookie: closed })).toBe(false);
    await other.close();
  });
});

describe('SHL-7 registration banner', () => {
  const VARIANTS: Row[] = [
    { kind: 'registration', variant: 'a', weight: 3 },
    { kind: 'registration', variant: 'b' },
    { kind: 'registration', variant: 'never', weight: 0 },
    { kind: 'registration', variant: 'off', is_on: false },
    { kind: 'registration', variant: 'over', ends_at: new Date(TEST_NOW - 1) },
  ];

  test('SHL-7 is read-only', async () => {
    const url = '/api/offers/registration/';
    expectRefusal(await server.app.http.inject({ method: 'POST', url }), 'method_not_allowed');
  });

  test('SHL-7 is for visitors who read English, and only if there is one', async () => {
    expect((await offersFor(visitor())).invitesToRegister).toBe(false);
    await insert({ kind: 'registration', variant: 'never', weight: 0 });
    expect((await offersFor(visitor())).invitesToRegister).toBe(false);
    for (const row of VARIANTS.slice(0, 2)) await insert(row);
    for (const [who, isInvited] of [
      [visitor(), true],
      [visitor('deu'), false],
      [account(), false],
    ] as const) {
      expect((await offersFor(who)).invitesToRegister).toBe(isInvited);
      const { banner } = await service().registrationBanner(who);
      expect(banner !== null).toBe(isInvited);
    }
  });

  test('SHL-7 picks one at random by weight among those currently scheduled', async () => {
    for (const row of VARIANTS) await insert(row);
    const counts = new Map<string, number>();
    const one = service();
    for (let i = 0; i < 400; i += 1) {
      const { banner } = await one.registrationBanner(visitor());
      counts.set(banner!.variant, (counts.get(banner!.variant) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(['a', 'b']);
    // Three quarters; a larger deviation happens by chance once in a billion runs.
    expect(counts.get('a')).toBeGreaterThan(240);
    expect(counts.get('b')).toBeGreaterThan(45);
  });
});

test('SHL-7 a portal without demo data has its own variants', async () => {
  const bare = await createTestApp({ template: 'migrated' });
  const { banner } = (await bare.app.http.inject({ url: '/api/offers/registration/' })).json<{
    banner: { variant: string; title: string };
  }>();
  expect(['figures', 'minute']).toContain(banner.variant);
  expect(banner).toMatchObject({ close: 'Close' });
  const german = { 'accept-language': 'de' };
  const refused = await bare.app.http.inject({
    url: '/api/offers/registration/',
    headers: german,
  });
  expect(refused.json()).toEqual({ banner: null });
  await bare.close();
});

test('SHL-12 the header, the hint at *** and the notice link to the configured registration', async () => {
  const registrationUrl = 'https://join.example.org/now?from=portal';
  const other = await createTestApp({ database: server.db, config: { registrationUrl } });
  const { body } = await other.app.http.inject({ url: '/indexes/1001/' });
  const links = [...body.matchAll(/<a [^>]*href="(https:[^"]*)"[^>]*>/g)].map(([tag]) => tag);
  expect(links.length).toBeGreaterThanOrEqual(3);
  expect(links.every((tag) => tag.includes(`href="${registrationUrl}"`))).toBe(true);
  expect(links.some((tag) => tag.includes('data-hint-target'))).toBe(true);
  expect(body).not.toContain('href="/register/');
  await other.close();
});
