import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import type { Config } from '../src/server/config.ts';
import { createTestApp, type DemoKind, type TestApp } from '../src/server/testing/test-app.ts';
import { expectAccessible, expectFits, useSite } from './browser.ts';
import { asAccount, drawn, INDEX_PATH, useMarketDay } from './index-pages.ts';
import { hydrated, isFocused, TOUCH } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();
const ACCESS = '/profile/access/';
const PAIRS = '/currencies/';
/** Every page that shows values. */
const PAGES = [
  '/',
  '/indexes/',
  INDEX_PATH,
  PAIRS,
  '/bonds/10001/',
  '/stocks/2001/',
  '/company/12/',
];
const NO_SCRIPT = { javaScriptEnabled: false };
const t = (key: string) => label('eng', key);
const t_ = (key: string, values: Record<string, string>) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), t(key));

const notice = (page: Page, about = 'values') => page.locator(`[data-locked-notice=${about}]`);
const hintOf = (page: Page) => page.locator('a[popover]');
const linksOf = (page: Page, about = 'values') =>
  notice(page, about)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
const mainText = (page: Page) => page.getByRole('main').innerText();
const as = (kind: DemoKind, options = {}) => ({ prepare: asAccount(site, kind), ...options });

async function expectOpen(page: Page, isOpen: boolean) {
  await expect.poll(() => hintOf(page).isVisible()).toBe(isOpen);
}

describe('a visitor', () => {
  test.each(PAGES)(
    'is told on %s what unlocks the values, and comes back from there',
    async (path) => {
      const page = await site.open(path, NO_SCRIPT);
      const back = `?next=${encodeURIComponent(path)}`;
      expect(await notice(page).innerText()).toContain(t('values_locked_anonymous'));
      expect(await notice(page).locator('svg').isVisible()).toBe(true);
      expect(await linksOf(page)).toEqual([
        [t('register'), `/register/${back}`],
        [t('sign_in'), `/sign-in/${back}`],
      ]);
      const stars = page.locator('main [data-hint-target]').first();
      expect(await stars.getAttribute('href')).toBe(`/register/${back}`);
    },
  );

  test('who signs in comes back to the page, with its question', async () => {
    const page = await site.open('/indexes/?category=bond', NO_SCRIPT);
    await notice(page)
      .getByRole('link', { name: t('sign_in') })
      .click();
    await page.getByLabel('Email').fill('paid@demo.example');
    await page.getByLabel('Password').fill('parcurve-demo');
    await page.getByRole('main').getByRole('button').click();
    await page.waitForURL(`${site.origin}/indexes/?category=bond`);
    expect(await notice(page).count()).toBe(0);
    expect(await mainText(page)).not.toContain('***');
  });

  test('who registers comes back and is told the story of an account', async () => {
    const page = await site.open(INDEX_PATH, NO_SCRIPT);
    await notice(page)
      .getByRole('link', { name: t('register') })
      .click();
    await page.getByLabel('Name').fill('New');
    await page.getByLabel('Email').fill('new@example.org');
    await page.getByLabel('Password').fill('a long enough one');
    await page.getByRole('button', { name: t('create_account') }).click();
    await page.waitForURL(site.origin + INDEX_PATH);
    expect(await notice(page).innerText()).toContain(t('values_locked'));
    expect(await linksOf(page)).toEqual([[t('get_access'), ACCESS]]);
  });

  test('reads the same at the downloads and in the questions', async () => {
    const page = await site.open(INDEX_PATH, NO_SCRIPT);
    expect(await notice(page, 'downloads').innerText()).toContain(
      t('index_download_locked_anonymous'),
    );
    const register = `/register/?next=${encodeURIComponent(INDEX_PATH)}`;
    expect(await linksOf(page, 'downloads')).toEqual([[t('register'), register]]);
    await page.goto(site.origin + PAIRS);
    const answer = page.locator('details', { hasText: t('faq_access_question') });
    expect(await answer.getByRole('link', { includeHidden: true }).count()).toBe(2);
    expect(await answer.textContent()).toContain(t('faq_access_answer'));
  });

  test('signs in before the page of access, and comes back to it', async () => {
    const page = await site.open(ACCESS, NO_SCRIPT);
    expect(page.url()).toBe(`${site.origin}/sign-in/?next=${ACCESS}`);
    await page.getByLabel('Email').fill('free@demo.example');
    await page.getByLabel('Password').fill('parcurve-demo');
    await page.getByRole('main').getByRole('button').click();
    await page.waitForURL(site.origin + ACCESS);
  });
});

