import { describe, expect, test, vi } from 'vitest';
import { writePoints } from '../src/db/quotes/write-points.ts';
import { pointChanges } from '../src/db/testing/test-series.ts';
import { label } from '../src/labels/labels.ts';
import { lastMomentIn, TEST_TODAY } from '../src/server/testing/test-today.ts';
import { useSite } from './browser.ts';
import {
  asAccount,
  chosenTabs,
  drawn,
  heardChartCalls,
  INDEX,
  INDEX_PATH,
  typeDay,
  useMarketDay,
} from './index-pages.ts';
import { openDates } from './widgets/chart-page.ts';

useMarketDay();
const site = useSite();

/** Long enough for a slow machine. */
const WAITING = { timeout: 20_000 };
const ONE_YEAR = { periodId: 0, beginDate: '2025-11-14', endDate: '2026-11-14' };

async function openChart(query = '') {
  let calls: unknown[] = [];
  const page = await site.open(INDEX_PATH + query, {
    prepare: async (fresh) => {
      await asAccount(site, 'paid')(fresh);
      calls = heardChartCalls(fresh);
    },
  });
  return { page: await drawn(page), calls };
}

type Page = Awaited<ReturnType<typeof openChart>>['page'];

/** The dates in the two fields. */
function shownDays(page: Page): Promise<string[]> {
  return Promise.all(
    ['From', 'To'].map((name) => page.getByLabel(name, { exact: true }).inputValue()),
  );
}

const summary = (page: Page, span: string) => page.getByText(`: from ${span} it `);
const lastPageLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).locator('a[href*="page="]').last();

test('ZON-1 after midnight in the portal’s zone an open page switches to the new day', async () => {
  const lastSecond = lastMomentIn(TEST_TODAY);
  const [before, after] = [lastSecond - 60_000, lastSecond + 60_000];
  const marketDay = Date.now();
  const page = await site.open(INDEX_PATH, {
    isAlone: true,
    prepare: async (fresh) => {
      // The browser adds the real time that has passed since, so both must start from the same
      // clock.
      vi.setSystemTime(vi.getRealSystemTime());
      await fresh.clock.install({ time: before });
      vi.setSystemTime(before);
    },
  });
  await drawn(page);
  expect(await shownDays(page)).toEqual(['14 Nov 2025', '14 Nov 2026']);
  vi.setSystemTime(after);
  try {
    await page.clock.fastForward(after - before);
    await expect.poll(() => shownDays(page), WAITING).toEqual(['15 Nov 2025', '15 Nov 2026']);
  } finally {
    vi.setSystemTime(marketDay);
  }
});

describe('period tabs', () => {
  test('CHT-1 the active tab sets start and end of the chart, the fields and the values; some instruments have Today', async () => {
    const { page, calls } = await openChart();
    expect(await chosenTabs(page)).toEqual(['1Y']);
    expect(await shownDays(page)).toEqual(['14 Nov 2025', '14 Nov 2026']);
    expect(calls).toEqual([ONE_YEAR]);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    await page.getByRole('tab', { name: '3M' }).click();
    await page.waitForURL('**/?period=3m');
    await summary(page, '13 Aug 2026 to 13 Nov 2026').waitFor();
    expect(calls.at(-1)).toEqual({ periodId: 3, beginDate: '2026-08-14', endDate: '2026-11-14' });
    expect(await chosenTabs(page)).toEqual(['3M']);
    expect(await shownDays(page)).toEqual(['14 Aug 2026', '14 Nov 2026']);
    expect(await lastPageLink(page).getAttribute('href')).toContain('period=3m&page=2');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    await page.goBack();
    await summary(page, '13 Nov 2025 to 13 Nov 2026').waitFor();
    expect(await chosenTabs(page)).toEqual(['1Y']);
    expect(new URL(page.url()).search).toBe('');

    // Only instruments that move during the day have a tab for today.
    await page.getByRole('tab', { name: 'Today' }).click();
    await expect
      .poll(() => calls.at(-1), WAITING)
      .toEqual({ periodId: 99, beginDate: '2026-11-14', endDate: '2026-11-14' });
    await page.goto(`${site.origin}/indexes/1010/`);
    expect(await page.getByRole('tab').allTextContents()).toEqual(['3M', '1Y', '5Y', '10Y']);
  });
});

