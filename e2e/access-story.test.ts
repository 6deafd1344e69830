import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillText } from '../src/domain/text/fill-text.ts';
import { label } from '../src/labels/labels.ts';
import type { Config } from '../src/server/config.ts';
import { createTestApp, type DemoKind, type TestApp } from '../src/server/testing/test-app.ts';
import { expectAccessible, expectFits, useSite } from './browser.ts';
import { asAccount, INDEX_PATH, useMarketDay, SHAPE_PAGES, VALUE_PAGES } from './index-pages.ts';
import { openReader, readSent } from './sent-pages.ts';
import { hydrated } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();
// This operator offers no tariffs; `access-page.test.ts` covers an operator who does.
beforeAll(() => site.app.db.pool.query('update tariff set is_offered = false'));
const ACCESS = '/profile/access/';
const PAIRS = '/currencies/';
const NO_SCRIPT = { javaScriptEnabled: false };
const t = (key: string) => label('eng', key);

const notice = (page: Page, about = 'values') => page.locator(`[data-locked-notice=${about}]`);
const noticeLinks = (page: Page, about = 'values') =>
  notice(page, about)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
/** What a page with values says about access, as sent by the server. */
async function readAccessTexts(reader: Page, path: string) {
  return (await readSent(reader, path)).evaluate((page) => {
    const told = page.querySelector('[data-locked-notice=values]');
    return {
      title: page.querySelectorAll('main h1').length,
      notice: told && told.textContent,
      icons: told?.querySelectorAll('svg').length,
      downloads: page.querySelectorAll('[data-locked-notice=downloads]').length,
      links: [...(told?.querySelectorAll('a') ?? [])].map((link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
      targets: [...page.querySelectorAll('main [data-hint-target]')].map((link) =>
        link.getAttribute('href'),
      ),
      waysToSignIn: page.querySelectorAll('main a[href*="sign-in"], main a[href*="register"]')
        .length,
    };
  });
}

const mainText = (page: Page) => page.getByRole('main').innerText();
const as = (kind: DemoKind, options = {}) => ({ prepare: asAccount(site, kind), ...options });

/** The same portal with a contact configured by its operator. */
async function startWith(operatorContact: Config['operatorContact']) {
  const app = await createTestApp({ database: site.app.db, config: { operatorContact } });
  return { app, origin: await app.app.http.listen({ port: 0, host: '127.0.0.1' }) };
}

describe('a visitor', () => {
  test('reads on every page with values what unlocks them, and returns there afterwards', async () => {
    const reader = await openReader(site);
    for (const path of VALUE_PAGES) {
      const told = await readAccessTexts(reader, path);
      const back = `?next=${encodeURIComponent(path)}`;
      const seen = t(SHAPE_PAGES.has(path) ? 'shapes_seen' : 'values_seen');
      expect(told.notice, `at ${path}`).toContain(`${seen} ${t('values_need_account')}`);
      expect(told.icons, `at ${path}`).toBe(1);
      expect(told.links, `at ${path}`).toEqual([
        [t('register'), `/register/${back}`],
        [t('sign_in'), `/sign-in/${back}`],
      ]);
      expect(told.targets[0], `at ${path}`).toBe(`/register/${back}`);
    }
  });

  test('returns to the page with its query after signing in', async () => {
    const page = await site.open('/indexes/?category=bond', NO_SCRIPT);
    await notice(page)
      .getByRole('link', { name: t('sign_in') })
      .click();
    await page.getByLabel('Email').fill('paid@demo.example');
    await page.getByLabel('Password').fill('parcurve-demo');
    await page.locator('main [type=submit]').click();
    await page.waitForURL(`${site.origin}/indexes/?category=bond`);
    expect(await notice(page).count()).toBe(0);
    expect(await mainText(page)).not.toContain('***');
  });

  test('returns to the page after registering and reads the text for accounts', async () => {
    const page = await site.open(INDEX_PATH, NO_SCRIPT);
    await notice(page)
      .getByRole('link', { name: t('register') })
      .click();
    await page.getByLabel('Name').fill('New');
    await page.getByLabel('Email').fill('new@example.org');
    await page.getByLabel('Password').fill('a long enough one');
    await page.getByRole('button', { name: t('create_account') }).click();
    await page.waitForURL(site.origin + INDEX_PATH);
    expect(await notice(page).innerText()).toContain(t('values_need_access'));
    expect(await noticeLinks(page)).toEqual([[t('get_access'), ACCESS]]);
  });

  test('reads the same at the downloads and in the FAQ', async () => {
    const page = await site.open(INDEX_PATH, NO_SCRIPT);
    expect(await notice(page).isVisible()).toBe(true);
    expect(await notice(page).locator('svg').isVisible()).toBe(true);
    expect(await notice(page, 'downloads').innerText()).toContain(
      t('index_download_locked_anonymous'),
    );
    const register = `/register/?next=${encodeURIComponent(INDEX_PATH)}`;
    expect(await noticeLinks(page, 'downloads')).toEqual([[t('register'), register]]);
    await page.goto(site.origin + PAIRS);
    const answer = page.locator('details', { hasText: t('faq_access_question') });
    expect(await answer.getByRole('link', { includeHidden: true }).count()).toBe(2);
    expect(await answer.textContent()).toContain(t('faq_access_answer'));
  });

  test('signs in before the access page, and then returns to it', async () => {
    const page = await site.open(ACCESS, NO_SCRIPT);
    expect(page.url()).toBe(`${site.origin}/sign-in/?next=${ACCESS}`);
    await page.getByLabel('Email').fill('free@demo.example');
    await page.getByLabel('Password').fill('parcurve-demo');
    await page.locator('main [type=submit]').click();
    await page.waitForURL(site.origin + ACCESS);
  });
});

describe('an account without access', () => {
  test('is sent from every page with values to the access page, never to sign-in', async () => {
    const reader = await openReader(site, 'free');
    for (const path of VALUE_PAGES) {
      const told = await readAccessTexts(reader, path);
      const seen = t(SHAPE_PAGES.has(path) ? 'shapes_seen' : 'values_seen');
      expect(told.notice, `at ${path}`).toContain(`${seen} ${t('values_need_access')}`);
      expect(told.links, `at ${path}`).toEqual([[t('get_access'), ACCESS]]);
      expect(new Set(told.targets), `at ${path}`).toEqual(new Set([ACCESS]));
      expect(told.waysToSignIn, `at ${path}`).toBe(0);
    }
  });

  test('is sent to the same place from downloads, FAQ and profile', async () => {
    const page = await site.open(INDEX_PATH, as('free', NO_SCRIPT));
    expect(await noticeLinks(page, 'downloads')).toEqual([[t('get_access'), ACCESS]]);
    for (const path of [PAIRS, '/profile/']) {
      await page.goto(site.origin + path);
      const link = page.getByRole('link', {
        name: t('get_access'),
        exact: true,
        includeHidden: true,
      });
      expect(await link.last().getAttribute('href')).toBe(ACCESS);
    }
    await page.getByRole('link', { name: t('get_access'), exact: true }).click();
    await page.waitForURL(site.origin + ACCESS);
    expect(await mainText(page)).toContain(t('values_need_access'));
  });
});

test.each(['paid', 'tariff', 'operator'] as const)('a %s account sees no notice', async (kind) => {
  const reader = await openReader(site, kind);
  for (const path of VALUE_PAGES) {
    const told = await readAccessTexts(reader, path);
    expect(told.title, `at ${path}`).toBe(1);
    expect([told.notice, told.downloads, told.targets], `at ${path}`).toEqual([null, 0, []]);
  }
});

describe('the access page', () => {
  const WITH: Record<'mail' | 'page', Config['operatorContact']> = {
    mail: { kind: 'email', address: 'desk@example.org' },
    page: { kind: 'page', address: 'https://example.org/ask?a=1&b=2' },
  };
  let others: Record<keyof typeof WITH, { app: TestApp; origin: string }>;

  beforeAll(async () => {
    others = { mail: await startWith(WITH.mail), page: await startWith(WITH.page) };
  });
  afterAll(async () => {
    await Promise.all(Object.values(others).map(({ app }) => app.close()));
  });

  test('says that no contact has been configured', async () => {
    const page = await site.open(ACCESS, as('free', NO_SCRIPT));
    const shown = await mainText(page);
    for (const key of [
      'values_need_access',
      'access_restricted',
      'access_no_contact',
      'no_tariffs',
    ]) {
      expect(shown).toContain(t(key));
    }
    expect(shown).toContain('free@demo.example');
    expect(await page.locator('main a[href^="mailto:"]').count()).toBe(0);
  });

  test('has the operator’s email address, with the account’s in the subject', async () => {
    const page = await site.open('about:blank', as('free', NO_SCRIPT));
    await page.goto(others.mail.origin + ACCESS);
    const link = page.getByRole('link', {
      name: fillText(t('access_write'), { address: 'desk@example.org' }),
    });
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(href.pathname).toBe('desk@example.org');
    expect([...href.searchParams]).toEqual([
      ['subject', fillText(t('access_mail_subject'), { email: 'free@demo.example' })],
    ]);
    await page.goto(others.page.origin + ACCESS);
    const way = page.getByRole('link', { name: t('access_contact') });
    expect(await way.getAttribute('href')).toBe(WITH.page?.address);
  });

  test.each([
    ['free', 'access_restricted', 3],
    ['paid', 'access_full', 0],
    ['operator', 'access_full', 0],
    ['tariff', 'access_full', 0],
  ] as const)('describes the level of the %s account in words', async (kind, level, locked) => {
    const reader = await openReader(site, kind);
    const read = async (path: string) =>
      (await readSent(reader, path)).evaluate((page) => ({
        text: page.querySelector('main')!.textContent,
        rows: [...page.querySelectorAll('main table tr')].map((row) => row.textContent),
        facts: page.querySelector('main dl')!.textContent,
      }));
    const { text, rows, facts } = await read(ACCESS);
    expect(text).toContain(t(level));
    expect(text.includes(t('access_all'))).toBe(kind !== 'free');
    expect(text.includes(t('access_operator'))).toBe(kind === 'operator');
    expect(text.includes(t('tariff_tickets'))).toBe(kind === 'tariff');
    expect(rows.filter((row) => row.includes(t('access_needed')))).toHaveLength(locked);
    expect(rows.filter((row) => row.includes(t('access_open')))).toHaveLength(5 - locked);
    // Neither this page nor the profile shows the number of a level or a tariff.
    expect(facts).not.toMatch(/\d/);
    expect((await read('/profile/')).facts).not.toMatch(/\d/);
  });

  test('is accessible in both themes, and fits 320 px in the longest language', async () => {
    // The profile has its own test for that.
    const page = await site.open('about:blank', as('free'));
    await page.goto(`${others.mail.origin}${ACCESS}?lang=rus`);
    await hydrated(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectFits(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectFits(page);
    await expectAccessible(page);
  });
});
