import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LabelKey } from '../src/labels/label-keys.ts';
import { label } from '../src/labels/labels.ts';
import { createTestApp, type TestApp } from '../src/server/testing/test-app.ts';
import { expectAccessible, expectFits, keepCookies, PHONE, reportHydration } from './browser.ts';
import { useOwnProfiles } from './profiles.ts';
import { hydrated } from './widgets/widget-page.ts';

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

const openProfile = useOwnProfiles();
let app: TestApp;
/** A reverse proxy in front of the server, as most portals have. */
let proxy: ReturnType<typeof createServer>;
let origin: string;
let serve: Serve;

const HTML = { 'content-type': 'text/html' };
const down: Serve = (request) => request.socket.destroy();
const says =
  (status: number): Serve =>
  (_request, response) =>
    response.writeHead(status, HTML).end('<h1>Bad gateway</h1>');
const breaksOff: Serve = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/x-script', 'content-length': '5000' });
  response.write('[{"_1":2},"root",{');
  setTimeout(() => response.destroy(), 50);
};
const hasLost =
  (...names: RegExp[]): Serve =>
  (request, response) => {
    const isLost = names.some((name) => name.test(request.url ?? ''));
    (isLost ? says(404) : passes)(request, response);
  };

function passes(request: IncomingMessage, response: ServerResponse): void {
  const { port } = app.app.http.server.address() as AddressInfo;
  const { url: path, method, headers } = request;
  const asked = ask({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}

beforeAll(async () => {
  app = await createTestApp({ template: 'demo' });
  await app.app.http.listen({ port: 0, host: '127.0.0.1' });
  proxy = createServer((request, response) => serve(request, response));
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await app.close();
});

const t = (key: LabelKey) => label('eng', key);

async function open(path: string, options: { viewport?: typeof PHONE } = {}): Promise<Page> {
  serve = passes;
  const context = await openProfile(options);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.addInitScript(reportHydration);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  // Its scripts load after the page has been painted.
  await hydrated(page);
  // A marker that a reload would remove.
  await page.evaluate(() => Object.assign(window, { isStill: true }));
  return page;
}

async function goHome(page: Page): Promise<void> {
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await page.getByRole('heading', { name: t('home_curve') }).waitFor();
}

const isStill = (page: Page) => page.evaluate(() => 'isStill' in window);
const menuLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: t('menu_currencies') });

async function expectUnreachable(page: Page): Promise<void> {
  await page.getByRole('heading', { name: t('unreachable_title') }).waitFor();
  await page.getByText(t('unreachable_text')).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('try_again') })
    .waitFor();
  expect(await page.getByText(t('server_error_title')).count()).toBe(0);
  expect(await page.getByRole('main').innerText()).not.toContain('500');
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  expect(await menuLink(page).isVisible()).toBe(true);
  expect(await page.title()).toContain(t('unreachable_title'));
}

async function expectCurrencies(page: Page): Promise<void> {
  await page.getByRole('heading', { name: t('currencies_title'), level: 1 }).waitFor();
  expect(page.url()).toBe(`${origin}/currencies/`);
}

const WAYS: [string, Serve][] = [
  ['is down', down],
  ['is away behind a proxy (502)', says(502)],
  ['is being started behind a proxy (503)', says(503)],
  ['is hidden by a page of somebody else', says(200)],
  ['breaks off in the middle', breaksOff],
];

test('a menu link reports that the server can’t be reached, offline or otherwise, and continues by itself once it can; a server error is logged with its number', async () => {
  const page = await open('/currencies/');
  // From here on the scripts of the currencies page are in memory.
  await goHome(page);
  await page.context().setOffline(true);
  await menuLink(page).click();
  await expectUnreachable(page);
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expectCurrencies(page);
  // Nothing was reloaded, so the rest of the page is unchanged.
  expect(await isStill(page)).toBe(true);
  await goHome(page);

  for (const [name, broken] of WAYS) {
    serve = broken;
    await menuLink(page).click();
    await expectUnreachable(page);
    serve = passes;
    await expectCurrencies(page);
    expect(await isStill(page), `the server ${name}`).toBe(true);
    await goHome(page);
  }

  await app.db.pool.query('alter table instrument rename to gone');
  try {
    await menuLink(page).click();
    await page.getByRole('heading', { name: t('server_error_title') }).waitFor();
    expect(await page.getByRole('main').innerText()).toMatch(/500[^]*ID: \w+-\w+/);
    expect(await page.getByText(t('unreachable_title')).count()).toBe(0);
  } finally {
    await app.db.pool.query('alter table gone rename to instrument');
  }
});

