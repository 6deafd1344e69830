import { expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { expectFits, PHONE, useSite } from './browser.ts';
import { asAccount, useMarketDay } from './index-pages.ts';
import { openReader, readSent } from './sent-pages.ts';
import { hydrated } from './widgets/widget-page.ts';

useMarketDay();
const site = useSite();
/** A puttable bond. */
const BOND = '/bonds/10036/';
const t = (key: string) => label('eng', key);

test('BND-12 the head, the calculator and derivations follow the chosen workout, also after Back and reload', async () => {
  const page = await hydrated(await site.open(BOND, { prepare: asAccount(site, 'paid') }));
  const strip = page.getByRole('navigation', { name: t('fig_workout') });
  const figure = (title: string) => page.locator('dt', { hasText: title }).locator('+ dd').first();
  const chosen = strip.locator('[aria-current]');
  expect(await chosen.innerText()).toContain(t('fig_work_worst'));
  expect(await strip.getByRole('link').allInnerTexts()).toHaveLength(4);
  const rate = page.getByLabel(t('calc_yield'));

  const toWorst = await figure(t('fig_worst')).innerText();
  await strip.getByRole('link', { name: t('fig_work_maturity') }).click();
  await expect.poll(() => page.url()).toContain('workout=maturity');
  const toMaturity = await figure(t('fig_yield')).innerText();
  // The strip, the head, the calculator and the table show the same number.
  expect(await chosen.innerText()).toContain(toMaturity);
  await expect.poll(async () => Number(await rate.inputValue()).toFixed(3)).toBe(toMaturity);
  const table = page.getByRole('table', { name: t('fig_work_all') });
  expect(await table.locator('tr[aria-current]').innerText()).toContain(toMaturity);
  await figure(t('fig_duration')).getByRole('link').click();
  await page.getByRole('heading', { name: 'Modified duration: calculation' }).waitFor();
  expect(page.url()).toContain('workout=maturity');

  await page.goBack();
  await page.goBack();
  await expect.poll(() => chosen.innerText()).toContain(t('fig_work_worst'));
  expect(await figure(t('fig_worst')).innerText()).toBe(toWorst);
  await strip.getByRole('link', { name: t('fig_work_put') }).click();
  await expect.poll(() => page.url()).toContain('workout=put');
  await page.reload();
  expect(await chosen.innerText()).toContain(await figure(t('fig_put')).innerText());

  // All workouts are visible, and no separator dot starts or ends a line.
  for (const width of [320, 390, 690, 900, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, hidden: await strip.locator('ul').evaluate(hiddenWidth) }).toEqual({
      width,
      hidden: 0,
    });
    const basis = page.getByText(/^Settlement \d/).locator('..');
    expect({ width, dots: await basis.evaluate(countEdgeDots) }).toEqual({ width, dots: 0 });
  }
});

function hiddenWidth(list: Element): number {
  return list.scrollWidth - list.clientWidth;
}

/** Visible dots at the start of a line, and dots at the end of a line. */
function countEdgeDots(line: Element): number {
  const left = line.getBoundingClientRect().left;
  return [...line.children].filter((text) => {
    const before = getComputedStyle(text, '::before');
    const isFirst = text.getBoundingClientRect().left < left + 8;
    const isCut = text.getBoundingClientRect().left + Number.parseFloat(before.left) / 2 < left;
    const isAtEnd = getComputedStyle(text, '::after').content !== 'none';
    return isAtEnd || (isFirst && before.content !== 'none' && !isCut);
  }).length;
}

test('BND-12 without scripts and access the strip shows the terms, but not which one is the worst', async () => {
  const page = await site.open(BOND, { javaScriptEnabled: false, viewport: PHONE });
  const strip = page.getByRole('navigation', { name: t('fig_workout') });
  await expectFits(page);
  const texts = await strip.getByRole('link').allInnerTexts();
  expect(texts.find((text) => text.includes(t('fig_work_worst')))).not.toMatch(/\d/);
  expect(texts.find((text) => text.includes(t('fig_work_put')))).toContain('18 May 2027');
  const table = page.getByRole('table', { name: t('fig_work_all') });
  expect(await table.innerText()).not.toContain(t('fig_work_tag'));
  expect(await table.locator('tr[aria-current]').count()).toBe(0);
  await strip.getByRole('link', { name: t('fig_work_put') }).click();
  expect(page.url()).toContain('workout=put');
  // The example is also calculated to the put.
  expect(await page.getByRole('heading', { name: t('calc_title') }).innerText()).toContain(
    t('calc_to_put'),
  );
  await page.getByLabel(t('calc_yield')).fill('5');
  await page.getByRole('button', { name: t('calc_from_yield') }).click();
  expect(page.url()).toContain('workout=put');
  await expectFits(page);
});

test('BND-12 the start page and maps name the workout of yields and durations', async () => {
  const reader = await openReader(site, 'paid');
  const home = await readSent(reader, '/');
  const named = await home.evaluate((sent) => ({
    headings: [...sent.querySelectorAll('th')].map(({ textContent }) => textContent),
    pictures: [...sent.querySelectorAll('[role=img]')].map((each) =>
      each.getAttribute('aria-label'),
    ),
    axes: [...sent.querySelectorAll('svg text')].map(({ textContent }) => textContent),
    text: sent.body.textContent,
    tabs: [...sent.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent),
  }));
  for (const key of ['part_worst', 'part_duration', 'part_spread']) {
    expect(named.headings).toContain(t(key));
  }
  expect(named.pictures.filter((name) => name?.includes('yield to worst'))).toHaveLength(1);
  expect(named.axes).toEqual(expect.arrayContaining([t('part_worst'), t('home_map_x')]));
  expect(named.headings).not.toContain('Duration');
  // Rankings name it too, and the foot expands the abbreviation.
  expect(named.tabs).toContain('Highest YTW');
  expect(named.tabs.filter((tab) => /yield/i.test(tab))).toEqual([]);
  expect(named.text).toContain('YTW: yield to worst');
  // The server's map and the live one, which is exported, have the same axes.
  const list = await readSent(reader, '/bonds/?view=map');
  const axes = await list.evaluate((sent) =>
    [...sent.querySelectorAll('svg text')].map(({ textContent }) => textContent),
  );
  expect(axes).toEqual(expect.arrayContaining([t('map_yield'), t('map_duration')]));
  const page = await hydrated(
    await site.open('/bonds/?view=map', { prepare: asAccount(site, 'paid') }),
  );
  const map = page.getByRole('slider', { name: new RegExp(`^${t('screen_map_title')}`) });
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => map.getAttribute('aria-valuetext')).toMatch(/yield -?[\d.]+, to worst/);
});
