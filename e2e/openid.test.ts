import { afterAll, beforeAll, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { TestProvider } from '../src/server/testing/openid-provider.ts';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';

const provider = new TestProvider();
// Before the site, which needs its URL.
beforeAll(() => provider.open());
const site = useSite({
  config: {
    hasOutbox: true,
    get openId() {
      return provider.settings(true);
    },
  },
});
afterAll(() => provider.close());

const t = (key: string) => label('eng', key);
const SIGN_IN = 'Sign in with Example ID';

test('USR-1 signs in with a provider, and returns to the page', async () => {
  provider.asks = true;
  provider.person = { sub: 'ada', email: 'ada@id.example', email_verified: true, name: 'Ada' };
  const page = await site.open('/sign-in/?next=/indexes/');
  await expectAccessible(page);
  await page.getByRole('button', { name: SIGN_IN }).click();
  await page.waitForURL((url) => url.origin === provider.issuer);
  await page.getByRole('button', { name: 'Yes, it is me' }).click();
  await page.waitForURL(`${site.origin}/indexes/`);
  expect(await page.getByRole('banner').innerText()).toContain('Ada');
  provider.asks = false;

  await page.goto(`${site.origin}/profile/openid/`);
  await page.getByText('Your account is linked to Example ID').waitFor();
  await page.getByText(t('openid_no_password')).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('reset_send') }).click();
  await page
    .getByRole('status')
    .filter({ hasText: t('reset_sent') })
    .waitFor();
});

test('USR-1 links an account, after asking for its password, and unlinks it', async () => {
  provider.person = { sub: 'grace' };
  const page = await site.open('/register/');
  await page.getByLabel('Name').fill('Grace');
  await page.getByLabel('Email').fill('grace@example.org');
  await page.getByLabel('Password').fill('a long enough one');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.origin}/`);
  await page.goto(`${site.origin}/profile/`);
  await page.getByRole('link', { name: 'Link Example ID' }).click();
  await page.waitForURL(`${site.origin}/profile/openid/`);
  await page.getByLabel('Current password').fill('not this one');
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .filter({ hasText: t('auth_error_password') })
    .waitFor();
  await expectAccessible(page);
  await page.getByLabel('Current password').fill('a long enough one');
  await page.keyboard.press('Enter');
  await page.getByText('Your account is linked to Example ID').waitFor();
  await page.getByLabel('Current password').fill('a long enough one');
  await page.getByRole('button', { name: 'Unlink Example ID' }).click();
  await page.getByText('no longer linked').waitFor();
});

test('SHL-9 the provider’s error opens the sign-in form, with the error as an alert', async () => {
  provider.refusal = { error: 'access_denied', error_description: 'You <b>may</b> not enter.' };
  const page = await site.open('/indexes/?auth_error=expired');
  const dialog = page.getByRole('dialog', { name: t('sign_in_title') });
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: SIGN_IN }).click();
  await page.waitForURL(`${site.origin}/indexes/?auth_error=denied`);
  provider.refusal = null;
  const alert = dialog.getByRole('alert');
  await expect.poll(() => alert.innerText()).toContain('You <b>may</b> not enter.');
  expect(await alert.innerText()).toContain('Example ID did not sign you in.');
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('email');

  // The dialog traps the focus; Escape closes it and moves to the content.
  for (let i = 0; i < 8; i += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  expect(page.url()).toBe(`${site.origin}/indexes/`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
});

test('SHL-9 the form signs in and stays on the page, on a phone too; nothing shifts', async () => {
  const page = await site.open('about:blank', { viewport: { width: 320, height: 640 } });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (
          entry as unknown as { value: number }
        ).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.origin}/indexes/?auth_error=unavailable`);
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  await expectFits(page);
  await dialog.getByLabel('Email').fill('paid@demo.example');
  await dialog.getByLabel('Password').fill('parcurve-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.origin}/indexes/`);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('SHL-9 without scripts it is part of the page, and its button closes it', async () => {
  const page = await site.open('/indexes/?auth_error=failed', {
    viewport: PHONE,
    javaScriptEnabled: false,
  });
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('alert').innerText()).toContain('couldn’t be verified');
  await expectFits(page);
  await dialog.getByRole('button', { name: t('auth_close') }).click();
  await expect.poll(() => dialog.count()).toBe(0);
});
