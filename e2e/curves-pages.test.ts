import { beforeAll, expect, test } from 'vitest';
import type { listCurveBonds, listCurves } from '../src/contracts/curves/curves.ts';
import type { Answer } from '../src/contracts/core/endpoint.ts';
import { insertTestCurves, TEST_CURVES } from '../src/db/testing/test-curves.ts';
import { TEST_TODAY } from '../src/server/testing/test-today.ts';
import { expectAccessible, expectFits, PHONE, toNextDocument, useSite } from './browser.ts';
import { asAccount, english } from './index-pages.ts';
import { openPopover } from './widgets/chart-page.ts';
import { hydrated } from './widgets/widget-page.ts';

const site = useSite();
const PATH = `/curves/${TEST_CURVES.US}/`;
const LINES = 'figure[data-curves] path[data-look]';
const paid = () => ({ prepare: asAccount(site, 'paid') });

beforeAll(async () => {
  await insertTestCurves(site.app.db.db, TEST_TODAY);
});

test('CRV-1 compares a curve with a month and a year ago and another country, by keyboard and URL', async () => {
  const page = await site.open(PATH, paid());
  await hydrated(page);
  const legend = page.locator('figure[data-curves] li').filter({ hasText: /20\d\d/ });
  // By default the last day, one month and one year earlier.
  const names = (await legend.allTextContents()).map((name) => name.replace('×', ''));
  expect(names).toEqual(['13 Nov 2026', '13 Oct 2026', '13 Nov 2025']);
  await page.getByRole('link', { name: 'Zero', exact: true }).click();
  await page.waitForURL(/kind=zero/);
  await expect.poll(() => page.getByText('continuously compounded').first().isVisible()).toBe(true);
  await legend.getByRole('link', { name: 'Remove 1 year ago' }).click();
  await page.waitForURL(/compare=2026-10-13$/);
  await page.goBack();
  await expect.poll(() => legend.count()).toBe(3);
  // The menu stays open, so that several can be chosen in a row.
  await openPopover(page, 'Compare with');
  await page.getByRole('link', { name: 'Germany', exact: true }).click();
  await page.waitForURL(/compare=[^&]*,\d+$/);
  await expect.poll(() => page.locator(LINES).count()).toBe(4);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Remove Germany' }).first().click();
  await expect.poll(() => page.locator(LINES).count()).toBe(3);
  await page.keyboard.press('Escape');
  // The tenors can be read by keyboard.
  const plot = page.locator('figure[data-curves] [role=slider]');
  await plot.focus();
  await page.keyboard.press('End');
  expect(await plot.getAttribute('aria-valuetext')).toMatch(/^30Y: 13 Nov 2026 \d\.\d{3}, /);
  await expectAccessible(page);
  const table = page.getByRole('table', { name: 'Rates by tenor' });
  expect(await table.getByRole('rowheader').count()).toBe(11);
  expect(await page.getByRole('link', { name: 'XLSX' }).count()).toBe(2);
});

test('CRV-1 without scripts: a date, another curve, and errors of either', async () => {
  const page = await site.open(PATH, { ...paid(), javaScriptEnabled: false });
  expect(await page.locator(LINES).count()).toBe(3);
  await page.getByLabel('Date', { exact: true }).first().fill('1 Nov 2026');
  await toNextDocument(page, () => page.getByRole('button', { name: 'Show', exact: true }).click());
  expect(page.url()).toContain('date=2026-11-01');
  expect(await page.getByText(/isn’t a trading day/).textContent()).toContain('30 Oct 2026');
  await openPopover(page, 'Compare with');
  await page.locator('select[name=vs]').selectOption(String(TEST_CURVES.DE));
  await toNextDocument(page, () => page.getByRole('button', { name: 'Add', exact: true }).click());
  expect(page.url()).toContain(`,${TEST_CURVES.DE}`);
  expect(await page.locator(LINES).count()).toBe(4);
  await page.goto(`${site.origin}${PATH}?date=2026-02-30&compare=2099-01-01,999999,2026-10-01`);
  const alerts = await page.getByRole('alert').allTextContents();
  expect(alerts.join(' ')).toMatch(/2099-01-01.*999999/);
  expect(await page.getByLabel('Date', { exact: true }).first().inputValue()).toBe('2026-02-30');
  expect(await page.getByText('This date doesn’t exist.').isVisible()).toBe(true);
  expect(await page.locator(LINES).count()).toBe(2);
});

test('CRV-1 ACC-3 visitors see what curves consist of, but no line and no number, on a phone too', async () => {
  const page = await site.open(PATH, { ...PHONE, viewport: { width: 320, height: 700 } });
  await hydrated(page);
  const structure = page.getByRole('table', { name: 'Curve details' });
  expect(await structure.textContent()).toContain('3M–30Y');
  expect(await page.locator('[data-locked-picture]').isVisible()).toBe(true);
  expect(await page.getByRole('table', { name: 'Rates by tenor' }).textContent()).toContain('***');
  expect(await page.locator('figure[data-curves]').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'CSV' }).count()).toBe(0);
  await expectFits(page);
  await page.goto(`${site.origin}/curves/?draw=${TEST_CURVES.US}`);
  await hydrated(page);
  await expectFits(page);
  expect(await page.locator('main :is(figure[data-curves], [role=switch])').count()).toBe(0);
});

async function get(url: string) {
  return site.app.app.http.inject({ url, headers: { cookie: await site.app.signInAs('paid') } });
}

test('BND-19 bills among a curve’s bonds say which yield they show', async () => {
  const { items: curves } = (await get('/api/curves/')).json<Answer<typeof listCurves>>();
  const { id } = curves.find(({ bonds, id: of }) => bonds !== null && of < TEST_CURVES.US)!;
  const { day, items } = (await get(`/api/curves/${id}/bonds/`)).json<
    Answer<typeof listCurveBonds>
  >();
  await site.app.db.pool.query(
    `update bond set coupon_type = 'zero', coupon_rate = 0, coupons_per_year = 0,
       matures_on = $1::date + 200 where instrument_id = $2`,
    [day, items[0]!.id],
  );
  const rows = (await get(`/curves/${id}/?date=${day}`)).body.split('<tr');
  const marked = rows.filter((row) => row.split('</tr>')[0]!.includes(english('part_bill_yield')));
  expect(marked).toHaveLength(1);
});

test('CRV-1 the list draws the chosen curves', async () => {
  const page = await site.open(`/curves/?draw=${TEST_CURVES.US}`, paid());
  await hydrated(page);
  await page.getByRole('switch', { name: 'Germany on the chart' }).last().click();
  await page.waitForURL(new RegExp(`draw=${TEST_CURVES.US},${TEST_CURVES.DE}$`));
  await expect.poll(() => page.locator(LINES).count()).toBe(2);
  await expectAccessible(page);
});
