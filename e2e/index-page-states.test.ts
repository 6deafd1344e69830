import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { INSTRUMENT_TICKED } from '../src/db/quotes/channels.ts';
import { SECONDS_PER_DAY } from '../src/domain/time/day.ts';
import { label } from '../src/labels/labels.ts';
import { TEST_TODAY } from '../src/server/testing/test-today.ts';
import { expectAccessible, useSite } from './browser.ts';
import { eventually } from './currencies-market.ts';
import { watchStreams } from './live-network.ts';
import {
  asAccount,
  CHART_CALL,
  drawn,
  exportedSvg,
  INDEX,
  INDEX_PATH,
  useMarketDay,
} from './index-pages.ts';

useMarketDay();
const site = useSite();
const t = (key: string) => label('eng', key);

/** The chart's message after a failed request. */
function failure(page: Page, text: string) {
  return page.locator('[data-state=failed]').getByText(text);
}

async function expectRetryWorks(page: Page): Promise<void> {
  await page.unroute(CHART_CALL);
  await page.getByRole('button', { name: t('chart_retry') }).click();
  await drawn(page);
  expect(await page.getByText(t('no_graph_data')).count()).toBe(0);
}

/** Recovers without a click as soon as the server answers. */
async function expectRecovers(page: Page): Promise<void> {
  await page.unroute(CHART_CALL);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await drawn(page);
  expect(await page.getByText(t('no_graph_data')).count()).toBe(0);
}

const problem = (message: string) => ({
  result: false,
  code: 'internal',
  label: 'error_internal',
  message,
  field: null,
  requestId: 'r1',
  errors: [message],
  data: { errors: [message] },
});

