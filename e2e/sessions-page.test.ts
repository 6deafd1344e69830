import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../src/server/testing/test-app.ts';
import { expectAccessible, expectFits, PHONE, toNextDocument, useSite } from './browser.ts';

const PATH = '/profile/sessions/';
const PASSWORD = 'parcurve-demo';
const site = useSite();

// Demo accounts, which everyone shares, can't do this.
beforeAll(() => site.app.db.pool.query('update account set is_demo = false'));

const rows = (page: Page) => page.locator('tbody tr');

/** The tests of this file share one account. */
async function openSessions(page: Page): Promise<void> {
  await site.app.db.pool.query('delete from session');
  // Signs in with the browser's own headers, so that the session gets the browser's name.
  await page.request.post(`${site.origin}/api/account/sign-in/`, {
    data: { email: 'paid@demo.example', password: PASSWORD },
  });
  await signIn(site.app.app, 'paid@demo.example', PASSWORD);
  await signIn(site.app.app, 'paid@demo.example', PASSWORD);
  await page.goto(site.origin + PATH);
}

describe('USR-1 the sessions page', () => {
  test('USR-1 asks a visitor to sign in first and returns', async () => {
    const page = await site.open(PATH);
    await page.getByLabel('Email').fill('paid@demo.example');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(site.origin + PATH);
    expect(await rows(page).count()).toBeGreaterThan(0);
  });

  test('USR-1 shows devices, this one first, and signs one out by keyboard', async () => {
    const page = await site.open('about:blank');
    await openSessions(page);
    await expectAccessible(page);
    expect(await rows(page).count()).toBe(3);
    const own = await rows(page).first().innerText();
    expect(own).toMatch(/Chrome on Linux[\s\S]*this device[\s\S]*127\.0\.0\.1[\s\S]*now/);
    expect(await rows(page).nth(1).innerText()).toContain('Unknown device');
    await page
      .getByRole('button', { name: /Sign out Unknown device/ })
      .first()
      .focus();
    await toNextDocument(page, () => page.keyboard.press('Enter'));
    expect(await page.getByRole('status').innerText()).toBe('Session ended.');
    expect(await rows(page).count()).toBe(2);
  });

  test('USR-1 signs all others out, and then this one; also without scripts', async () => {
    const page = await site.open('about:blank', { javaScriptEnabled: false });
    await openSessions(page);
    await page.getByRole('button', { name: 'Sign out all others' }).click();
    expect(await page.getByRole('status').innerText()).toBe('All other sessions ended.');
    expect(await rows(page).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Sign out all others' }).count()).toBe(0);
    await page.getByRole('button', { name: /Sign out Chrome on Linux/ }).click();
    await page.waitForURL(`${site.origin}/`);
    await page.goto(site.origin + PATH);
    expect(page.url()).toContain('/sign-in/');
  });

  test('USR-1 a page whose session has been ended elsewhere notices it', async () => {
    const page = await site.open('about:blank');
    await openSessions(page);
    const cookie = await signIn(site.app.app, 'paid@demo.example', PASSWORD);
    await site.app.app.http.inject({
      method: 'POST',
      url: '/api/account/sessions/end-others/',
      headers: { cookie },
    });
    await page
      .getByRole('button', { name: /Sign out Unknown device/ })
      .first()
      .click();
    await page.waitForURL(/\/sign-in\//);
    expect(await page.getByLabel('Password').isVisible()).toBe(true);
  });

  test('USR-1 fits a phone and 320 px', async () => {
    const page = await site.open('about:blank', { viewport: PHONE });
    await openSessions(page);
    for (const language of ['deu', 'rus', 'fra']) {
      await page.goto(`${site.origin}${PATH}?lang=${language}`);
      for (const width of [PHONE.width, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expectFits(page);
      }
    }
  });
});
