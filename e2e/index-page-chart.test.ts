import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSite } from './browser.ts';
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
/** High enough to show everything. */
const TALL = { width: 1440, height: 2400 };

const stage = (page: Page) => page.locator('[data-state]');

function readPlaces(page: Page): Promise<unknown[]> {
  const parts = [stage(page), ...['Statistics', 'Values'].map((name) => heading(page, name))];
  return Promise.all(parts.map((part) => part.boundingBox()));
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name, exact: true });
}

describe('the live chart', () => {
  test('CHT-5 replaces the still one at 600 px without shifting anything', async () => {
    const options = { viewport: TALL, prepare: asAccount(site, 'paid') };
    const still = await site.open(INDEX_PATH, { ...options, javaScriptEnabled: false });
    const before = await readPlaces(still);
    const page = await drawn(await site.open(INDEX_PATH, options));
    expect(await readPlaces(page)).toEqual(before);
    for (const part of [stage(still), stage(page), page.locator('[data-drawn] canvas')]) {
      expect((await part.boundingBox())?.height).toBe(600);
    }
    expect(await page.locator('[data-still]').count()).toBe(0);
  });

  test('zooms with the wheel; a new period is shown whole', async () => {
    const page = await drawn(await site.open(INDEX_PATH));
    await page.getByRole('slider').hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    const showAll = page.getByRole('button', { name: 'Show all' });
    await showAll.click();
    expect(await page.getByRole('button', { name: 'Zoom out' }).isDisabled()).toBe(true);

    await page.getByRole('button', { name: 'Zoom in' }).click();
    await showAll.waitFor();
    await page.getByRole('tab', { name: '5Y' }).click();
    await showAll.waitFor({ state: 'detached' });
    await drawn(page);
    expect(await page.getByRole('button', { name: 'Zoom out' }).isDisabled()).toBe(true);
    // Choosing the period again doesn't restore the zoom either.
    await page.goBack();
    await page.getByRole('tab', { name: '1Y', selected: true }).waitFor();
    expect(await showAll.count()).toBe(0);
  });
});

const DAY = 86_400;
const START = Date.UTC(2026, 2, 2) / 1000;

/** A response that differs from the whole demo market. */
function fakeResponse(graph_type: number) {
  const values = [1, 3, 2, 4];
  return {
    data: Object.fromEntries(
      values.map((value, i) => [
        String(i),
        {
          'date.numeric': START + i * DAY,
          date: `day no. ${i}`,
          value,
          valueFmt: `about ${value}`,
        },
      ]),
    ),
    series: [
      { id: 'x', tgId: 'x', model: 'index', name: 'Renamed', tgName: 'X', date: '2026-03-05' },
    ],
    graph_type,
    measure: 'furlongs',
  };
}

async function openAnswered(graphType: number): Promise<Page> {
  const page = await site.open(INDEX_PATH, {
    prepare: async (fresh) => {
      await asAccount(site, 'paid')(fresh);
      await fresh.route(CHART_CALL, (route) => route.fulfill({ json: fakeResponse(graphType) }));
    },
  });
  return drawn(page);
}

/** Corners of the exported line. */
function lineCorners(svg: string): Corner[] {
  const line = /<path d="(?<d>[^"]*)" fill="none" stroke="#5eb5e2"/.exec(svg)?.groups?.d ?? '';
  return [...line.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
}

type Corner = readonly [x: number, y: number];

function isLevel(from: Corner, to: Corner): boolean {
  return from[0] === to[0] || from[1] === to[1];
}

describe('the chart request', () => {
  test('CHT-2 is a POST to the configured URL with period, begin and end', async () => {
    const page = await site.open('about:blank');
    const asked = page.waitForRequest(CHART_CALL);
    await page.goto(site.origin + INDEX_PATH);
    const request = await asked;
    expect(request.method()).toBe('POST');
    expect(request.url()).toBe(`${site.origin}/api/indexes/${INDEX}/chart/`);
    expect(request.postDataJSON()).toEqual({
      periodId: 0,
      beginDate: '2025-11-14',
      endDate: '2026-11-14',
    });
    const askedAgain = page.waitForRequest(CHART_CALL);
    await page.goto(`${site.origin + INDEX_PATH}?from=2026-11-13&to=2026-11-13`);
    const ofADay = await askedAgain;
    expect(ofADay.postDataJSON()).toEqual({
      periodId: 99,
      beginDate: '2026-11-13',
      endDate: '2026-11-13',
    });
  });

  test('CHT-2 the row titles and the unit are taken from the response', async () => {
    const page = await openAnswered(0);
    const plot = page.getByRole('slider');
    await plot.focus();
    await plot.press('Home');
    await plot.press('ArrowRight');
    expect(await plot.getAttribute('aria-valuetext')).toBe('day no. 1: about 3 furlongs');
    const tooltip = page.locator('[data-drawn]');
    expect(await tooltip.getByText('day no. 1', { exact: true }).isVisible()).toBe(true);
    expect(await tooltip.getByText('about 3 furlongs', { exact: true }).isVisible()).toBe(true);
    const svg = await exportedSvg(page);
    expect(svg).toContain('>Renamed</text>');
    // The unit is also written at the top of the axis.
    expect(svg).toMatch(/>[\d.]+\sfurlongs<\/text>/);
    // From point to point, because the line isn't stepped.
    expect(lineCorners(svg)).toHaveLength(4);
  });

  test('CHT-2 a graph_type above 0 draws a stepped line', async () => {
    const stepped = lineCorners(await exportedSvg(await openAnswered(1)));
    expect(stepped).toHaveLength(7);
    expect(stepped.slice(1).every((corner, i) => isLevel(stepped[i]!, corner))).toBe(true);
  });
});
