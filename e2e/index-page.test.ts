import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MASK } from '../src/access/guarded.ts';
import { parseDay } from '../src/domain/time/day.ts';
import { displayDay, displayNumber } from '../src/domain/text/format.ts';
import { label } from '../src/labels/labels.ts';
import { expectAccessible, expectFits, PHONE, toNextDocument, useSite } from './browser.ts';
import {
  asAccount,
  chosenTabs,
  drawn,
  INDEX,
  INDEX_PATH,
  storedValues,
  useMarketDay,
} from './index-pages.ts';
import { watchShifts } from './layout-shifts.ts';
import { hydrated, isFocused } from './widgets/widget-page.ts';
import { openPopover } from './widgets/chart-page.ts';

useMarketDay();
const site = useSite();
const YEAR = ['2025-11-14', '2026-11-14'] as const;

const tableRows = (page: Page, name: string) =>
  page.getByRole('table', { name, exact: true }).locator('tbody tr');

/** A value as the page displays it. */
function written(value: string): string {
  return displayNumber(value, 2, 'eng');
}

describe('without scripts', () => {
  test('the page is complete', async () => {
    const page = await site.open(INDEX_PATH, {
      javaScriptEnabled: false,
      prepare: asAccount(site, 'paid'),
    });
    const stored = await storedValues(site, ...YEAR);
    const [lastDay, lastValue] = stored.at(-1)!;
    const head = await page.getByRole('article').locator('header').innerText();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Parcurve China 50');
    expect(head).toContain(`${written(lastValue)} pt`);
    expect(head).toMatch(/[▲▼] [+−][\d.]+ \([+−][\d.]+\s%\)/);
    expect(head).toContain(`As of ${displayDay(parseDay(lastDay)!, 'eng')}`);
    expect(head).toContain('Source: Parcurve demo market');
    expect(await page.getByLabel('Identifiers').locator('code').allTextContents()).toEqual([
      'PCCNE10',
      String(INDEX),
    ]);
    expect(await page.locator('[data-still]:visible path').last().isVisible()).toBe(true);
    expect(await page.getByText(/: from .* High .* low .*, 2\d\d values\./).isVisible()).toBe(true);
    expect(await tableRows(page, 'Statistics').locator('th').allTextContents()).toEqual([
      '1 month',
      '3 months',
      '1 year',
      '5 years',
    ]);
    expect(await tableRows(page, 'Values').count()).toBe(30);
    const values = await tableRows(page, 'Values').locator('td:nth-child(2)').allTextContents();
    expect(values).toEqual(
      stored
        .toReversed()
        .slice(0, 30)
        .map(([, value]) => written(value)),
    );
  });

  test('its period tabs and page links work', async () => {
    const page = await site.open(INDEX_PATH, { javaScriptEnabled: false });
    const path = () => page.locator('[data-still]:visible path').last().getAttribute('d');
    const ofOneYear = await path();
    await toNextDocument(page, () => page.getByRole('tab', { name: '10Y' }).click());
    expect(new URL(page.url()).search).toBe('?period=10y');
    expect(await chosenTabs(page)).toEqual(['10Y']);
    expect(await path()).not.toBe(ofOneYear);
    const day = tableRows(page, 'Values').locator('th').first();
    const latest = await day.innerText();
    await toNextDocument(page, () => page.getByRole('link', { name: 'Next page' }).click());
    expect(new URL(page.url()).search).toBe('?period=10y&page=2');
    expect(await day.innerText()).not.toBe(latest);
  });

  test('CHT-2 stepped rates are drawn as steps', async () => {
    const { id } = await site.app.db.db
      .selectFrom('instrument')
      .select('id')
      .where('category', '=', 'money_market')
      .executeTakeFirstOrThrow();
    const page = await site.open(`/indexes/${id}/`, {
      javaScriptEnabled: false,
      prepare: asAccount(site, 'paid'),
    });
    const path = page.locator('[data-still]:visible path').last();
    expect(await path.getAttribute('d')).toMatch(/^M[\d h]+(?:[hv]-?\d+)+$/);
    await page.goto(site.origin + INDEX_PATH);
    expect(await path.getAttribute('d')).toMatch(/l/);
  });
});

