import { describe, expect, test } from 'vitest';
import { MASK } from '../src/access/guarded.ts';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';

const site = useSite();
const INDEX = 1001;
const PATH = `/indexes/${INDEX}/`;

async function storedValue(): Promise<string> {
  const row = await site.app.db.db
    .selectFrom('series')
    .select('last_value')
    .where('instrument_id', '=', INDEX)
    .executeTakeFirstOrThrow();
  return String(row.last_value);
}

describe('who sees the values of an index', () => {
  test.each(['paid', 'tariff', 'operator'] as const)('%s sees them', async (kind) => {
    const page = await site.open('/');
    await site.signIn(page, kind);
    await page.goto(site.origin + PATH);
    const shown = await page.getByRole('main').innerText();
    expect(shown.replaceAll(/\s/g, '')).toContain(Number(await storedValue()).toFixed(2));
    expect(shown).not.toContain(MASK);
  });

  test('ACC-3 a free viewer and a visitor see them masked, in the source too', async () => {
    const value = await storedValue();
    const page = await site.open('/');
    await site.signIn(page, 'free');
    for (const kind of ['free', 'visitor']) {
      if (kind === 'visitor') await page.context().clearCookies();
      await page.goto(site.origin + PATH);
      expect(await page.getByRole('main').innerText()).toContain(MASK);
      const source = await page.content();
      expect(source).not.toContain(value);
      expect(source).not.toContain(Number(value).toFixed(2));
      // The axis has no numbers, the line is there.
      expect(await page.locator('figure ol').count()).toBe(1);
      expect(await page.locator('figure svg').isVisible()).toBe(true);
    }
  });

  test('ACC-4 a visitor is told to log in, a free viewer to get access', async () => {
    const page = await site.open(PATH);
    const hint = (name: string) => page.getByRole('link', { name, exact: true }).first();
    expect(await hint('Log in to access').getAttribute('href')).toBe('/register/');
    await site.signIn(page, 'free');
    await page.goto(site.origin + PATH);
    const access = hint('Get full access to see the values');
    expect(await access.getAttribute('href')).toBe('/profile/');
  });
});

test('the page is complete without scripts', async () => {
  const page = await site.open(PATH, { javaScriptEnabled: false });
  expect(await page.getByRole('img', { name: /^Shape of/ }).isVisible()).toBe(true);
  await page.getByRole('link', { name: '10Y' }).click();
  expect(await page.getByRole('link', { name: '10Y' }).getAttribute('aria-current')).toBe('true');
});

test('the period changes without a new page, and the address keeps it', async () => {
  const page = await site.open(PATH);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const before = await page.locator('figure svg path').last().getAttribute('d');
  await page.getByRole('link', { name: '10Y' }).click();
  await page.waitForURL('**/?period=10y');
  await expect
    .poll(() => page.locator('figure svg path').last().getAttribute('d'))
    .not.toBe(before);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect.poll(() => page.locator('figure svg path').last().getAttribute('d')).toBe(before);
});

test('works on a phone and for assistive technology', async () => {
  const page = await site.open(PATH, { viewport: PHONE });
  await expectFits(page);
  await expectAccessible(page);
  await site.signIn(page, 'paid');
  await page.goto(site.origin + PATH);
  await expectFits(page);
  await expectAccessible(page);
  expect(await page.getByRole('img', { name: /lowest .* highest/ }).isVisible()).toBe(true);
});

test('an index that does not exist is a 404, an id that is no number a 400', async () => {
  const page = await site.open('/indexes/999999/');
  expect(await page.getByText('404').isVisible()).toBe(true);
  await page.goto(`${site.origin}/indexes/abc/`);
  expect(await page.getByText('400').isVisible()).toBe(true);
});