test('so does a link whose scripts aren’t loaded yet, to the last of several links tried', async () => {
  const page = await open('/register/');
  // Both are in the menu and use the same scripts.
  const follow = (address: string) =>
    page.locator(`header a[href="${address}"]`).first().dispatchEvent('click');
  await page.context().setOffline(true);
  await follow('/indexes/');
  await expectUnreachable(page);
  await follow('/indexes/?category=bond');
  await expectUnreachable(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('try_again') })
    .click();
  await expectUnreachable(page);
  await page.context().setOffline(false);
  await page.waitForURL(`${origin}/indexes/?category=bond`);
  await page.getByRole('heading', { name: t('index_category_bond'), level: 1 }).waitFor();
  // If it was loaded as a document, links work natively until hydration.
  await hydrated(page);

  serve = down;
  await menuLink(page).click();
  await expectUnreachable(page);
  serve = passes;
  await expectCurrencies(page);
});

test('the link retries a server that doesn’t respond, on a phone as well', async () => {
  const page = await open('/indexes/', { viewport: PHONE });
  serve = says(502);
  await page.getByRole('main').getByRole('link', { name: /^Bond/ }).click();
  await page.getByRole('heading', { name: t('unreachable_title') }).waitFor();
  await expectFits(page);
  serve = passes;
  await page
    .getByRole('main')
    .getByRole('link', { name: t('try_again') })
    .click();
  await page.getByRole('heading', { name: t('index_category_bond') }).waitFor();
});

test('if a period can’t be loaded, the page stays: its chart says so and recovers by itself', async () => {
  const page = await open('/indexes/1001/');
  for (const path of ['/indexes/1001/', '/stocks/2001/', '/company/12/', '/bonds/10001/']) {
    // Without access a bond has no chart.
    if (path.startsWith('/bonds/')) await keepCookies(page, await app.signInAs('paid'), origin);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await hydrated(page);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.context().setOffline(true);
    await page.getByRole('tab', { name: '5Y' }).click();
    const chart = page
      .locator('#history')
      .locator('xpath=ancestor::section')
      .locator('[data-state]');
    await chart.getByText(t('unreachable_title')).waitFor();
    await chart.getByText(t('chart_returns')).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText(), `on ${path}`).toBe(title);
    expect(page.url()).toBe(`${origin}${path}?period=5y`);
    expect(await page.getByRole('tab', { name: '5Y', selected: true }).count(), `on ${path}`).toBe(
      1,
    );
    await page.context().setOffline(false);
    await chart.and(page.locator('[data-state=ready]')).waitFor();
    expect(await page.getByText(t('chart_returns')).count()).toBe(0);
  }
});

test('so does the chart of a pair, whose page needs no request for it', async () => {
  const page = await open('/currencies/');
  const chart = page.locator('[data-chart]:visible').first();
  await page.context().setOffline(true);
  await chart.getByRole('tab', { name: '5Y' }).click();
  await chart.getByText(t('unreachable_title')).waitFor();
  await page.context().setOffline(false);
  await chart.locator('[data-state=ready]').waitFor();
  expect(await isStill(page)).toBe(true);
});

describe('after an upgrade', () => {
  test('if a page’s scripts have another name, the page is loaded as a document', async () => {
    const page = await open('/register/');
    serve = hasLost(/\/assets\/currencies-page/);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await menuLink(page).click();
    await expectCurrencies(page);
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual(['/currencies/']);
  });

  test('if a script part has another name, the page is reloaded, once', async () => {
    const page = await open('/register/');
    // Requests for script parts by document; the number within a document depends on its charts.
    const parts: number[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) parts.push(0);
      if (request.url().includes('/canvas-engine')) parts[parts.length - 1]! += 1;
    });
    serve = hasLost(/\/assets\/canvas-engine/);
    await page.goto(`${origin}/indexes/1001/`);
    await page.mouse.move(100, 100);
    await expect.poll(() => parts.length, { timeout: 15_000 }).toBe(2);
    await page.waitForLoadState('networkidle');
    await page.mouse.move(200, 200);
    // The new document doesn't find the part either, but doesn't reload again.
    await expect.poll(() => parts[1], { timeout: 15_000 }).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(parts).toHaveLength(2);
    expect(new URL(page.url()).pathname).toBe('/indexes/1001/');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
