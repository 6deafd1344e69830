import { beforeAll, describe, expect, test } from 'vitest';
import { formatDay } from '../src/domain/time/day.ts';
import { TEST_TODAY } from '../src/server/testing/test-today.ts';
import { expectAccessible, expectFits, PHONE, useSite } from './browser.ts';

const PATH = '/admin/figures/';
const LONG_TERM = 'volksgesundheitsanleihe unendlich';
const site = useSite();

beforeAll(async () => {
  const { pool } = site.app.db;
  const days = [0, 3, 20].map((before) => formatDay(TEST_TODAY - before));
  await pool.query(
    `insert into menu_click (day, menu_item_id, viewer_kind, language, clicks)
     select day, 1, 'free', 'eng', 1200 from unnest($1::date[]) as day`,
    [days],
  );
  await pool.query(
    `insert into missed_search (day, language, term, searches)
     select day, 'eng', $2, 4 from unnest($1::date[]) as day`,
    [days, LONG_TERM],
  );
  await pool.query(
    `with one as (
       update account set is_demo = false, created_at = $1::date
       where email = 'free@demo.example' returning id
     )
     insert into registration_campaign (account_id, values, banner_variant)
     select id, '{"utm_source": "newsletter", "utm_campaign": "autumn_2026_private_investors"}', 'minute'
     from one`,
    [days[1]],
  );
});

describe('OPR-5 the usage page', () => {
  test('OPR-5 shows totals, charts and tables, by keyboard alone', async () => {
    const page = await site.open('about:blank');
    await site.signIn(page, 'operator');
    await page.goto(site.origin + PATH);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Usage');
    const clicks = page.getByRole('region', { name: 'Menu clicks' });
    expect(await page.getByRole('img', { name: /^Menu clicks: Peak: 1.200, / }).isVisible()).toBe(
      true,
    );

    const opener = page.locator('summary', { hasText: 'Menu clicks' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await clicks.evaluate((region) => region === document.activeElement)).toBe(true);
    expect(await clicks.getByRole('row').count()).toBe(31);
    await expectAccessible(page, 'main');

    const week = page.getByRole('link', { name: '7 days' });
    await week.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.origin}${PATH}?period=7`);
    await expect.poll(() => week.getAttribute('aria-current')).toBe('page');
    const found = page.getByRole('row', { name: new RegExp(LONG_TERM) });
    expect(await found.innerText()).toMatch(/\b8\b/);
    const row = page.getByRole('row', { name: /autumn_2026_private_investors/ });
    expect(await row.innerText()).toContain('newsletter');
    const file = page.getByRole('link', { name: 'Menu items as CSV' });
    const answer = await page.request.get(site.origin + (await file.getAttribute('href')));
    expect(await answer.text()).toContain('2400');
  });

  test('OPR-5 fits a phone in Russian, and the period is chosen without scripts', async () => {
    const page = await site.open('about:blank', { viewport: PHONE, javaScriptEnabled: false });
    await site.signIn(page, 'operator');
    await page.goto(`${site.origin}${PATH}?lang=rus`);
    await expectFits(page);
    await page.locator('summary', { hasText: 'Клики по меню' }).click();
    await page.getByRole('link', { name: '12 месяцев' }).click();
    await page.waitForURL(/period=12m/);
    await expectFits(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page);
    const links = await page.locator('main nav a[href*="period="]').all();
    for (const link of links) expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });
});
