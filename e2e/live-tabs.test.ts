import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { useSite } from './browser.ts';
import {
  blankPage,
  pairChart,
  eventually,
  PAIR,
  PATH,
  pairRow,
  tick,
  useMarket,
} from './currencies-market.ts';
import { StallingLine, watchStreams } from './live-network.ts';
import { hydrated } from './widgets/widget-page.ts';

/** Heartbeats are so frequent that a silence of two and a half of them is noticed within a test. */
const BEAT_MS = 600;
const site = useSite({ liveBeatMs: BEAT_MS });
useMarket(site);

let line: StallingLine;
let streams: ReturnType<typeof watchStreams>;
let second = 20_000;
beforeAll(async () => {
  line = await StallingLine.to(site);
  streams = watchStreams(site);
});
afterAll(() => line?.close());

const valueIn = (page: Page) => pairRow(page, PAIR.eurUsd).locator('td').first().innerText();
const chartHead = (page: Page) => pairChart(page, PAIR.eurUsd).locator('header').innerText();
const pageHead = (page: Page) => page.locator('main p').first().innerText();
const isLive = (page: Page) =>
  eventually(() => chartHead(page)).toContain(`· ${label('eng', 'live_on')}`);
const LOST = label('eng', 'live_lost').replace('{time}', '');

async function show(page: Page, origin = site.origin): Promise<Page> {
  await page.goto(origin + PATH);
  await hydrated(page);
  await isLive(page);
  return page;
}

async function tickNext(value: string): Promise<void> {
  second += 10;
  await tick(site, PAIR.eurUsd, { second, value });
}

describe('a lost stream', () => {
  test('after going silent: the page says since when, and reconnects by itself', async () => {
    const page = await show(await blankPage(site, 'paid'), line.origin);
    await tickNext('1.3111');
    await eventually(() => valueIn(page)).toBe('1.3111');
    const stalledAt = Date.now();
    line.stall();
    await eventually(() => chartHead(page)).toContain(LOST);
    expect(Date.now() - stalledAt).toBeGreaterThan(BEAT_MS);
    expect(await chartHead(page)).toMatch(/as of \d+ \w+ \d+ 08:33 UTC\+3/);
    expect(await chartHead(page)).not.toContain(`· ${label('eng', 'live_on')}`);
    expect(await page.getByRole('status').filter({ hasText: LOST }).count()).toBe(1);
    // The chart's line passes two steps during the stall and has both afterwards.
    const points = async () =>
      Number(await pairChart(page, PAIR.eurUsd).getByRole('slider').getAttribute('aria-valuemax'));
    const before = await points();
    second += 300;
    await tickNext('1.3222');
    second += 300;
    await tickNext('1.3333');
    line.mend();
    await isLive(page);
    await eventually(() => valueIn(page)).toBe('1.3333');
    await eventually(points).toBe(before + 2);
    expect(await pageHead(page)).not.toContain(LOST);
  });

  test('while the browser is offline: the page says so at once, and recovers at once; also when the session ends', async () => {
    const page = await show(await blankPage(site, 'paid'));
    await page.context().setOffline(true);
    await eventually(() => chartHead(page)).toContain(LOST);
    expect(await pageHead(page)).toContain(LOST);
    await page.context().setOffline(false);
    await isLive(page);
    expect(await pageHead(page)).not.toContain(LOST);

    // When the session ends, the values are no longer marked as live.
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
    await site.app.app.http.inject({
      method: 'POST',
      url: '/api/account/sign-out/',
      headers: { cookie: cookie.join('; ') },
    });
    await eventually(() => chartHead(page)).not.toContain(`· ${label('eng', 'live_on')}`);
    await eventually(() => streams.open.size).toBe(0);
    expect(await chartHead(page)).not.toContain(label('eng', 'live_on'));
  });
});

describe('eight tabs', () => {
  test('share one stream and keep the other connections free; it outlives the tab that opened it', async () => {
    const first = await blankPage(site, 'paid', { isAlone: true });
    const tabs = [first];
    for (let i = 1; i < 8; i += 1) tabs.push(await first.context().newPage());
    for (const tab of tabs) await show(tab);
    await tickNext('1.4111');
    for (const tab of tabs) await eventually(() => valueIn(tab)).toBe('1.4111');
    expect(streams.open.size).toBe(1);
    const elapsed = await tabs[7]!.evaluate(async () => {
      const begin = performance.now();
      await fetch('/api/labels/?module=indexes');
      return performance.now() - begin;
    });
    expect(elapsed).toBeLessThan(5000);

    const [closed, ...others] = tabs;
    await closed!.close();
    await tickNext('1.4222');
    for (const tab of others) await eventually(() => valueIn(tab)).toBe('1.4222');
    for (const tab of others) expect(await chartHead(tab)).toContain(label('eng', 'live_on'));
    expect(streams.open.size).toBe(1);
    for (const tab of others) await tab.close();
    await eventually(() => streams.open.size).toBe(0);
  });

  test('have one stream each in a browser without shared workers', async () => {
    const page = await blankPage(site, 'paid', { isAlone: true });
    await page.context().addInitScript(() => Reflect.deleteProperty(window, 'SharedWorker'));
    const other = await page.context().newPage();
    await show(page);
    await show(other);
    expect(streams.open.size).toBe(2);
    await tickNext('1.4333');
    for (const tab of [page, other]) await eventually(() => valueIn(tab)).toBe('1.4333');
  });
});