describe('an account without access', () => {
  test.each(PAGES)('is led from %s to its access, never to sign in', async (path) => {
    const page = await site.open(path, as('free', NO_SCRIPT));
    expect(await notice(page).innerText()).toContain(t('values_locked'));
    expect(await linksOf(page)).toEqual([[t('get_access'), ACCESS]]);
    const targets = await page
      .locator('main [data-hint-target]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(targets)).toEqual(new Set([ACCESS]));
    expect(await page.locator('main a[href*="sign-in"], main a[href*="register"]').count()).toBe(0);
  });

  test('downloads, questions and profile lead to the same place', async () => {
    const page = await site.open(INDEX_PATH, as('free', NO_SCRIPT));
    expect(await linksOf(page, 'downloads')).toEqual([[t('get_access'), ACCESS]]);
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
    expect(await mainText(page)).toContain(t('values_locked'));
  });
});

test.each(['paid', 'tariff', 'operator'] as const)('a %s account is told nothing', async (kind) => {
  const page = await site.open('/', as(kind, NO_SCRIPT));
  for (const path of PAGES) {
    await page.goto(site.origin + path);
    expect(await notice(page).count()).toBe(0);
    expect(await notice(page, 'downloads').count()).toBe(0);
    expect(await page.locator('main [data-hint-target]').count()).toBe(0);
  }
});

describe('the page of access', () => {
  const WITH: Record<'mail' | 'page', Config['operatorContact']> = {
    mail: { kind: 'email', address: 'desk@example.org' },
    page: { kind: 'page', address: 'https://example.org/ask?a=1&b=2' },
  };
  let others: Record<keyof typeof WITH, { app: TestApp; origin: string }>;

  /** The same portal, whose operator has set a contact. */
  async function startWith(operatorContact: Config['operatorContact']) {
    const app = await createTestApp({ database: site.app.db, config: { operatorContact } });
    return { app, origin: await app.app.http.listen({ port: 0, host: '127.0.0.1' }) };
  }
  beforeAll(async () => {
    others = { mail: await startWith(WITH.mail), page: await startWith(WITH.page) };
  });
  afterAll(async () => {
    await Promise.all(Object.values(others).map(({ app }) => app.close()));
  });

  test('says honestly that no contact has been set', async () => {
    const page = await site.open(ACCESS, as('free', NO_SCRIPT));
    const shown = await mainText(page);
    for (const key of ['values_locked', 'access_restricted', 'access_no_contact', 'no_tariffs']) {
      expect(shown).toContain(t(key));
    }
    expect(shown).toContain('free@demo.example');
    expect(await page.locator('main a[href^="mailto:"]').count()).toBe(0);
  });

  test('has the operator’s address, with the account’s in the subject', async () => {
    const page = await site.open('/', as('free', NO_SCRIPT));
    await page.goto(others.mail.origin + ACCESS);
    const link = page.getByRole('link', {
      name: t_('access_write', { address: 'desk@example.org' }),
    });
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(href.pathname).toBe('desk@example.org');
    expect([...href.searchParams]).toEqual([
      ['subject', t_('access_mail_subject', { email: 'free@demo.example' })],
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
  ] as const)('of the %s account names its level in words', async (kind, level, locked) => {
    const page = await site.open(ACCESS, as(kind, NO_SCRIPT));
    const shown = await mainText(page);
    expect(shown).toContain(t(level));
    expect(shown.includes(t('access_all'))).toBe(kind !== 'free');
    expect(shown.includes(t('access_operator'))).toBe(kind === 'operator');
    expect(shown.includes(t('tariff_tickets'))).toBe(kind === 'tariff');
    const rows = page.locator('main table tr');
    expect(await rows.filter({ hasText: t('access_needed') }).count()).toBe(locked);
    expect(await rows.filter({ hasText: t('access_open') }).count()).toBe(5 - locked);
    // No number of a level or a tariff, here or there.
    const facts = () => page.locator('main dl').innerText();
    expect(await facts()).not.toMatch(/\d/);
    await page.goto(`${site.origin}/profile/`);
    expect(await facts()).not.toMatch(/\d/);
  });

  test.each([
    ['light', 1440, 'eng'],
    ['light', 320, 'rus'],
    ['dark', 390, 'chn'],
  ] as const)('is accessible and fits, %s %d px %s', async (colorScheme, width, lang) => {
    const page = await site.open('/', {
      ...as('free'),
      colorScheme,
      viewport: { width, height: 900 },
    });
    for (const path of [ACCESS, '/profile/']) {
      await page.goto(`${others.mail.origin}${path}?lang=${lang}`);
      await hydrated(page);
      await expectFits(page);
      await expectAccessible(page);
    }
  });
});

describe('a row of currencies', () => {
  const rowAt = (page: Page, n: number) => page.locator('tr[data-pair]').nth(n);
  const stars = (page: Page, n: number) => rowAt(page, n).getByText('***').first();
  const lock = (page: Page, n: number) => rowAt(page, n).locator('[data-hint-target]:visible');
  const isChosen = async (page: Page, n: number) =>
    (await rowAt(page, n).getByRole('checkbox').getAttribute('aria-checked')) === 'true';

  test('CUR-4 HNT-1 by mouse: the asterisks show the hint and toggle the row', async () => {
    const page = await hydrated(await site.open(PAIRS));
    await stars(page, 3).hover();
    await expectOpen(page, true);
    await stars(page, 3).click();
    await expect.poll(() => isChosen(page, 3)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(PAIRS);
    await page.mouse.move(5, 5);
    await expectOpen(page, false);
    await lock(page, 4).hover();
    await expectOpen(page, true);
    expect(await hintOf(page).innerText()).toBe(t('asterisks'));
    await hintOf(page).click();
    await page.waitForURL(/\/register\/\?next=/);
  });

  test('CUR-4 HNT-1 by touch: the row by its asterisks, the hint by its lock', async () => {
    const page = await hydrated(await site.open(PAIRS, TOUCH));
    await stars(page, 3).tap();
    await expect.poll(() => isChosen(page, 3)).toBe(true);
    expect(await hintOf(page).count()).toBe(0);
    await lock(page, 4).tap();
    await expectOpen(page, true);
    expect(await isChosen(page, 4)).toBe(false);
    await hintOf(page).tap();
    await page.waitForURL(/\/register\/\?next=/);
  });

  test('HNT-1 by keyboard: one lock takes the focus, and the rows keep their boxes', async () => {
    const page = await hydrated(await site.open(PAIRS));
    expect(await rowAt(page, 0).getByRole('link').count()).toBe(1);
    await rowAt(page, 0).getByRole('checkbox').focus();
    await page.keyboard.press('Tab');
    expect(await isFocused(lock(page, 0))).toBe(true);
    await expectOpen(page, true);
    await page.keyboard.press('Tab');
    await expectOpen(page, false);
    expect(await isFocused(rowAt(page, 1).getByRole('checkbox'))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await isFocused(rowAt(page, 2).getByRole('checkbox'))).toBe(true);
  });
});

describe('tab stops', () => {
  test.each([
    ['with scripts', true],
    ['without scripts', false],
  ])(
    'at most one in each table, and one in each headline, %s',
    async (_name, javaScriptEnabled) => {
      const page = await site.open('/', { javaScriptEnabled });
      for (const path of PAGES) {
        await page.goto(site.origin + path);
        if (javaScriptEnabled) await hydrated(page);
        const stops = await page.evaluate(() => {
          const tabbable = (root: Element) =>
            [...root.querySelectorAll<HTMLElement>('[data-hint-target]')].filter(
              ({ tabIndex }) => tabIndex === 0,
            ).length;
          return {
            tables: [...document.querySelectorAll('main table')].map(tabbable),
            all: tabbable(document.body),
            locked: document.querySelectorAll('[data-hint-target]').length,
          };
        });
        expect(Math.max(0, ...stops.tables)).toBeLessThanOrEqual(1);
        const inTables = stops.tables.reduce((sum, count) => sum + count, 0);
        // One headline on each of these pages, or none.
        expect(stops.all - inTables).toBeLessThanOrEqual(1);
        expect(stops.all).toBeGreaterThan(0);
        expect(stops.locked).toBeGreaterThan(stops.all);
      }
    },
  );
});

describe('the data table of a chart', () => {
  async function openTable(options = {}): Promise<Page> {
    const page = await drawn(await site.open(INDEX_PATH, options));
    await page.locator('summary', { hasText: t('chart_data_table') }).click();
    await page.getByRole('grid').waitFor();
    return page;
  }
  type Span = Readonly<Record<'y' | 'height', number>>;
  /** Between the hint and its cell, whichever of them is above. */
  const gapOf = (a: Span, b: Span) => Math.max(a.y - (b.y + b.height), b.y - (a.y + a.height));
  const cell = (page: Page, row: number) =>
    page.getByRole('grid').locator(`tbody tr[data-line="${row}"] [data-masked]`);

  test('HNT-1 by mouse, from one row to the next', async () => {
    const page = await openTable();
    for (const row of [3, 4]) {
      await cell(page, row).hover();
      await expectOpen(page, true);
      const place = await cell(page, row).boundingBox();
      await expect
        .poll(async () => {
          const hint = await hintOf(page).boundingBox();
          return hint && place ? gapOf(hint, place) : Number.NaN;
        })
        .toBeCloseTo(8, 0);
    }
    expect(await hintOf(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
  });

  test('HNT-1 by keyboard: the focused cell shows it, Tab goes on to its link', async () => {
    const page = await openTable();
    const grid = page.getByRole('grid');
    // Or the hint opens under the pointer, which holds it.
    await page.mouse.move(5, 300);
    await grid.locator('tbody td[tabindex="0"]').focus();
    expect(await hintOf(page).count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expectOpen(page, true);
    await page.keyboard.press('ArrowDown');
    await expectOpen(page, true);
    expect(await grid.locator('tbody [tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await isFocused(hintOf(page))).toBe(true);
    await page.keyboard.press('Escape');
    await expectOpen(page, false);
    expect(await isFocused(grid.locator('tbody td[tabindex="0"]'))).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expectOpen(page, true);
    await page.keyboard.press('ArrowLeft');
    await expectOpen(page, false);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/register\/\?next=/);
  });

  test('HNT-1 by touch, and a screen reader hears that the value is hidden', async () => {
    const page = await openTable({ ...TOUCH, ...as('free') });
    await cell(page, 1).tap();
    await expectOpen(page, true);
    expect(await hintOf(page).innerText()).toBe(t('asterisks_auth'));
    const row = page.getByRole('grid').locator('tbody tr[data-line]').nth(1);
    expect(await row.ariaSnapshot()).toContain(`gridcell "${t('value_hidden')}"`);
    await hintOf(page).tap();
    await page.waitForURL(site.origin + ACCESS);
  });
});

test.each([
  ['visitor', 'light'],
  ['visitor', 'dark'],
  ['free', 'light'],
] as const)('pages of a %s are accessible, %s', async (kind, colorScheme) => {
  const page = await site.open('/', { colorScheme, ...(kind === 'free' && as('free')) });
  for (const path of [INDEX_PATH, PAIRS]) {
    await page.goto(site.origin + path);
    await hydrated(page);
    await page.locator('main [data-hint-target]:visible').first().hover();
    await expectOpen(page, true);
    await expectAccessible(page, 'main');
    await page.mouse.move(5, 300);
  }
});
