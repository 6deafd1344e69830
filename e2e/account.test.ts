import { expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';

const site = useSite();

test('USR-1 register, sign out, sign in, change the password', async () => {
  const page = await site.open('/register/');
  await page.getByLabel('Name').fill('Ada <b>Lovelace</b>');
  await page.getByLabel('Email').fill('Ada@Example.org');
  await page.getByLabel('Password').fill('a long enough one');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${site.origin}/`);
  expect(await page.locator('header').innerText()).toContain('Ada <b>Lovelace</b>');

  await page.goto(`${site.origin}/profile/`);
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill('an even longer one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect.poll(() => page.getByText('The current password is wrong.').isVisible()).toBe(true);
  await page.getByLabel('Current password').fill('a long enough one');
  await page.getByLabel('New password').fill('an even longer one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect.poll(() => page.getByRole('status').textContent()).toContain('Password changed');

  await page.locator('summary[aria-label^="Account"]').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${site.origin}/`);
  expect(await page.locator('header').innerText()).toContain('Sign in');

  await page.goto(`${site.origin}/sign-in/?next=/indexes/`);
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password').fill('an even longer one');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.origin}/indexes/`);
});

test('USR-1 a wrong password is reported, and the email stays filled in', async () => {
  const page = await site.open('/sign-in/', { viewport: PHONE });
  await page.getByLabel('Email').fill('paid@demo.example');
  await page.getByLabel('Password').fill('wrong');
  await page.locator('main [type=submit]').click();
  await expect.poll(() => page.getByRole('alert').textContent()).toBe('Wrong email or password.');
  expect(await page.getByLabel('Email').inputValue()).toBe('paid@demo.example');
  expect(await page.getByLabel('Password').inputValue()).toBe('');
  await expectFits(page);
  await expectAccessible(page);
});

test('USR-1 an empty password isn’t sent', async () => {
  const page = await site.open('/sign-in/');
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  await page.getByLabel('Email').fill('paid@demo.example');
  await page.locator('main [type=submit]').click();
  expect(posts).toBe(0);
  expect(await page.getByLabel('Password').evaluate((field) => field.matches(':invalid'))).toBe(
    true,
  );
});

test('USR-1 signing in works without scripts', async () => {
  const page = await site.open('/sign-in/', { javaScriptEnabled: false });
  await page.getByLabel('Email').fill('free@demo.example');
  await page.getByLabel('Password').fill('parcurve-demo');
  await page.locator('main [type=submit]').click();
  await page.waitForURL(`${site.origin}/`);
  expect(await page.locator('header').innerText()).toContain('Free');
});

test('the profile asks a visitor to sign in first and returns', async () => {
  const page = await site.open('/profile/');
  await page.getByLabel('Email').fill('tariff@demo.example');
  await page.getByLabel('Password').fill('parcurve-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.origin}/profile/`);
  const facts = await page.locator('main dl').innerText();
  expect(facts).toContain('Support tickets');
  expect(facts).not.toContain('677');
});

test('USR-1 a form without a return path is rejected with a page that says so', async () => {
  const page = await site.open('about:blank');
  const form = `<form method="post" action="${site.origin}/sign-in/"><button>Go</button></form>`;
  await page.goto(`data:text/html,${encodeURIComponent(form)}`);
  const [answer] = await Promise.all([
    page.waitForResponse(`${site.origin}/sign-in/`),
    page.getByRole('button').click(),
  ]);
  expect((await answer.request().allHeaders()).origin).toBe('null');
  expect(answer.status()).toBe(403);
  await page.getByRole('heading', { name: label('eng', 'refused_title') }).waitFor();
  await page.getByText(label('eng', 'error_cross_site')).waitFor();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: label('eng', 'menu_currencies') })
    .first()
    .click();
  await page.getByRole('heading', { name: label('eng', 'currencies_title') }).waitFor();
});