describe('viewers and values', () => {
  test('paid, tariff and operator accounts see all of them', async () => {
    const [, lastValue] = (await storedValues(site, ...YEAR)).at(-1)!;
    for (const kind of ['paid', 'tariff', 'operator'] as const) {
      const cookie = await site.app.signInAs(kind);
      const { body } = await site.app.app.http.inject({ url: INDEX_PATH, headers: { cookie } });
      const shown = /<main.*<\/main>/s.exec(body)?.[0];
      expect(shown, `for ${kind}`).toContain(written(lastValue));
      expect(shown, `for ${kind}`).not.toContain(MASK);
    }
  });

  test.each(['free', 'visitor'] as const)('ACC-3 a %s sees none', async (kind) => {
    const bodies: Promise<string>[] = [];
    const page = await site.open(INDEX_PATH, {
      prepare: async (fresh) => {
        if (kind === 'free') await asAccount(site, kind)(fresh);
        fresh.on('response', (response) => {
          if (response.url().includes('/api/')) bodies.push(response.text());
        });
      },
    });
    await drawn(page);
    const source = (await page.content()) + (await Promise.all(bodies)).join();
    for (const [, value] of (await storedValues(site, ...YEAR)).slice(-30)) {
      expect(source).not.toContain(value);
      expect(source).not.toContain(written(value));
    }
    expect(source).not.toContain('valueFmt');
    for (const table of ['Statistics', 'Values']) {
      const cells = await tableRows(page, table).locator('td').allTextContents();
      expect(cells.filter((text) => text.startsWith(MASK)).length).toBeGreaterThanOrEqual(12);
      // Only the dates of highs and lows are left.
      expect(cells.join(' ')).not.toMatch(/\d[.,]\d|[▲▼]/);
    }
  });

  test('CHT-15 a visitor’s chart has no value axis, its tooltip no value', async () => {
    const page = await drawn(await site.open(INDEX_PATH));
    expect(await page.getByRole('article').innerText()).toContain(MASK);
    const plot = page.getByRole('slider', { name: /^Parcurve China 50, chart/ });
    await plot.focus();
    await plot.press('End');
    expect(await plot.getAttribute('aria-valuetext')).toBe(`13 Nov 2026: ${MASK} needs access`);
    const tooltip = page.locator('[data-drawn]').getByText(`${MASK} needs access`);
    expect(await tooltip.isVisible()).toBe(true);
  });

  test('CHT-15 ACC-4 without scripts: no value axis; each viewer reads how to get access', async () => {
    const page = await site.open(INDEX_PATH, { javaScriptEnabled: false });
    const texts = await page.locator('[data-still]:visible text').allTextContents();
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => /\d/.test(text) && !/^20\d\d$/.test(text))).toEqual([]);
    const hint = (name: string) => page.getByRole('link', { name }).first();
    expect(await hint('Get an account with access').getAttribute('href')).toBe(
      `/register/?next=${encodeURIComponent(INDEX_PATH)}`,
    );
    await asAccount(site, 'free')(page);
    await page.reload();
    const access = hint('Get access from the operator');
    expect(await access.getAttribute('href')).toBe('/profile/access/');
  });
});

