import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MASK } from '../src/access/guarded.ts';
import { writePoints } from '../src/db/quotes/write-points.ts';
import { addMonths } from '../src/domain/time/day.ts';
import { parseDecimal } from '../src/domain/text/decimal.ts';
import { label } from '../src/labels/labels.ts';
import { useSite } from './browser.ts';
import {
  blankPage,
  pairChart,
  clickRow,
  eventually,
  expectCharts,
  expectState,
  openPairs,
  PAIR,
  PATH,
  pairRow,
  tick,
  TODAY,
  useMarket,
} from './currencies-market.ts';
import { watchStreams } from './live-network.ts';
import { hydrated } from './widgets/widget-page.ts';

const site = useSite();
useMarket(site);

/** Without the spaces that align the decimal points of a column. */
const valueIn = async (page: Page, id: number) =>
  (await pairRow(page, id).locator('td').first().innerText()).trim();
const chartHead = (chart: Locator) => chart.locator('header').innerText();
const pointsIn = async (chart: Locator) =>
  Number(await chart.getByRole('slider').getAttribute('aria-valuemax')) + 1;

/** What screen readers hear for the last point. */
const lastReading = (place: Locator) => place.getByRole('slider').getAttribute('aria-valuetext');

describe('a paid viewer', () => {
  test('CUR-2 sees changed numbers flash in the direction of the change; ticks in the table, in the head and at the end of today’s line', async () => {
    const page = await openPairs(site, '', 'paid');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const chart = pairChart(page, PAIR.eurUsd);
    await expectState(chart, 'ready');
    await eventually(() => chartHead(chart)).toContain(`· ${label('eng', 'live_on')}`);
    const cell = pairRow(page, PAIR.eurUsd).locator('td').first();
    const readFlash = () =>
      cell
        .locator('[data-flash]')
        .evaluateAll((spans) =>
          spans.map((span) => [
            (span as HTMLElement).dataset.flash,
            getComputedStyle(span).animationDuration,
          ]),
        );
    expect(await readFlash()).toEqual([]);
    const width = (await cell.boundingBox())?.width;
    await tick(site, PAIR.eurUsd, { second: 5000, value: '1.3001' });
    await eventually(readFlash).toEqual([['up', '0.6s']]);
    await tick(site, PAIR.eurUsd, { second: 5010, value: '1.2002' });
    await eventually(readFlash).toEqual([['down', '0.6s']]);
    expect((await cell.boundingBox())?.width).toBe(width);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await cell.locator('[data-flash]').evaluate((span) => span.getAnimations().length)).toBe(
      0,
    );
    await page.emulateMedia({ reducedMotion: null });
    await eventually(() => chartHead(chart)).toContain('1.2002');

    const before = await pointsIn(chart);
    // Quotes within five minutes share one point, which moves with them.
    for (const [second, value, added] of [
      [7200, '1.2413', 1],
      [7210, '1.2427', 1],
      [7490, '1.2431', 1],
      [7500, '1.2442', 2],
    ] as const) {
      await tick(site, PAIR.eurUsd, { second, value });
      await eventually(() => valueIn(page, PAIR.eurUsd)).toBe(value);
      await eventually(() => chartHead(chart)).toContain(value);
      await eventually(() => pointsIn(chart)).toBe(before + added);
    }
    const reading = await chart.getByRole('slider').getAttribute('aria-valuetext');
    expect(reading).toContain('1.2442');
    expect(await page.locator('main p').first().innerText()).toContain('updated');
    expect(await page.locator('main p').first().innerText()).toContain('05:05 UTC+3');
    await tick(site, PAIR.usdJpy, { second: 7200, value: '135.975' });
    await eventually(() => valueIn(page, PAIR.usdJpy)).toBe('135.975');
    expect(await pairRow(page, PAIR.usdJpy).innerText()).toContain('05:00');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    // A line of closes also ends with the value in the head, and the changes match it.
    await chart.getByRole('tab', { name: '1Y', exact: true }).click();
    await eventually(() => lastReading(chart)).toContain('1.2442');
    const base = { day: addMonths(TODAY - 1, -3), value: parseDecimal('1.1')! };
    await writePoints(site.app.db.db, new Map([[PAIR.eurUsd, [base]]]));
    await page.goto(`${site.origin}/indexes/${PAIR.eurUsd}/?period=3m`);
    await hydrated(page);
    const changes = page.locator('[data-changes]');
    for (const [second, value] of [
      [7500, '1.2442'],
      [7800, '1.2575'],
    ] as const) {
      if (second > 7500) await tick(site, PAIR.eurUsd, { second, value });
      await eventually(() => page.locator('main header').innerText()).toContain(value);
      await eventually(() => lastReading(page.locator('main'))).toContain(value);
      const percent = `+${((Number(value) / 1.1 - 1) * 100).toFixed(2)}`;
      const statistics = page.locator('section[aria-labelledby=statistics] tr');
      for (const place of [statistics.filter({ hasText: '3 months' }), changes]) {
        await eventually(() => place.innerText()).toContain(percent);
      }
    }
  });
});

