import { expect, test } from 'vitest';
import { makeAccount, TEST_PASSWORD } from '../src/server/testing/test-account.ts';
import type { Page } from 'playwright-core';
import { choose } from './choose.ts';
import { expectFits, PHONE, toNextDocument, useSite } from './browser.ts';

const site = useSite({ config: { hasOutbox: true } });

/** Signs in as a new personal account; returns its id. */
async function enter(page: Page, email: string): Promise<number> {
  const { id, cookie } = await makeAccount(site.app, email);
  const [name = '', value = ''] = (cookie.split('; ')[0] ?? '').split('=');
  await page.context().addCookies([{ name, value, url: site.origin }]);
  return id;
}

async function linkTo(email: string): Promise<string> {
  const mails = site.app.db.db.selectFrom('message').select('body').orderBy('id', 'desc');
  const [mail] = await mails.where('recipient', '=', email).execute();
  return /\/profile\/\S+token=\S+/.exec(mail?.body ?? '')?.[0] ?? '';
}

const section = (page: Page, id: string) => page.locator(`section#${id}`);
const note = (page: Page, id: string) => section(page, id).getByRole('status').textContent();

async function send(page: Page, id: string, button: string): Promise<void> {
  const act = () => section(page, id).getByRole('button', { name: button }).click();
  await toNextDocument(page, act);
}

test('USR-1 name, email and preferences: each section confirms what it has done', async () => {
  const page = await site.open('/profile/', { prepare: (tab) => enter(tab, 'ada@example.org') });
  const passwords = page.locator('input[autocomplete$="-password"]');
  expect(
    await passwords.evaluateAll((all) => all.map((each) => each.getAttribute('type'))),
  ).toEqual(['password', 'password', 'password']);
  expect(await page.locator('main h1 + p').textContent()).toMatch(
    /^Ada · ada@example\.org · account since /,
  );
  await page.getByLabel('Name').fill('Grace');
  await send(page, 'name', 'Save');
  expect(await note(page, 'name')).toBe('Name changed.');
  expect(await page.locator('header').innerText()).toContain('Grace');

  await page.getByLabel('New email').fill('grace@example.org');
  await section(page, 'email').getByLabel('Password').fill('not this one');
  await send(page, 'email', 'Send link');
  expect(await section(page, 'email').innerText()).toContain('The current password is wrong.');
  expect(await page.getByLabel('New email').inputValue()).toBe('grace@example.org');
  await section(page, 'email').getByLabel('Password').fill(TEST_PASSWORD);
  await send(page, 'email', 'Send link');
  expect(await note(page, 'email')).toContain('on its way');
  expect(await section(page, 'email').innerText()).toContain('confirmation: grace@example.org');
});

test('USR-1 the link in the mail shows the email address and only changes it by a button', async () => {
  const page = await site.open('/profile/', {
    javaScriptEnabled: false,
    prepare: (tab) => enter(tab, 'plain@example.org'),
  });
  await page.getByLabel('New email').fill('plainer@example.org');
  await section(page, 'email').getByLabel('Password').fill(TEST_PASSWORD);
  await section(page, 'email').getByRole('button').click();
  await page.waitForURL('**/profile/?saved=email-sent#email');
  const link = await linkTo('plainer@example.org');
  await page.goto(site.origin + link);
  expect(await page.locator('main').innerText()).toContain('plainer@example.org');
  await page.getByRole('button', { name: 'Use this email' }).click();
  expect(await page.getByRole('status').textContent()).toBe('Email changed.');
  await page.goto(site.origin + link);
  expect(await page.locator('main').innerText()).toContain('has been used or has expired');
});

test('USR-1 language and theme are stored with the account, without scripts too', async () => {
  const page = await site.open('/profile/', {
    javaScriptEnabled: false,
    prepare: (tab) => enter(tab, 'taste@example.org'),
  });
  await section(page, 'view').getByLabel('Language').selectOption('deu');
  await section(page, 'view').getByLabel('Dark').check();
  await section(page, 'view').getByRole('button').click();
  await page.waitForURL('**/profile/?saved=view#view');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await note(page, 'view')).toBe('Gespeichert.');
});

test('USR-1 theme and language are saved when they are changed, in the header or on the page', async () => {
  let id = 0;
  const page = await site.open('/profile/', {
    prepare: async (tab) => (id = await enter(tab, 'header@example.org')),
  });
  await page.locator('summary[aria-label^="Theme"]').click();
  await page.getByRole('link', { name: 'Dark' }).click();
  const theme = async () => {
    const account = site.app.db.db.selectFrom('account').select('theme').where('id', '=', id);
    return (await account.executeTakeFirstOrThrow()).theme;
  };
  await expect.poll(theme).toBe('dark');
  const view = section(page, 'view');
  expect(await view.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  expect(await view.getByRole('button', { name: 'Save' }).count()).toBe(0);
  await view.getByRole('radio', { name: 'Light' }).check();
  await expect.poll(() => view.getByRole('status').textContent()).toBe('Saved.');
  expect(await theme()).toBe('light');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  await choose(page, 'Language', 'Deutsch');
  await page.waitForURL('**/profile/?saved=view#view');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await note(page, 'view')).toBe('Gespeichert.');
});

test('USR-1 the account data are downloaded as a file', async () => {
  const page = await site.open('/profile/', { prepare: (tab) => enter(tab, 'data@example.org') });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    section(page, 'data').getByRole('link').click(),
  ]);
  expect(file.suggestedFilename()).toBe('parcurve-account.json');
});

test('USR-1 deleting the account by keyboard: password, checkbox, button; then it is gone', async () => {
  const page = await site.open('/profile/delete/', {
    prepare: (tab) => enter(tab, 'goes@example.org'),
  });
  await page.getByLabel('Password').focus();
  await page.keyboard.type('not this one');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await toNextDocument(page, () => page.keyboard.press('Enter'));
  expect(await page.locator('main').innerText()).toContain('The current password is wrong.');
  await page.getByLabel('Password').fill(TEST_PASSWORD);
  await page.getByLabel('I want to delete').check();
  await toNextDocument(page, () => page.getByRole('button', { name: 'Delete account' }).click());
  expect(await page.locator('main').innerText()).toContain('Your account has been deleted');
  expect(await page.locator('header').innerText()).toContain('Sign in');
});

test('USR-1 a demo account shows what can’t be changed, without forms', async () => {
  const page = await site.open('about:blank');
  await site.signIn(page, 'free');
  await page.goto(`${site.origin}/profile/`);
  expect(await page.locator('main').innerText()).toContain('This is a shared demo account');
  expect(await page.locator('section#email, section#password, section#name').count()).toBe(0);
  await page.goto(`${site.origin}/profile/delete/`);
  expect(await page.locator('main form').count()).toBe(0);
});

test('on a phone the menu is a row with the current page in view', async () => {
  const page = await site.open('/profile/tokens/', {
    viewport: PHONE,
    prepare: (tab) => enter(tab, 'phone@example.org'),
  });
  await expectFits(page);
  const current = page.locator('nav[aria-label="Account"] [aria-current="page"]');
  expect(await current.textContent()).toBe('API tokens');
  await expect
    .poll(async () => ((await current.boundingBox())?.x ?? 999) < PHONE.width - 60)
    .toBe(true);
});
