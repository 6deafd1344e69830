import { expect, test } from 'vitest';
import { storedPoints } from '../src/db/testing/test-series.ts';
import { displayNumber } from '../src/domain/text/format.ts';
import { useSite } from './browser.ts';
import { asAccount, drawn, exportedSvg, INDEX, INDEX_PATH, useMarketDay } from './index-pages.ts';

useMarketDay();
const site = useSite();

const CLOCK = /\d\d:\d\d/;
const svgTexts = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);
const said = (value: string) => displayNumber(value, 2, 'eng');

async function openDays(query: string) {
  const page = await site.open(INDEX_PATH + query, { prepare: asAccount(site, 'paid') });
  return drawn(page);
}

test('a two-day chart has two ticks with dates and no times, in the picture and in the live chart', async () => {
  const query = '?from=2026-11-12&to=2026-11-13';
  const still = await site.open(INDEX_PATH + query, {
    prepare: asAccount(site, 'paid'),
    javaScriptEnabled: false,
  });
  const drawing = still.locator('[data-still]:visible');
  expect(await drawing.innerText()).not.toMatch(CLOCK);
  const places = await drawing
    .locator('svg[class*=times] text')
    .evaluateAll((texts) => texts.map((text) => [text.textContent, text.getAttribute('x')]));
  expect(places).toEqual([
    ['12 Nov', '0%'],
    ['13 Nov', '100%'],
  ]);
  const texts = svgTexts(await exportedSvg(await openDays(query)));
  expect(texts.filter((text) => text.endsWith(' Nov'))).toEqual(['12 Nov', '13 Nov']);
  expect(texts.join(' ')).not.toMatch(CLOCK);
});

test('zoomed in all the way, daily values still have no times', async () => {
  const page = await openDays('');
  await page.getByRole('slider').focus();
  for (let i = 0; i < 40; i += 1) await page.keyboard.press('+');
  const texts = svgTexts(await exportedSvg(page));
  expect(texts.filter((text) => /^\d{1,2} [A-Z]\w\w$/.test(text)).length).toBeGreaterThan(1);
  expect(texts.join(' ')).not.toMatch(CLOCK);
});

test('the sentence and the change run from the first value to the last', async () => {
  const points = Object.entries(await storedPoints(site.app.db.db, INDEX))
    .filter(([day]) => day >= '2025-11-13' && day <= '2026-11-14')
    .toSorted(([one], [other]) => one.localeCompare(other));
  const [first, last] = [points[0]![1], points.at(-1)![1]];
  const isRise = Number(last) > Number(first);
  const percent = (100 * (Number(last) - Number(first))) / Number(first);
  const size = displayNumber(Math.abs(percent).toFixed(6), 2, 'eng');
  const sentence = new RegExp(
    `it ${isRise ? 'rose' : 'fell'} by ${size}\\s% \\(from ${said(first)} .* to ${said(last)} .*\\)`,
  );
  const still = await site.open(INDEX_PATH, {
    prepare: asAccount(site, 'paid'),
    javaScriptEnabled: false,
  });
  const page = await openDays('');
  for (const each of [still, page]) {
    expect(await each.getByText(sentence).count()).toBe(1);
    expect(await each.locator('[data-changes]').innerText()).toContain(
      `(${isRise ? '+' : '−'}${size}\u00a0%)`,
    );
  }
  const texts = svgTexts(await exportedSvg(page)).map((text) => text.replaceAll('\u00a0', ' '));
  expect(texts).toContain(said(last).replaceAll('\u00a0', ' '));
});
