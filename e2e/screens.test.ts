import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MASK } from '../src/access/guarded.ts';
import { expectAccessible, expectFits, PHONE, toNextDocument, until, useSite } from './browser.ts';
import { asAccount, useMarketDay } from './index-pages.ts';
import { openReader, readSent } from './sent-pages.ts';
import { hydrated } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();
const SMALLEST = { width: 320, height: 640 };

const address = (page: Page) => decodeURIComponent(page.url().replace(site.origin, ''));
const rowNames = (page: Page) => page.locator('tbody th > a').allTextContents();
const countText = (page: Page) => page.getByRole('heading', { level: 2 }).last().innerText();
const heading = (page: Page, name: RegExp) => page.getByRole('columnheader', { name });
const chip = (page: Page, name: RegExp) => page.locator('#filters form summary', { hasText: name });
const isAt = (page: Page, path: string) =>
  until(page, (wanted) => decodeURIComponent(location.pathname + location.search) === wanted, path);

async function openBonds(query = '', options = {}): Promise<Page> {
  const page = await site.open(`/bonds/${query}`, {
    prepare: asAccount(site, 'paid'),
    ...options,
  });
  if (!('javaScriptEnabled' in options)) await hydrated(page);
  return page;
}

describe('with scripts', () => {
  test('ENT-2 SCR-1 SCR-4 a list is filtered, sorted and paged by keyboard; Back and reload restore its state', async () => {
    const page = await openBonds();
    const all = await countText(page);
    // A choice by keyboard: it applies at once and the box stays open.
    await chip(page, /^Status/).focus();
    await page.keyboard.press('Enter');
    const defaulted = page.getByRole('checkbox', { name: /^Defaulted/ });
    // Outstanding bonds are the default, so the URL omits them.
    expect(await defaulted.isChecked()).toBe(true);
    await defaulted.focus();
    await page.keyboard.press('Space');
    await isAt(page, '/bonds/?status=active');
    expect(await defaulted.isChecked()).toBe(false);
    await expect.poll(() => countText(page)).not.toBe(all);
    const outstanding = await countText(page);
    await page.keyboard.press('Escape');
    expect(await defaulted.isVisible()).toBe(false);

    // A range: the count is shown before it is applied.
    await chip(page, /^Filter/).click();
    await page.locator('summary', { hasText: /^Coupon$/ }).click();
    await page.locator('input[name="coupon.from"]').fill('3');
    const show = page
      .locator('details[open] details[open]')
      .getByRole('button', { name: /^Show \d/ });
    await show.waitFor();
    const announced = /\d+/.exec(await show.innerText())![0];
    await page.keyboard.press('Enter');
    await isAt(page, '/bonds/?status=active&coupon=3..');
    await until(
      page,
      (n) => [...document.querySelectorAll('h2')].at(-1)?.textContent?.startsWith(`${n} `),
      announced,
    );

    // Sorting, paging, and Back.
    await heading(page, /^Yield/)
      .getByRole('link')
      .click();
    await isAt(page, '/bonds/?status=active&coupon=3..&sort=yield');
    await until(page, () => document.querySelector('[aria-sort=ascending]'), undefined);
    const sorted = await rowNames(page);
    await page.reload();
    expect(await rowNames(page)).toEqual(sorted);
    await hydrated(page);
    await page.goBack();
    await isAt(page, '/bonds/?status=active&coupon=3..');
    await page.goBack();
    await isAt(page, '/bonds/?status=active');
    // The URL changes before the list does, and a link pressed meanwhile would move away.
    await expect.poll(() => countText(page)).toBe(outstanding);
    await page.getByRole('link', { name: 'Reset' }).first().click();
    await isAt(page, '/bonds/');
    await expect.poll(() => countText(page)).toBe(all);
    const next = page.getByRole('link', { name: 'Next page' });
    await next.click();
    await isAt(page, '/bonds/?page=2');
  });

  test('SCR-4 SCR-5 presets, columns and views are in the URL', async () => {
    const page = await openBonds();
    await page
      .getByRole('navigation', { name: 'Presets' })
      .getByRole('link', { name: /^Government/ })
      .click();
    await isAt(page, '/bonds/?category=government');
    const preset = page.locator('[aria-current=true]', { hasText: 'Government' });
    await preset.waitFor();
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await isAt(page, '/bonds/?category=government&view=table');
    await page.locator('summary', { hasText: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Seniority' }).click();
    await until(page, () => location.search.includes('seniority'), undefined);
    await heading(page, /^Seniority/).waitFor();
    const csv = page.getByRole('link', { name: 'Download as CSV' });
    expect(await csv.getAttribute('href')).toMatch(
      /^\/api\/screens\/bonds\/csv\/\?category=government&columns=/,
    );

    // A rectangle on the map, once by mouse and once by keyboard between two bonds.
    const both = await openBonds('?view=map');
    await both.locator('[data-drawn] canvas').first().waitFor();
    const plot = both.getByRole('slider', { name: /^Yield and duration to worst/ });
    // The two largest currencies are on; another one stays on when the filters change.
    const chips = both.locator('main ul[aria-label] button[aria-pressed]');
    const readChips = () =>
      chips.evaluateAll((all) => all.map((each) => each.getAttribute('aria-pressed') === 'true'));
    expect(await readChips()).toEqual([true, true, false, false, false, false]);
    await chips.nth(3).click();
    const chosen = [true, true, false, true, false, false];
    expect(await readChips()).toEqual(chosen);
    const box = (await plot.boundingBox())!;
    await both.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.2);
    await both.mouse.down();
    await both.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.8, { steps: 4 });
    await both.mouse.up();
    await until(
      both,
      () => /^\?yield=[-\d.]+&duration=[\d.]+&view=map$/.test(decodeURIComponent(location.search)),
      undefined,
    );
    await both.goBack();
    await isAt(both, '/bonds/?view=map');
    await expect.poll(readChips).toEqual(chosen);
    const select = both.getByRole('button', { name: 'Select area' });
    await select.press('Enter');
    expect(await select.getAttribute('aria-pressed')).toBe('true');
    for (const key of ['Home', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter']) await plot.press(key);
    await until(both, () => /yield=.*duration=/.test(location.search), undefined);
    await expect.poll(() => countText(both)).toMatch(/^\d+ bonds/);
    expect(await select.getAttribute('aria-pressed')).toBe('false');
  });
});

test('ENT-2 SCR-1 without scripts the filters are a form, and sorting uses links', async () => {
  const page = await openBonds('', { javaScriptEnabled: false });
  await chip(page, /^Currency/).click();
  const euro = page.getByRole('checkbox', { name: /^EUR/ });
  await euro.check();
  await toNextDocument(page, () => page.locator('details[open] button[type=submit]').click());
  expect(address(page)).toBe('/bonds/?currency=EUR');
  await chip(page, /^Filter/).click();
  await page.locator('summary', { hasText: /^Coupon$/ }).click();
  await page.locator('input[name="coupon.to"]').fill('4');
  await toNextDocument(page, () =>
    page.locator('details[open] details[open] button[type=submit]').click(),
  );
  expect(address(page)).toBe('/bonds/?currency=EUR&coupon=..4');
  await toNextDocument(page, () =>
    heading(page, /^Coupon/)
      .getByRole('link')
      .click(),
  );
  expect(address(page)).toBe('/bonds/?currency=EUR&coupon=..4&sort=coupon');
  const coupons = await page.locator('tbody td:nth-child(4)').allTextContents();
  const known = coupons.filter((text) => text !== '–').map(Number);
  expect(known).toEqual(known.toSorted((a, b) => a - b));
  expect(Math.max(...known)).toBeLessThanOrEqual(4);
});

test('SCR-3 a viewer without access sees terms and locks, and nothing derived from values', async () => {
  const page = await site.open('/bonds/?yield=2..&sort=-spread&currency=EUR');
  const left = page.getByRole('status').filter({ hasText: 'Not applied' });
  expect(await left.innerText()).toContain('Yield to worst, Spread to worst');
  expect(await left.getByRole('link').count()).toBeGreaterThan(0);
  expect(
    await heading(page, /^Yield/)
      .getByRole('link')
      .count(),
  ).toBe(0);
  expect(
    await heading(page, /^Coupon/)
      .getByRole('link')
      .count(),
  ).toBe(1);
  expect(await page.locator('tbody').innerText()).toContain(MASK);
  expect(await page.getByRole('link', { name: /CSV/ }).count()).toBe(0);
  expect(
    await page.locator('#filters form [name^="yield"], #filters form [name=quality]').count(),
  ).toBe(0);
  expect(await page.getByRole('navigation', { name: 'Presets' }).innerText()).toContain(
    'High yield',
  );
  await expectAccessible(page);
  // Values that viewers with access see must not appear anywhere in what visitors receive.
  const cookie = await site.app.signInAs('paid');
  const url = '/api/screens/bonds/?currency=EUR';
  const { items } = (await site.app.app.http.inject({ url, headers: { cookie } })).json<{
    items: { price: string | null; yield: string | null }[];
  }>();
  const values = items
    .flatMap((row) => [row.price, row.yield])
    .filter((value) => value !== null && value.length > 4);
  expect(values.length).toBeGreaterThan(3);
  const { body } = await site.app.app.http.inject({ url: '/bonds/?currency=EUR' });
  expect(
    values.filter((value) => body.includes(`"${value}"`) || body.includes(`>${value}<`)),
  ).toEqual([]);
});

test('SCR-1 on a phone filters are a sheet that shows the number of results in advance', async () => {
  const page = await openBonds('', { viewport: PHONE });
  await expectFits(page);
  const first = await page.locator('thead th:visible').allTextContents();
  await page.getByRole('button', { name: 'Next columns' }).click();
  expect(await page.locator('thead th:visible').allTextContents()).not.toEqual(first);
  await page.getByRole('link', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.locator('summary', { hasText: /^Currency/ }).click();
  await sheet.getByRole('checkbox', { name: /^EUR/ }).click();
  await sheet
    .getByRole('button', { name: /^Show \d/ })
    .last()
    .waitFor();
  await expectFits(page);
  await expectAccessible(page, '#filters');
  await sheet
    .getByRole('button', { name: /^Show \d/ })
    .last()
    .click();
  await isAt(page, '/bonds/?currency=EUR');
  await sheet.waitFor({ state: 'hidden' });
  await page.setViewportSize(SMALLEST);
  await expectFits(page);
  await page.goBack();
  await isAt(page, '/bonds/');
});

test('SCR-4 of 10,000 pasted ISINs as many are used as fit in a URL, which is reported', async () => {
  const page = await site.open('/bonds/');
  const list = page.locator('textarea[name=isin]');
  await list.evaluate((field) => {
    for (let box = field.closest('details'); box; box = box.parentElement!.closest('details')) {
      box.open = true;
    }
  });
  await list.fill(
    Array.from({ length: 10_000 }, (_, i) => `US${String(i).padStart(9, '0')}5`).join('\n'),
  );
  await list.blur();
  await page.waitForURL(/isin=US/);
  expect(new URL(page.url()).searchParams.get('isin')!.split(',')).toHaveLength(500);
  await page.getByText('“> 500”').first().waitFor();
});

test('SCR-4 whatever the URL contains, the page reports what it ignored and shows the rest', async () => {
  const reader = await openReader(site, 'paid');
  const readList = async (path: string) => {
    const sent = await readSent(reader, path);
    return sent.evaluate((page) => ({
      notice: page.querySelector('[role=status]')?.textContent ?? '',
      rows: page.querySelectorAll('tbody tr').length,
      nothing: [...page.querySelectorAll('main li a')].map((link) => link.getAttribute('href')),
    }));
  };
  const strange = await readList(
    '/bonds/?currency=EUR&yield=6..2&newer=1&page=x&utm_source=a&lang=eng',
  );
  expect(strange.notice).toMatch(/Ignored as invalid: newer “1”, Yield to worst “6\.\.2”/);
  expect(strange.rows).toBeGreaterThan(0);
  const many = Array.from({ length: 600 }, (_, i) => `US${String(i).padStart(9, '0')}5`).join(',');
  expect((await readList(`/bonds/?isin=${many}`)).notice).toContain('> 500');
  const beyond = await readList('/bonds/?currency=EUR&page=999');
  expect(beyond.rows).toBeGreaterThan(0);
  const nothing = await readList('/bonds/?currency=EUR&coupon=99..');
  expect(nothing.rows).toBe(0);
  expect(nothing.nothing).toContain('/bonds/?currency=EUR');
  for (const path of ['/stocks/', '/etf/', '/company/'])
    expect((await readList(path)).rows).toBeGreaterThan(0);
});