describe('a custom period', () => {
  test('TAB-1 CHT-1 CHT-4 clears the active tab, and a tab clears it; changing either date reloads; missing data are reported', async () => {
    const { page, calls } = await openChart();
    await typeDay(page, 'From', '2026-03-02');
    await summary(page, '2 Mar 2026 to 13 Nov 2026').waitFor();
    expect(calls.at(-1)).toEqual({
      periodId: null,
      beginDate: '2026-03-02',
      endDate: '2026-11-14',
    });
    expect(await chosenTabs(page)).toEqual([]);
    expect(new URL(page.url()).search).toBe('?from=2026-03-02&to=2026-11-14');

    await typeDay(page, 'To', '2026-03-31');
    await summary(page, '2 Mar 2026 to 31 Mar 2026').waitFor();
    expect(calls).toHaveLength(3);
    expect(await page.getByRole('row', { name: /^31 Mar 2026/ }).isVisible()).toBe(true);
    expect(await page.getByRole('row', { name: /^1 Apr 2026/ }).count()).toBe(0);

    await page.getByRole('tab', { name: '1Y' }).click();
    await summary(page, '13 Nov 2025 to 13 Nov 2026').waitFor();
    expect(await chosenTabs(page)).toEqual(['1Y']);

    // A period without data says so, and the next one is drawn.
    await typeDay(page, 'From', '2026-11-14');
    const empty = page.locator('[data-state=empty]').getByText(label('eng', 'no_graph_data'));
    await empty.waitFor();
    await page.getByRole('tab', { name: '5Y' }).click();
    await drawn(page);
    expect(await empty.count()).toBe(0);
  });

  test('CHT-1 CHT-4 can be chosen in the calendar; a start after the end is reported without a request', async () => {
    const { page, calls } = await openChart('?from=2026-03-02&to=2026-03-31');
    await openDates(page);
    await page.getByRole('button', { name: /^From:/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('gridcell', { name: /\b16\b/ })
      .click();
    await summary(page, '16 Mar 2026 to 31 Mar 2026').waitFor();
    expect(calls.at(-1)).toMatchObject({ beginDate: '2026-03-16', endDate: '2026-03-31' });

    // A start after the end.
    await typeDay(page, 'From', '2026-04-01');
    const message = page.getByText(label('eng', 'graph_period_start_incorrect'));
    await message.waitFor();
    expect(await page.locator('[data-state=empty]').isVisible()).toBe(true);
    expect(await page.getByText(label('eng', 'index_values_empty')).isVisible()).toBe(true);
    await typeDay(page, 'To', '2026-04-30');
    await summary(page, '1 Apr 2026 to 30 Apr 2026').waitFor();
    expect(await message.count()).toBe(0);
    expect(calls).toHaveLength(3);
  });

  test('CHT-3 of more than ten years moves the other date too', async () => {
    // The calendar doesn't go back beyond the first value, so there has to be an early one.
    const { db, pool } = site.app.db;
    const { rows } = await pool.query<{ id: number }>(
      'select id from series where instrument_id = $1 order by id limit 1',
      [INDEX],
    );
    await writePoints(db, new Map([[rows[0]!.id, pointChanges({ '2010-01-04': '900' })]]));
    const { page, calls } = await openChart('?from=2020-01-01&to=2026-10-01');
    const expectPeriod = async (beginDate: string, endDate: string) => {
      await page.waitForURL(`**/?from=${beginDate}&to=${endDate}`);
      await expect
        .poll(() => calls.at(-1), WAITING)
        .toEqual({ periodId: null, beginDate, endDate });
    };
    // Exactly ten years are allowed.
    await typeDay(page, 'From', '2016-10-01');
    await expectPeriod('2016-10-01', '2026-10-01');
    await typeDay(page, 'From', '2016-09-30');
    await expectPeriod('2016-09-30', '2026-09-30');
    expect(await shownDays(page)).toEqual(['30 Sep 2016', '30 Sep 2026']);
    await typeDay(page, 'To', '2026-11-02');
    await expectPeriod('2016-11-02', '2026-11-02');
    expect(await shownDays(page)).toEqual(['2 Nov 2016', '2 Nov 2026']);
  });

  test.each([true, false])(
    'CHT-4 without data says so when the page opens with it as well (scripts: %s)',
    async (javaScriptEnabled) => {
      const query = '?from=1990-01-01&to=1990-02-01';
      const page = await site.open(INDEX_PATH + query, { javaScriptEnabled });
      const shown = page.locator('[data-state=empty]');
      await expect.poll(() => shown.innerText(), WAITING).toContain(label('eng', 'no_graph_data'));
    },
  );
});