/** Collects all pages and responses of the server, even those the page has stopped waiting for. */
async function recordBodies(page: Page): Promise<string[]> {
  const bodies: string[] = [];
  await page.route(`${site.origin}/**`, async (route) => {
    if (!['document', 'fetch'].includes(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    bodies.push(await response.text());
    // A request that the page has aborted can't be fulfilled.
    return route.fulfill({ response }).catch(() => undefined);
  });
  return bodies;
}

/** Every stored value of the pairs, as stored and as it would be displayed. */
async function trueValues(): Promise<string[]> {
  const rows = await site.app.db.db
    .selectFrom('series')
    .innerJoin('currency_pair', 'currency_pair.instrument_id', 'series.instrument_id')
    .select(['last_value', 'previous_value', 'intraday_value', 'decimals'])
    .execute();
  const values = rows.flatMap(({ last_value, previous_value, intraday_value, decimals }) =>
    [last_value, previous_value, intraday_value].flatMap((value) =>
      value === null ? [] : [value, Number(value).toFixed(decimals)],
    ),
  );
  // A shorter number may appear for another reason.
  return values.filter((value) => value.length >= 6);
}

describe('a viewer without access', () => {
  test.each(['visitor', 'free'] as const)('CUR-2 CHT-15 receives none (%s)', async (kind) => {
    const page = await blankPage(site, kind === 'free' ? 'free' : undefined);
    const streams = watchStreams(site);
    const bodies = await recordBodies(page);
    await page.goto(site.origin + PATH);
    await hydrated(page);
    const chart = pairChart(page, PAIR.eurUsd);
    await expectState(chart, 'ready');
    await tick(site, PAIR.eurUsd, { second: kind === 'free' ? 9400 : 9500, value: '1.2739' });
    for (const name of ['1Y', 'Today']) {
      await chart.getByRole('tab', { name, exact: true }).click();
      await expectState(chart, 'ready');
    }
    await clickRow(page, PAIR.usdMmk);
    await expectCharts(page, PAIR.eurUsd, PAIR.usdMmk);
    await expectState(pairChart(page, PAIR.usdMmk), 'ready');
    await page.getByRole('navigation', { name: 'Sub-region' }).getByText('Asia').click();
    await expectCharts(page, 13);

    expect(await valueIn(page, PAIR.usdMmk)).toContain(MASK);
    await page.unrouteAll({ behavior: 'wait' });
    const values = await trueValues();
    expect(values).toContain('1.2739');
    const sent = [...bodies, await page.content()];
    expect(sent.length).toBeGreaterThan(5);
    expect(values.filter((value) => sent.some((body) => body.includes(value)))).toEqual([]);
    expect(streams.count).toBe(0);
  });
});
