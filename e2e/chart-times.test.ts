import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { todayAt } from '../src/domain/time/now.ts';
import { useSite } from './browser.ts';
import {
  pairChart,
  expectState,
  openPairs,
  PAIR,
  pairRow,
  TODAY,
  useMarket,
} from './currencies-market.ts';
import { asAccount, drawn, exportedSvg } from './index-pages.ts';

const site = useSite();
useMarket(site);
/** Pages use the real clock, so the test needs a time zone with the same date as the other one. */
const OTHER =
  todayAt({ ms: Date.now(), timeZone: 'UTC+5:30' }) === TODAY
    ? ({ zone: 'UTC+5:30', clock: '05:40' } as const)
    : ({ zone: 'UTC+1:30', clock: '01:40' } as const);
const other = useSite({ config: { timeZone: OTHER.zone } });
useMarket(other);

/** Long enough for a slow machine. */
const WAITING = { timeout: 20_000 };
/** The last of three quotes of today is from 00:10 UTC. */
const TODAY_OF_PAIR = `/indexes/${PAIR.eurUsd}/?period=1d`;
const svgTexts = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

/** Every clock time on the page, with its time zone. */
async function clockTimes(page: Page): Promise<Set<string>> {
  const text = await page.locator('main').innerText();
  return new Set([...text.matchAll(/\d\d:\d\d(?::\d\d)?(?: UTC[+−:\d]*)?/g)].map(([time]) => time));
}

describe.each([
  ['UTC+3', () => site, '03:10', '03:10:00 UTC+3'],
  [OTHER.zone, () => other, OTHER.clock, `${OTHER.clock}:00 ${OTHER.zone}`],
])('a portal at %s', (zone, getSite, clock, reading) => {
  test('ZON-1 all times on the currency page agree: as-of, table, sentence, cursor, data', async () => {
    const page = await openPairs(getSite(), `?pairs=${PAIR.eurUsd}`, 'paid');
    const chart = pairChart(page, PAIR.eurUsd);
    await expectState(chart, 'ready');
    await chart.locator('[data-drawn]').waitFor();
    expect(await page.getByRole('columnheader', { name: zone, exact: true }).count()).toBe(1);
    expect(await pairRow(page, PAIR.eurUsd).innerText()).toContain(clock);
    const said = await chart.innerText();
    // Next to the value, in the change over the period, and twice in the sentence (end and high).
    expect(said.split(`${clock} ${zone}`)).toHaveLength(5);
    expect(await chart.getByRole('slider').getAttribute('aria-valuetext')).toContain(reading);
    await chart.getByText('Data table').click();
    await chart.locator('details').getByText(reading).waitFor();
    const times = [...(await clockTimes(page))];
    expect(times.filter((time) => time.includes('UTC') && !time.endsWith(` ${zone}`))).toEqual([]);
    expect(times.join(' ')).not.toContain('00:10');
  });

  test('ZON-1 all times on an index page agree, in picture, live chart and file', async () => {
    const still = await getSite().open(TODAY_OF_PAIR, {
      prepare: asAccount(getSite(), 'paid'),
      javaScriptEnabled: false,
    });
    const drawing = await still.locator('[data-still]:visible').innerText();
    expect(drawing).toContain(zone);
    expect(await still.locator('header', { hasText: clock }).first().innerText()).toContain(
      `${clock} ${zone}`,
    );
    const page = await getSite().open(TODAY_OF_PAIR, { prepare: asAccount(getSite(), 'paid') });
    await drawn(page);
    const texts = svgTexts(await exportedSvg(page));
    expect(texts).toContain(zone);
    expect(texts.filter((text) => /^\d\d:\d\d$/.test(text ?? ''))).toContain(clock);
  });
});

describe('an intraday chart', () => {
  test('shows the previous close and the last value, still and live, and the change over a part', async () => {
    const still = await site.open(TODAY_OF_PAIR, {
      prepare: asAccount(site, 'paid'),
      javaScriptEnabled: false,
    });
    const drawing = await still.locator('[data-still]:visible').innerText();
    // 1.21 × 1.019, the last close; the last quote is 0.0100 above the second.
    expect(drawing).toContain('Previous close 1.2330');
    expect(drawing).toContain('1.2363');
    const page = await site.open(TODAY_OF_PAIR, { prepare: asAccount(site, 'paid') });
    await drawn(page);
    const svg = await exportedSvg(page);
    expect(svgTexts(svg)).toEqual(expect.arrayContaining(['Previous close 1.2330', '1.2363']));
    expect(svg).toContain('stroke-dasharray');
    const changes = page.locator('[data-changes]');
    expect(await changes.innerText()).toMatch(/\+0\.0022 \(\+0\.18\s%\)$/);

    // Zooming shows the change over the visible part.
    await page.getByRole('slider').focus();
    for (const key of ['End', '+', '+', '+']) await page.keyboard.press(key);
    await expect.poll(() => changes.innerText(), WAITING).not.toContain('+0.0022');
    await page.keyboard.press('0');
    await expect.poll(() => changes.innerText(), WAITING).toContain('+0.0022');
  });

  test('CHT-15 shows neither to a viewer without access, nor the change over the period', async () => {
    for (const javaScriptEnabled of [false, true]) {
      const page = await site.open(TODAY_OF_PAIR, { javaScriptEnabled });
      if (javaScriptEnabled) await drawn(page);
      expect(await page.content()).not.toContain('Previous close 1');
      expect(await page.locator('[data-changes]').count()).toBe(0);
      expect(await page.getByText(/: from .* UTC\+3 it rose; /).count()).toBe(1);
      expect(await page.content()).not.toMatch(/1\.23[3456]/);
    }
  });
});