describe('downloads', () => {
  test('contain the values of the period shown', async () => {
    const page = await site.open(`${INDEX_PATH}?from=2026-03-02&to=2026-03-31`, {
      prepare: asAccount(site, 'paid'),
    });
    const download = async (format: string) => {
      const coming = page.waitForEvent('download');
      await page.getByRole('link', { name: format.toUpperCase(), exact: true }).click();
      const file = await coming;
      expect(file.suggestedFilename()).toBe(`PCCNE10.${format}`);
      return readFile(await file.path());
    };
    const csv = await download('csv');
    const xlsx = await download('xlsx');
    const stored = await storedValues(site, '2026-03-02', '2026-03-31');
    expect(stored.length).toBeGreaterThan(15);
    expect(csv.toString()).toBe(
      `\u{feff}Date,"Value, pt"\r\n${stored.map((row) => `${row.join(',')}\r\n`).join('')}`,
    );
    const { sheets } = await readXlsx(xlsx);
    const [header, ...rows] = sheets[0]!.rows;
    expect(header).toEqual(['Date', 'Value, pt']);
    expect(rows).toEqual(stored.map(([day, value]) => [new Date(day), Number(value)]));
  });

  test.each([
    ['visitor', 401],
    ['free', 403],
  ] as const)('ACC-3 a %s isn’t offered any and gets %d', async (kind, status) => {
    const headers = { ...(kind === 'free' && { cookie: await site.app.signInAs(kind) }) };
    const { body } = await site.app.app.http.inject({ url: INDEX_PATH, headers });
    expect(body).not.toMatch(/<a[^>]* download/);
    const told = kind === 'free' ? 'index_download_locked' : 'index_download_locked_anonymous';
    expect(body).toContain(`>${label('eng', told)}<`);
    for (const format of ['csv', 'xlsx']) {
      const url = `${INDEX_PATH}values.${format}`;
      const answer = await site.app.app.http.inject({ url, headers });
      expect(answer.statusCode).toBe(status);
    }
  });
});

test('ALR-1 an identifier is copied, also without a clipboard, and an alert confirms it for 3 s; if copying is impossible, the alert stays', async () => {
  const page = await site.open(INDEX_PATH, {
    isAlone: true,
    prepare: (fresh) =>
      fresh.context().grantPermissions(['clipboard-read', 'clipboard-write'], {
        origin: site.origin,
      }),
  });
  const copy = page.getByRole('button', { name: 'Copy PCCNE10' });
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.clock.install({ time: 0 });
  // From here on the test advances the clock.
  await page.clock.pauseAt(10_000);
  const alerts = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await copy.click();
  await alerts.getByText('PCCNE10 copied.').waitFor();
  expect(await readClipboard()).toBe('PCCNE10');
  await page.mouse.move(5, 400);
  await page.clock.runFor(2999);
  expect(await alerts.count()).toBe(1);
  await page.clock.runFor(1);
  await expect.poll(() => alerts.count()).toBe(0);

  // As on a portal served without TLS.
  await page.evaluate(async () => {
    await navigator.clipboard.writeText('something else');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });
  await copy.click();
  await expect
    .poll(async () => {
      await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
      return readClipboard();
    })
    .toBe('PCCNE10');
  expect(await isFocused(copy)).toBe(true);

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    document.execCommand = () => false;
  });
  await copy.click();
  await alerts.getByText(label('eng', 'copy_failed')).waitFor();
  await page.mouse.move(5, 400);
  await page.clock.runFor(60_000);
  expect(await alerts.count()).toBe(1);
  await alerts.getByRole('button').click();
  await expect.poll(() => alerts.count()).toBe(0);
});

test('hydration shifts nothing: copy buttons have reserved space', async () => {
  const page = await site.open('about:blank', { isAlone: true, viewport: PHONE });
  const readShifts = await watchShifts(page);
  for (const path of [INDEX_PATH, '/bonds/', '/bonds/10001/']) {
    await page.goto(site.origin + path);
    await hydrated(page);
    await page.getByRole('button', { name: /^Copy/ }).first().waitFor();
    expect(await readShifts(), `at ${path}`).toBeLessThan(0.01);
  }
});

test('a currency pair has such a page too', async () => {
  const page = await site.open('/indexes/1/', { prepare: asAccount(site, 'paid') });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Euro – US Dollar');
  expect(await page.getByText('Currency pair').isVisible()).toBe(true);
  await drawn(page);
  await page.getByText(/: from .* USD/).waitFor();
});

test('an unknown index is a 404, a malformed id a 400', async () => {
  for (const [id, status] of [
    ['999999', 404],
    ['abc', 400],
  ] as const) {
    const answer = await site.app.app.http.inject(`/indexes/${id}/`);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toMatch(new RegExp(`<main.*>${status}<`, 's'));
  }
});

test('the chart’s export menu is accessible on a phone, in both themes', async () => {
  const page = await site.open(INDEX_PATH, { viewport: PHONE, prepare: asAccount(site, 'paid') });
  await drawn(page);
  await openPopover(page, 'Export');
  await expectFits(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});
