import { expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { readMails } from '../src/server/testing/mailbox.ts';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';

const site = useSite({ config: { hasOutbox: true, confirmsEmail: true } });
const t = (key: string) => label('eng', key);

const linkFor = async (email: string) =>
  site.origin + (await readMails(site.app, email)).at(-1)!.path;

test('USR-1 register, confirm by mail, reset a forgotten password, sign in', async () => {
  const email = 'ada@example.org';
  const page = await site.open('/register/');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a long enough one');
  await page.getByRole('button', { name: t('create_account') }).click();
  await page.waitForURL(`${site.origin}/register/?sent`);
  await page.getByText(t('register_sent')).waitFor();
  await expectAccessible(page);

  await page.goto(`${site.origin}/sign-in/`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a long enough one');
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .filter({ hasText: t('confirm_first') })
    .waitFor();

  await page.goto(await linkFor(email));
  await expectAccessible(page);
  await page.getByLabel('Password').fill('another one');
  await page.keyboard.press('Enter');
  await page.getByText(t('confirm_password_wrong')).waitFor();
  await page.getByLabel('Password').fill('a long enough one');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.origin}/`);
  expect(await page.locator('header').innerText()).toContain('Ada');

  await page.context().clearCookies();
  await page.goto(`${site.origin}/sign-in/`);
  await page.getByRole('link', { name: t('reset_forgotten') }).click();
  await page.getByRole('heading', { name: t('reset_title') }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: t('reset_sent') })
    .waitFor();

  const link = await linkFor(email);
  await page.goto(link);
  await expectAccessible(page);
  await page.getByLabel('New password').fill('an even longer one');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.origin}/sign-in/?reset`);
  await page.getByText(t('reset_done')).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('an even longer one');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.origin}/`);

  await page.goto(link);
  await page
    .getByRole('alert')
    .filter({ hasText: t('reset_link_void') })
    .waitFor();
  await page.getByRole('link', { name: t('reset_again') }).click();
  await page.waitForURL(`${site.origin}/reset/`);
});

test('USR-1 all of it works on a phone without scripts', async () => {
  const email = 'grace@example.org';
  const page = await site.open('/register/', { viewport: PHONE, javaScriptEnabled: false });
  await page.getByLabel('Name').fill('Grace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a long enough one');
  await page.getByRole('button', { name: t('create_account') }).click();
  await page.waitForURL(`${site.origin}/register/?sent`);
  await page.goto(`${site.origin}/reset/`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: t('reset_send') }).click();
  await page.getByText(t('reset_sent')).waitFor();
  await expectFits(page);
  await page.goto(await linkFor(email));
  await page.getByLabel('New password').fill('an even longer one');
  await page.getByRole('button', { name: t('reset_set') }).click();
  await page.waitForURL(`${site.origin}/sign-in/?reset`);
  await expectFits(page);
});