describe('a chart whose points don’t arrive', () => {
  test('a server error is shown in its own words, with a retry', async () => {
    const page = await site.open(INDEX_PATH, {
      prepare: (fresh) =>
        fresh.route(CHART_CALL, (route) =>
          route.fulfill({ status: 500, json: problem('The store is closed.') }),
        ),
    });
    await failure(page, 'The store is closed.').waitFor();
    expect(await failure(page, t('no_graph_data')).isVisible()).toBe(true);
    await expectAccessible(page, '[data-state=failed]');
    await expectRetryWorks(page);
  });

  test('a proxy’s response, a lost connection or a removed index doesn’t break the page', async () => {
    const page = await drawn(await site.open(INDEX_PATH));
    for (const [period, answer] of [
      ['3M', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
      ['5Y', { status: 503, json: { oops: true } }],
      ['10Y', { status: 200, body: '' }],
      ['1Y', null],
    ] as const) {
      await page.route(CHART_CALL, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.getByRole('tab', { name: period, exact: true }).click();
      await failure(page, t('unreachable_title')).waitFor();
      await expectRecovers(page);
    }
    // If the index has been removed meanwhile, the page doesn't offer to try again.
    await page.route(CHART_CALL, (route) =>
      route.fulfill({ status: 404, json: problem('Not found.') }),
    );
    await page.getByRole('tab', { name: '5Y' }).click();
    await failure(page, t('chart_gone')).waitFor();
    expect(await page.getByRole('button', { name: t('chart_retry') }).count()).toBe(0);
  });

  test('no response: the picture stays, says that loading is slow, and finally gives up', async () => {
    const page = await site.open(INDEX_PATH, {
      prepare: async (fresh) => {
        await fresh.route(CHART_CALL, () => {});
        // Shortens the browser's timeouts so that the test doesn't have to wait for them.
        await fresh.addInitScript(() => {
          const timeout = AbortSignal.timeout.bind(AbortSignal);
          AbortSignal.timeout = (ms) => timeout(ms / 4);
        });
      },
    });
    const loading = page.locator('[data-state=loading]');
    expect(await loading.locator('[data-still]:visible').isVisible()).toBe(true);
    await loading.getByText(t('chart_slow')).waitFor();
    expect(await page.locator('[data-still]:visible').isVisible()).toBe(true);
    await failure(page, t('unreachable_title')).waitFor();
    await expectRecovers(page);
  });

  test('CHT-13 if the engine doesn’t load, the still picture stays, and export works', async () => {
    const page = await site.open(INDEX_PATH, {
      prepare: (fresh) => fresh.route('**/assets/canvas-engine-*.js', (route) => route.abort()),
    });
    await page.getByText(t('chart_engine_failed')).waitFor();
    await page.locator('[data-still]:visible').waitFor();
    expect(await exportedSvg(page)).toMatch(/<path d="[^"]{500,}" fill="none" stroke="#5eb5e2"/);
  });
});

/** Like the market: writes the value and sends the notification. */
async function tick(value: string, second = 3600): Promise<void> {
  const intraday_at = new Date((TEST_TODAY * SECONDS_PER_DAY + second) * 1000);
  const { id } = await site.app.db.db
    .selectFrom('series')
    .select('id')
    .where('instrument_id', '=', INDEX)
    .executeTakeFirstOrThrow();
  await site.app.db.db
    .insertInto('intraday_quote')
    .values({ series_id: id, at: intraday_at, value })
    .onConflict((conflict) => conflict.columns(['series_id', 'at']).doUpdateSet({ value }))
    .execute();
  await site.app.db.db
    .updateTable('series')
    .set({ intraday_at, intraday_value: value })
    .where('instrument_id', '=', INDEX)
    .execute();
  await site.app.db.pool.query('select pg_notify($1, $2)', [INSTRUMENT_TICKED, String(INDEX)]);
}

test('the head follows the market', async () => {
  const page = await site.open(INDEX_PATH, { prepare: asAccount(site, 'paid') });
  const head = page.getByRole('article').locator('header');
  expect(await head.innerText()).toContain('As of 13 Nov 2026');
  for (const [value, shown] of [
    ['4711.25', /4\s711\.25/],
    ['4812.5', /4\s812\.50/],
  ] as const) {
    await tick(value);
    await expect.poll(() => head.innerText(), { timeout: 20_000 }).toMatch(shown);
  }
  expect(await head.innerText()).toContain('As of 14 Nov 2026 04:00 UTC+3');
});

const findSlider = (page: Page) => page.getByRole('slider');
const pointsIn = async (page: Page) =>
  Number(await findSlider(page).getAttribute('aria-valuemax')) + 1;

test('today’s line follows the quotes, and a reload shows the same line', async () => {
  for (const [i, value] of ['5001', '5002', '5003'].entries()) await tick(value, 7200 + 300 * i);
  const page = await site.open(`${INDEX_PATH}?period=1d`, { prepare: asAccount(site, 'paid') });
  await drawn(page);
  const before = await pointsIn(page);
  const lastReading = async () => {
    await findSlider(page).press('End');
    return findSlider(page).getAttribute('aria-valuetext');
  };
  await page
    .getByRole('article')
    .getByText(`· ${t('live_on')}`)
    .waitFor();
  // The quote is in the last step of the line, so its point moves and none is added.
  await tick('5013.5', 7810);
  await eventually(lastReading).toMatch(/5.013\.50/);
  await tick('5023.5', 8090);
  await eventually(lastReading).toMatch(/5.023\.50/);
  expect(await pointsIn(page)).toBe(before);
  // The next step adds a point.
  await tick('5033.5', 8110);
  await eventually(lastReading).toMatch(/5.033\.50/);
  expect(await pointsIn(page)).toBe(before + 1);
  const live = await page.locator('[data-state=ready]').innerText();
  await page.reload();
  await drawn(page);
  await eventually(lastReading).toMatch(/5.033\.50/);
  expect(await pointsIn(page)).toBe(before + 1);
  expect(await page.locator('[data-state=ready]').innerText()).toBe(live);
});

test('today has its values below the chart and in the files', async () => {
  for (const [i, value] of ['5001', '5021.25'].entries()) await tick(value, 36_000 + 310 * i);
  const page = await site.open(`${INDEX_PATH}?period=1d`, { prepare: asAccount(site, 'paid') });
  const values = page.getByRole('region', { name: t('index_values') });
  const cells = await values.locator('tbody tr').first().locator('th, td').allInnerTexts();
  expect(cells.map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
    '13:05',
    '5 021.25',
    '▲ +20.25',
    '▲ +0.40',
  ]);
  expect(await values.locator('thead th').first().innerText()).toBe(`${t('index_time')}, UTC+3`);
  const coming = page.waitForEvent('download');
  await values.getByRole('link', { name: 'CSV' }).click();
  const csv = await readFile(await (await coming).path(), 'utf8');
  expect(csv).toContain('2026-11-14 13:00:00,5001\r\n2026-11-14 13:05:00,5021.25\r\n');
  // A visitor sees when there are values, but not the values.
  const visitor = await site.open(`${INDEX_PATH}?period=1d`);
  const masked = visitor.getByRole('region', { name: t('index_values') });
  expect(await masked.locator('tbody tr').first().innerText()).toContain('***');
  expect(await visitor.content()).not.toContain('021.25');
});

test.each(['/', '/indexes/'])('HOM-1 the list at %s follows the market', async (path) => {
  const page = await site.open(path, { prepare: asAccount(site, 'paid') });
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="${INDEX_PATH}"]`) });
  for (const [value, shown] of [
    ['6111.25', /6\s111\.25/],
    ['6222.5', /6\s222\.50/],
  ] as const) {
    await tick(value, 50_000);
    await eventually(() => row.innerText()).toMatch(shown);
  }
  // 50,000 seconds after midnight UTC, in the portal's zone; the start page shows it once for all
  // rows.
  const dated = path === '/' ? page.getByRole('main') : row;
  expect(await dated.innerText()).toContain('16:53');
});

test('ACC-3 a visitor has no quote stream', async () => {
  const streams = watchStreams(site);
  const page = await site.open(INDEX_PATH);
  await drawn(page);
  await page.waitForLoadState('networkidle');
  expect(streams.count).toBe(0);
});
