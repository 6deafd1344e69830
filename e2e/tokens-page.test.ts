import { describe, expect, test } from 'vitest';
import { expectAccessible, expectFits, useSite } from './browser.ts';

const PATH = '/profile/tokens/';
const site = useSite();

describe('API-1 the tokens page', () => {
  test('API-1 asks a visitor to sign in first and returns', async () => {
    const page = await site.open(PATH);
    await page.getByLabel('Email').fill('paid@demo.example');
    await page.getByLabel('Password').fill('parcurve-demo');
    await page.keyboard.press('Enter');
    await page.waitForURL(site.origin + PATH);
    expect(await page.getByText('No tokens yet.').isVisible()).toBe(true);
  });

  test('API-1 creates a token by keyboard, shows it once, and revokes it', async () => {
    const page = await site.open('about:blank');
    await site.signIn(page, 'paid');
    await page.goto(site.origin + PATH);
    await page.getByLabel(/^Name/).focus();
    await page.keyboard.type('Excel <b>at home</b>');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    // Unchecks the second of two scopes.
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    const token = await page.locator('main code').first().innerText();
    expect(token).toMatch(/^pcv_[\w-]{43}$/);
    await expectAccessible(page);
    const row = page.getByRole('row', { name: /Excel <b>at home<\/b>/ });
    expect(await row.innerText()).toContain('Quotes, series and instruments');
    expect(await row.innerText()).not.toContain('archive');

    const fetchIndex = () =>
      fetch(`${site.origin}/api/indexes/1001/`, { headers: { authorization: `Bearer ${token}` } });
    expect((await fetchIndex()).status).toBe(200);

    await page.goto(site.origin + PATH);
    expect(await page.content()).not.toContain(token);
    await page.getByRole('button', { name: 'Revoke Excel <b>at home</b>' }).click();
    await expect.poll(() => page.getByRole('status').textContent()).toContain('Token revoked');
    expect((await fetchIndex()).status).toBe(401);
  });

  test('API-1 works without scripts, and says what is missing', async () => {
    const page = await site.open('about:blank', { javaScriptEnabled: false });
    await site.signIn(page, 'free');
    await page.goto(site.origin + PATH);
    await page.getByLabel(/^Name/).fill('A program');
    await page.getByLabel('Quotes, series and instruments').uncheck();
    await page.getByLabel('Futures archive').uncheck();
    await page.getByRole('button', { name: 'Create token' }).click();
    const scopes = page.getByRole('group', { name: 'Can read' });
    expect(await scopes.innerText()).toContain('Choose at least one.');
    expect(await page.getByLabel(/^Name/).inputValue()).toBe('A program');
    await page.getByLabel('Futures archive').check();
    await page.getByRole('button', { name: 'Create token' }).click();
    expect(await page.getByText('Copy the token now').isVisible()).toBe(true);
  });

  test('API-1 fits 390 and 320 px in German', async () => {
    const page = await site.open('about:blank');
    await site.signIn(page, 'free');
    await page.goto(`${site.origin}${PATH}?lang=deu`);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFits(page);
    }
  });
});
