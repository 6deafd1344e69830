import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, expectFits, useSite } from './browser.ts';

const PATH = '/addin/taskpane.html';
const OFFICE = 'https://appsforoffice.microsoft.com/**';
const site = useSite();
let token = '';
let freeToken = '';

/**
 * The part of Office's script that the pane uses, with a storage and a cell that tests can read.
 */
const FAKE_OFFICE = `
  window.stored = new Map();
  window.cell = { formulas: [['']] };
  window.Office = { onReady: async () => ({ host: 'Excel' }) };
  window.OfficeRuntime = { storage: {
    getItem: async (key) => window.stored.get(key) ?? null,
    setItem: async (key, value) => { window.stored.set(key, value); },
    removeItem: async (key) => { window.stored.delete(key); },
  } };
  window.Excel = { run: async (batch) => batch({
    workbook: { getActiveCell: () => window.cell },
    sync: async () => {},
  }) };`;

const openPane = async (options: Parameters<typeof site.open>[1] = {}, search = '') =>
  site.open(PATH + search, {
    ...options,
    prepare: (page: Page) =>
      page.route(OFFICE, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: FAKE_OFFICE }),
      ),
  });
const stored = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { stored: Map<string, string> }).stored.values()]);
const formula = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { cell: { formulas: string[][] } }).cell.formulas[0]![0],
  );
const status = (page: Page, id: string) => page.locator(`#${id}-status`);
async function expectStatus(page: Page, id: string, text: string | RegExp): Promise<void> {
  await expect.poll(() => status(page, id).textContent()).toMatch(text);
}

async function save(page: Page, text: string): Promise<void> {
  await page.getByLabel('Starts with pcv_').fill(text);
  await page.getByRole('button', { name: 'Save and test' }).click();
}

async function makeToken(kind: 'paid' | 'free'): Promise<string> {
  const answer = await site.app.app.http.inject({
    method: 'POST',
    url: '/api/account/tokens/',
    headers: { cookie: await site.app.signInAs(kind) },
    payload: { name: 'Excel', scopes: ['market', 'archive'], days: 30 },
  });
  return answer.json<{ token: string }>().token;
}

beforeAll(async () => {
  token = await makeToken('paid');
  freeToken = await makeToken('free');
});

describe('API-7 the task pane', () => {
  test('API-7 says what is wrong with a token', async () => {
    const page = await openPane();
    await save(page, 'pcv_wrong');
    await expectStatus(page, 'token', /mistyped, has expired or was revoked/);
    await save(page, freeToken);
    await expectStatus(page, 'token', /access/);
    expect(await status(page, 'token').getAttribute('class')).toBe('refused');
  });

  test('API-7 links to Excel when opened in a browser', async () => {
    const page = await site.open(PATH, {
      prepare: (tab) => tab.route(OFFICE, (route) => route.abort()),
    });
    await expectStatus(page, 'token', 'Open this pane in Excel to insert functions.');
  });

  test('API-7 finds nothing without a token, and says when there are no results', async () => {
    const page = await openPane();
    await page.getByLabel('Name, ticker or ISIN').fill('usd');
    await page.getByRole('button', { name: 'Find' }).click();
    await expectStatus(page, 'search', /Enter your token first/);
    await save(page, token);
    await expectStatus(page, 'token', 'The token works.');
    await page.getByLabel('Name, ticker or ISIN').fill('zzzzzzzzqqq');
    await page.getByRole('button', { name: 'Find' }).click();
    await expectStatus(page, 'search', 'No matches. Try another name, ticker or ISIN.');
  });

  test('API-7 stores, tests and forgets a token', async () => {
    const page = await openPane();
    await save(page, ` ${token} `);
    await expectStatus(page, 'token', 'The token works.');
    expect(await stored(page)).toEqual([token]);
    expect(page.url()).not.toContain('pcv_');
    await page.getByRole('button', { name: 'Forget' }).click();
    await expectStatus(page, 'token', 'The token is no longer stored here.');
    expect(await stored(page)).toEqual([]);
  });

  test('API-7 searches and writes formulas, by keyboard alone', async () => {
    const page = await openPane();
    await page.getByLabel('Starts with pcv_').focus();
    await page.keyboard.insertText(token);
    await page.keyboard.press('Enter');
    await expectStatus(page, 'token', 'The token works.');
    // Tab skips two buttons and a link.
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('Tab');
    await page.keyboard.type('EUR/USD');
    await page.keyboard.press('Enter');
    const item = page.getByRole('listitem').first();
    await expect.poll(() => item.innerText()).toContain('EUR/USD');
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectStatus(page, 'search', 'Inserted: =PARCURVE.QUOTE("EUR/USD")');
    expect(await formula(page)).toBe('=PARCURVE.QUOTE("EUR/USD")');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectStatus(page, 'search', 'Inserted: =PARCURVE.HISTORY("EUR/USD")');
  });

  test.each(['light', 'dark'] as const)('API-7 is readable, %s', async (colorScheme) => {
    const page = await openPane({ colorScheme });
    await expectAccessible(page);
  });

  test.each(['deu', 'rus'])(
    'API-7 fits the 320 px that Excel gives it, in %s',
    async (language) => {
      const page = await openPane({ viewport: { width: 320, height: 700 } }, `?lang=${language}`);
      await page.getByRole('searchbox').waitFor();
      await expectFits(page);
    },
  );
});
