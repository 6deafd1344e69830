import type { Page, Request } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../src/db/testing/test-database.ts';
import type { Language } from '../src/domain/language.ts';
import type { LabelKey } from '../src/labels/label-keys.ts';
import { label } from '../src/labels/labels.ts';
import {
  waitForAddress,
  SLOW,
  start,
  useStartedServers,
} from '../src/server/testing/started-server.ts';
import { expectAccessible, expectFits } from './browser.ts';
import { useOwnProfiles } from './profiles.ts';

useStartedServers();
const openProfile = useOwnProfiles();

let database: TestDatabase;
let address: string;
let link: string;
beforeEach(async () => {
  database = await createTestDatabase({ template: 'migrated' });
  const started = start({ DATABASE_URL: database.ownerUrl, DEMO: 'off' });
  address = await waitForAddress(started);
  link = await vi.waitFor(() => {
    const printed = /\S+\/setup\/\?token=\S+/.exec(started.output.out)?.[0];
    if (printed === undefined) throw new Error('no link yet');
    return printed;
  }, SLOW);
});
afterEach(async () => {
  await database.drop();
});

const EMPTY_PAGES: [path: string, text: LabelKey][] = [
  ['', 'indexes_empty'],
  ['indexes/', 'indexes_empty'],
  ['indexes/?category=bond', 'indexes_empty'],
  ['indexes/?page=7', 'indexes_empty'],
  ['currencies/', 'currencies_none'],
  ['search/?q=abc', 'no_data_yet'],
];

const FORM = { name: 'Ada', email: 'ada@example.org', password: 'long enough 1' };

describe.each([
  ['eng', true],
  ['rus', false],
] satisfies [Language, boolean][])('the first run in %s, scripts: %s', (language, hasScripts) => {
  const t = (key: LabelKey) => label(language, key);

  async function open(): Promise<Page> {
    const locale = language === 'rus' ? 'ru-RU' : 'en-US';
    const context = await openProfile({ locale, javaScriptEnabled: hasScripts });
    return context.newPage();
  }

  /** Every list says that it is empty, and what an operator can do. */
  async function expectEmptyPages(page: Page, isOperator: boolean): Promise<void> {
    for (const [path, text] of EMPTY_PAGES) {
      await page.goto(address + path);
      const main = page.getByRole('main');
      await main.getByText(t(text)).waitFor();
      expect([path, await main.getByText('npm run demo').count()]).toEqual([
        path,
        isOperator ? 1 : 0,
      ]);
      // There is nothing to choose, to clear or to page through, and no locked value.
      for (const key of [
        'currencies_empty',
        'currencies_no_chart',
        'values_locked_anonymous',
      ] as const) {
        expect([path, await main.getByText(t(key)).count()]).toEqual([path, 0]);
      }
      expect(await page.locator('footer').innerText()).toContain(t('footer_no_sources'));
      expect(await page.locator('body').innerText()).not.toContain('{{');
    }
  }

  test('USR-1 leads from the printed link to an operator who is signed in', async () => {
    const page = await open();
    await expectEmptyPages(page, false);

    for (const path of [
      'setup/',
      `setup/?token=${'A'.repeat(43)}`,
      `setup/?token=${'x'.repeat(999)}`,
    ]) {
      await page.goto(address + path);
      await page.getByText(t('setup_needs_link')).waitFor();
      expect(await page.getByRole('main').locator('form').count()).toBe(0);
    }

    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(link);
    await expectFits(page);
    if (hasScripts) await expectAccessible(page);
    const main = page.getByRole('main');
    const fill = async (email: string) => {
      await main.getByLabel(t('name'), { exact: true }).fill(FORM.name);
      await main.getByLabel(t('email')).fill(email);
      await main.getByLabel(t('password')).fill(FORM.password);
      await main.getByRole('button', { name: t('create_account') }).click();
    };
    await fill('ada@nowhere');
    await main.getByText(t('field_email_invalid')).waitFor();
    await fill(FORM.email);
    await page.waitForURL(address);
    expect(await page.locator('header').innerText()).toContain(FORM.name);
    const token = new URL(link).searchParams.get('token');
    const headers = await Promise.all(requests.map((request) => request.allHeaders()));
    expect(headers.length).toBeGreaterThan(3);
    expect(headers.filter(({ referer }) => referer?.includes(String(token)))).toEqual([]);

    await expectEmptyPages(page, true);

    // The link has been used: later visitors are told so and led to the sign-in.
    const other = await open();
    for (const again of [link, `${address}setup/`, `${address}setup/?token=void`]) {
      await other.goto(again);
      await other.getByText(t('setup_done')).waitFor();
      expect(await other.getByRole('main').locator('form').count()).toBe(0);
    }
    await other
      .getByRole('main')
      .getByRole('link', { name: t('sign_in') })
      .click();
    await other.waitForURL(`${address}sign-in/`);
    await other.getByLabel(t('email')).fill(FORM.email);
    await other.getByLabel(t('password')).fill(FORM.password);
    await other.locator('main [type=submit]').click();
    await other.waitForURL(address);
    expect(await other.locator('header').innerText()).toContain(FORM.name);
  });
});
