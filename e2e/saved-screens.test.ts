import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectFits, PHONE, toNextDocument, useSite } from './browser.ts';

const site = useSite();
const SCREEN = '/bonds/?category=government&currency=USD';
const NAME = 'Treasuries';

const opener = (page: Page) => page.locator('summary', { hasText: 'Save screen' });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Screen name' });
const pill = (page: Page) => page.getByRole('link', { name: new RegExp(`^${NAME}`) });

test('SCR-4 by keyboard: a visitor signs in and returns, saves, opens and deletes a screen', async () => {
  const page = await site.open(SCREEN);
  const way = page.getByRole('link', { name: 'Save screen' });
  expect(await way.getAttribute('href')).toBe(`/sign-in/?next=${encodeURIComponent(SCREEN)}`);

  await site.signIn(page, 'free');
  await page.goto(site.origin + SCREEN);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => nameField(page).evaluate((it) => it === document.activeElement))
    .toBe(true);
  await expectAccessible(page, 'main');
  await page.keyboard.press('Escape');
  expect(await nameField(page).isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  await nameField(page).fill(NAME);
  await toNextDocument(page, () => page.keyboard.press('Enter'));
  expect(new URL(page.url()).search).toBe('?category=government&currency=USD');
  expect(await pill(page).getAttribute('aria-current')).toBe('true');

  await page.goto(`${site.origin}/bonds/`);
  await pill(page).click();
  await page.waitForURL(`${site.origin}${SCREEN}`);
  await opener(page).click();
  // The field suggests the name of the current screen: saving again overwrites it.
  expect(await nameField(page).inputValue()).toBe(NAME);
  const remove = page.getByRole('button', { name: `Delete “${NAME}”` });
  await toNextDocument(page, () => remove.click());
  expect(await pill(page).count()).toBe(0);
});

test('SCR-4 without scripts on a phone: an invalid name is reported, then a screen is saved, opened and deleted', async () => {
  const page = await site.open(SCREEN, {
    viewport: PHONE,
    javaScriptEnabled: false,
    prepare: (tab) => site.signIn(tab, 'paid'),
  });
  await opener(page).click();
  await nameField(page).fill('   ');
  await toNextDocument(page, () => page.getByRole('button', { name: 'Save', exact: true }).click());
  expect(await page.getByRole('alert').textContent()).toBe('Use 1–60 characters.');
  await expectFits(page);
  await nameField(page).fill(NAME);
  await toNextDocument(page, () => page.getByRole('button', { name: 'Save', exact: true }).click());
  // Reloading doesn't submit the form again.
  await page.reload();
  expect(await pill(page).count()).toBe(1);
  await page.goto(`${site.origin}/bonds/`);
  await toNextDocument(page, () => pill(page).click());
  expect(page.url()).toBe(site.origin + SCREEN);
  await opener(page).click();
  await toNextDocument(page, () => page.getByRole('button', { name: `Delete “${NAME}”` }).click());
  expect(await pill(page).count()).toBe(0);
});
