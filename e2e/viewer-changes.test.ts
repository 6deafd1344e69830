import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LEVEL_RESTRICTED } from '../src/access/viewer.ts';
import { SESSION_CHANGED } from '../src/server/areas/accounts/store.ts';
import { useSite } from './browser.ts';
import { pairChart, eventually, openPairs, PAIR, pairRow, useMarket } from './currencies-market.ts';
import { asAccount, INDEX, INDEX_PATH } from './index-pages.ts';

const site = useSite();
useMarket(site);

/** The ways a paid session can end while its page is open. */
const ENDS: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['its cookies are deleted', (page) => page.context().clearCookies()],
  [
    'it signs out in another tab',
    async (page) => {
      const other = await page.context().newPage();
      await other.goto(`${site.origin}/profile/`);
      await other.evaluate(() => fetch('/api/account/sign-out/', { method: 'POST' }));
      await other.close();
    },
  ],
  ['its level is lowered', () => setLevel(LEVEL_RESTRICTED)],
];

/** Like an operator's change: writes the account and sends the notification in one transaction. */
async function setLevel(level: number): Promise<void> {
  await site.app.db.pool.query(
    `with changed as (
       update account set access_level = $1 where email = 'paid@demo.example' returning id
     )
     select pg_notify($2, id::text) from changed`,
    [level, SESSION_CHANGED],
  );
}

/** The cursor's text at the last point of the plot. */
const spoken = (chart: Locator) => chart.getByRole('slider').getAttribute('aria-valuetext');

/** The page, its header and its globals are those of a viewer without access. */
async function expectLocked(page: Page, isSignedIn: boolean): Promise<void> {
  const header = page.getByRole('banner');
  await eventually(() => header.getByRole('link', { name: 'Sign in' }).count()).toBe(
    isSignedIn ? 0 : 1,
  );
  await eventually(() =>
    page.evaluate(() => {
      const { userPaidAccess, userAuth } = window as unknown as Record<string, unknown>;
      return { userPaidAccess, isSignedIn: userAuth !== '' };
    }),
  ).toEqual({ userPaidAccess: false, isSignedIn });
}

describe.each(ENDS)('ACC-1 ACC-3 a paid page whose %s', (end, endSession) => {
  const isSignedIn = end.includes('level');

  test('shows no made-up value on the index page', async () => {
    await setLevel(1);
    const page = await site.open('about:blank');
    await asAccount(site, 'paid')(page);
    await page.goto(site.origin + INDEX_PATH);
    const chart = page.locator('section', { has: page.locator('#history') });
    await eventually(() => spoken(chart)).toMatch(/\d/);
    const headline = page.locator('article header');
    expect(await headline.textContent()).not.toContain('***');

    await endSession(page);
    await page.getByRole('tab', { name: '5Y' }).click();

    await eventually(() => spoken(chart)).toContain('***');
    await eventually(() => headline.textContent()).toContain('***');
    await expectLocked(page, isSignedIn);
    // Choosing the next period brings no value back.
    await page.getByRole('tab', { name: '1Y' }).click();
    await page.waitForURL(site.origin + INDEX_PATH);
    await eventually(() => spoken(chart)).toContain('***');
    expect(await page.locator('main').textContent()).not.toMatch(/\d+\.\d\d\b/);
  });

  test('shows no made-up value on the currency page', async () => {
    await setLevel(1);
    const page = await site.open('about:blank');
    await asAccount(site, 'paid')(page);
    await page.goto(`${site.origin}/currencies/`);
    const chart = pairChart(page, PAIR.eurUsd);
    await eventually(() => spoken(chart)).toMatch(/1\.2/);

    await endSession(page);
    await chart.getByRole('tab', { name: '5Y' }).click();

    await eventually(() => spoken(chart)).toContain('***');
    await eventually(() => pairRow(page, PAIR.eurUsd).textContent()).toContain('***');
    await eventually(() => chart.textContent()).toContain('***');
    await expectLocked(page, isSignedIn);
    await chart.getByRole('tab', { name: 'Today' }).click();
    await eventually(() => chart.getByRole('tab', { selected: true }).textContent()).toBe('Today');
    await eventually(() => spoken(chart)).toContain('***');
    expect(await page.locator('main').textContent()).not.toContain('1.23');
  });
});

test('ACC-1 the globals of a page follow the visitor from page to page', async () => {
  await setLevel(1);
  const page = await site.open('/');
  const userAuth = () => page.evaluate(() => (window as unknown as { userAuth: string }).userAuth);
  expect(await userAuth()).toBe('');
  await asAccount(site, 'paid')(page);
  await page.getByRole('main').locator('a[href="/indexes/"]').first().click();
  await page.waitForURL(`${site.origin}/indexes/`);
  await eventually(userAuth).toMatch(/^\d+$/);
  await eventually(() =>
    page.getByRole('banner').getByRole('link', { name: 'Sign in' }).count(),
  ).toBe(0);
});

test('a response for the same viewer triggers no reload', async () => {
  const page = await openPairs(site);
  let loads = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.data')) loads += 1;
  });
  const chart = pairChart(page, PAIR.eurUsd);
  await eventually(() => spoken(chart)).toContain('***');
  await chart.getByRole('tab', { name: '1Y' }).click();
  await eventually(() => chart.locator('[data-state]').getAttribute('data-state')).toBe('ready');
  expect(loads).toBe(0);
});

test('every response names its viewer, errors too', async () => {
  const cookie = await site.app.signInAs('free');
  const fetchTag = async (url: string, headers: Record<string, string>, method = 'GET') => {
    const answer = await site.app.app.http.inject({
      method: method as 'GET',
      url,
      headers,
      ...(method === 'POST' && { payload: { periodId: 0 } }),
    });
    return [answer.statusCode, answer.headers['viewer-tag']];
  };
  const tag = expect.stringMatching(/^[1-9]\d*\.1077\.$/) as string;
  for (const [url, method, status] of [
    ['/api/indexes/', 'GET', 200],
    ['/indexes/', 'GET', 200],
    [`/api/indexes/${INDEX}/getGraphicData/`, 'POST', 200],
    ['/api/indexes/999999/', 'GET', 404],
    ['/api/indexes/?page=x', 'GET', 400],
  ] as const) {
    expect(await fetchTag(url, { cookie }, method)).toEqual([status, tag]);
    expect(await fetchTag(url, {}, method)).toEqual([status, '0.0.']);
  }
});
