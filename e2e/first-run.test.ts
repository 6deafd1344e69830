import type { Page, Request } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '../src/db/testing/test-database.ts';
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

const EMPTY_PAGES: [path: string, text: LabelKey][] = [
  ['', 'home_empty'],
  ['bonds/', 'screen_empty'],
  ['indexes/', 'screen_empty'],
  ['indexes/?category=bond', 'screen_empty'],
  ['indexes/?page=7', 'screen_empty'],
  ['currencies/', 'currencies_none'],
  ['search/?q=abc', 'no_data_yet'],
];

const FORM = { name: 'Ada', email: 'ada@example.org', password: 'long enough 1' };

/** A visitor with scripts who reads English, or one without them who reads Russian. */
interface Visitor {
  readonly page: Page;
  readonly hasScripts: boolean;
  readonly address: string;
  readonly t: (key: LabelKey) => string;
}

async function openVisitor(address: string, language: 'eng' | 'rus'): Promise<Visitor> {
  const hasScripts = language === 'eng';
  const locale = language === 'rus' ? 'ru-RU' : 'en-US';
  const context = await openProfile({ locale, javaScriptEnabled: hasScripts });
  const page = await context.newPage();
  return { page, hasScripts, address, t: (key) => label(language, key) };
}

/** Every list says that it is empty, and operators read what they can do. */
async function expectEmptyPages({ page, address, t }: Visitor, isOperator: boolean): Promise<void> {
  for (const [path, text] of EMPTY_PAGES) {
    await page.goto(address + path);
    const main = page.getByRole('main');
    await main.getByText(t(text)).waitFor();
    expect([path, await main.getByText('npm run demo').count()]).toEqual([
      path,
      isOperator ? 1 : 0,
    ]);
    // No controls for choosing, resetting or paging, and no locked values.
    for (const key of ['currencies_empty', 'currencies_no_chart', 'values_need_account'] as const) {
      expect([path, await main.getByText(t(key)).count()]).toEqual([path, 0]);
    }
    expect(await page.locator('footer').innerText()).toContain(t('footer_no_sources'));
    expect(await page.locator('body').innerText()).not.toContain('{{');
  }
}

async function expectNoForm(
  { page, address, t }: Visitor,
  paths: readonly string[],
  text: LabelKey,
): Promise<void> {
  for (const path of paths) {
    await page.goto(address + path);
    await page.getByText(t(text)).waitFor();
    expect(await page.getByRole('main').locator('form').count()).toBe(0);
  }
}

async function fillForm({ page, t }: Visitor, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(t('name'), { exact: true }).fill(FORM.name);
  await main.getByLabel(t('email')).fill(email);
  await main.getByLabel(t('password')).fill(FORM.password);
  await main.getByRole('button', { name: t('create_account') }).click();
}

/** Up to the form, submitted with an invalid email. */
async function tryLink(visitor: Visitor, link: string): Promise<void> {
  const { page, hasScripts, t } = visitor;
  await page.goto(link);
  await expectFits(page);
  if (hasScripts) await expectAccessible(page);
  await fillForm(visitor, 'ada@nowhere');
  await page.getByRole('main').getByText(t('field_email_invalid')).waitFor();
}

async function expectSignedIn({ page, address }: Visitor): Promise<void> {
  await page.waitForURL(address);
  expect(await page.locator('header').innerText()).toContain(FORM.name);
}

/** Visitors read what the portal will show, and where the operator signs in. */
async function expectWayIn({ page, address, t }: Visitor): Promise<void> {
  await page.goto(address);
  const main = page.getByRole('main');
  await main.getByText(t('home_no_data_text')).waitFor();
  expect(await main.getByRole('link', { name: t('sign_in') }).getAttribute('href')).toBe(
    '/sign-in/',
  );
  expect(await main.getByRole('region', { name: t('checklist_title') }).count()).toBe(0);
}

/** The operator reads what to set up; none of it has been done yet. */
async function expectChecklist({ page, address, t }: Visitor): Promise<void> {
  await page.goto(address);
  const list = page.getByRole('region', { name: t('checklist_title') });
  expect(await list.getByRole('img', { name: t('checklist_open') }).count()).toBe(5);
  expect(await list.getByText('npm run import-curve').count()).toBe(1);
  await expectAccessible(page);
  await expectFits(page);
}

test('USR-1 the first run leads from the printed link to a signed-in operator, with and without scripts', async () => {
  const database = await createTestDatabase({ template: 'migrated' });
  const started = start({ DATABASE_URL: database.ownerUrl, DEMO: 'off' });
  const address = await waitForAddress(started);
  const link = await vi.waitFor(() => {
    const printed = /\S+\/setup\/\?token=\S+/.exec(started.output.out)?.[0];
    if (printed === undefined) throw new Error('no link yet');
    return printed;
  }, SLOW);
  const token = new URL(link).searchParams.get('token') ?? '';
  const [russian, english] = [await openVisitor(address, 'rus'), await openVisitor(address, 'eng')];
  const requests: Request[] = [];
  for (const visitor of [russian, english]) {
    await expectEmptyPages(visitor, false);
    await expectWayIn(visitor);
    await expectNoForm(
      visitor,
      ['setup/', `setup/?token=${'A'.repeat(43)}`, `setup/?token=${'x'.repeat(999)}`],
      'setup_needs_link',
    );
    visitor.page.on('request', (request) => requests.push(request));
    await tryLink(visitor, link);
  }

  await fillForm(english, FORM.email);
  await expectSignedIn(english);
  const headers = await Promise.all(requests.map((request) => request.allHeaders()));
  expect(headers.length).toBeGreaterThan(3);
  expect(headers.filter(({ referer }) => referer?.includes(token))).toEqual([]);
  await expectEmptyPages(english, true);
  await expectChecklist(english);

  // The link works once: later visitors are told so and sent to the sign-in page.
  await expectNoForm(
    russian,
    [`setup/?token=${token}`, 'setup/', 'setup/?token=void'],
    'setup_done',
  );
  const { page } = russian;
  await page
    .getByRole('main')
    .getByRole('link', { name: russian.t('sign_in') })
    .click();
  await page.waitForURL(`${address}sign-in/`);
  await page.getByLabel(russian.t('email')).fill(FORM.email);
  await page.getByLabel(russian.t('password')).fill(FORM.password);
  await page.locator('main [type=submit]').click();
  await expectSignedIn(russian);
  await database.drop();
});
