import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { PHONE, useSite } from './browser.ts';
import { asAccount, drawn, INDEX_PATH, useMarketDay } from './index-pages.ts';
import { textOfPdf } from './pdf-text.ts';

useMarketDay();
const site = useSite();
const t = (key: string) => label('eng', key);

const INDEXES = '/indexes/';
const PAGES = [
  { path: '/', hasChart: false },
  // A pair that doesn't move during the day.
  { path: '/currencies/?pairs=12', hasChart: true },
  { path: INDEXES, hasChart: false },
  { path: INDEX_PATH, hasChart: true },
  { path: '/bonds/10001/', hasChart: true },
  // One with workouts, and one in default with its claim and recovery.
  { path: '/bonds/10036/', hasChart: true },
  { path: '/bonds/10014/', hasChart: true },
  { path: '/company/12/', hasChart: true },
  { path: '/search/?q=bond', hasChart: false },
];

/** Elements that can only be pressed, chosen or followed. */
const CONTROLS = [
  'skip_to_content',
  'menu_developers',
  'menu_all_indexes',
  'menu_api_calls',
  'search_close',
  'sign_out',
  'account',
  'theme_dark',
  'chart_export',
  'chart_data_table',
  'chart_zoom_reset',
  'chart_show_logo',
  'index_download',
  'home_all_indexes',
  'currencies_all',
  'screen_filter',
];

/** Line breaks differ on paper, so whitespace is ignored. */
const bare = (text: string) => text.replaceAll(/\s+/g, '');

async function printSheets(page: Page, options: Parameters<Page['pdf']>[0] = { format: 'A4' }) {
  return (await textOfPdf(await page.pdf(options))).split('\f').map(bare);
}

async function openAsPaid(path: string, hasChart: boolean, viewport?: typeof PHONE): Promise<Page> {
  const page = await site.open(path, {
    prepare: asAccount(site, 'paid'),
    ...(viewport && { viewport }),
  });
  return hasChart ? drawn(page) : page;
}

/**
 * The name, the price and its day, and all table cells, including hidden columns but not the rows
 * that expand others, which paper shows in full.
 */
async function readContent(page: Page): Promise<string[]> {
  const texts = await page
    .locator(
      'main :is(h1, header p:not(details p), tbody th, tbody td, thead th, dt, dd):not(tr[data-fold]:not([data-fold=group]) > *)',
    )
    .evaluateAll((elements) =>
      elements.map(
        (element) =>
          // Leaves out controls and the notes that explain columns on paper.
          [...element.childNodes]
            .filter(
              (node) =>
                !(node instanceof Element) ||
                !(
                  node.matches('button, [role=status], [data-hint], tbody th > small') ||
                  getComputedStyle(node).clipPath !== 'none'
                ),
            )
            .map((node) => {
              const copy = node.cloneNode(true);
              if (copy instanceof Element) copy.querySelector('[data-hint]')?.remove();
              return copy.textContent;
            })
            .join('') ?? '',
      ),
    );
  return texts.map(bare).filter((text) => text !== '');
}

/** A page that is dark on the screen. */
async function expectDarkOnWhite(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  expect(await darkShare(page)).toBeGreaterThan(0.7);
  await page.emulateMedia({ media: 'print' });
  expect(await darkShare(page)).toBeLessThan(0.1);
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe(
    'rgb(16, 32, 47)',
  );
}

describe('DESIGN 10: a printed page', () => {
  test.each(PAGES)(
    '$path has its content and none of its controls, dark on white even in the dark theme',
    async (of) => {
      const page = await openAsPaid(of.path, of.hasChart);
      const content = await readContent(page);
      // A drawn chart proves that scripts run; otherwise the printing time does.
      if (!of.hasChart) {
        await page.emulateMedia({ media: 'print' });
        await page.getByText(/Printed/).waitFor();
      }
      const paper = (await printSheets(page)).join('');
      expect(content.length).toBeGreaterThan(10);
      // A text that changes meanwhile, such as “live” next to a price, may have either form.
      const after = await readContent(page);
      const lasting = content.filter((text) => after.includes(text));
      expect(lasting.length).toBeGreaterThan(content.length - 3);
      expect(lasting.filter((text) => !paper.includes(text))).toEqual([]);
      const texts = ['Parcurve', t('demo_data'), t('demo_data_explained'), site.origin];
      // Its questions are collapsed on the screen.
      if (of.path.startsWith('/currencies/')) texts.push(t('faq_change_answer'));
      for (const text of texts) {
        expect(paper).toContain(bare(text));
      }
      expect(paper).toContain(bare(site.origin + of.path));
      expect(paper).toMatch(/Printed\d{1,2}[A-Z][a-z]{2}\d{4}\d\d:\d\dUTC/);
      expect(paper).toContain('Sources:Parcurvedemomarket');
      // “All 300” of the start page contains a count; “All workouts” is a heading.
      const controls =
        of.path === '/' || of.path.startsWith('/bonds/')
          ? CONTROLS.filter((key) => !/all/.test(key))
          : CONTROLS;
      expect(controls.filter((key) => paper.includes(bare(t(key))))).toEqual([]);
      expect(paper).not.toContain('Deutsch');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectDarkOnWhite(page);
    },
  );

  test('SCR-1 of a list has its rows, every column and its filters in words, and no control', async () => {
    const page = await openAsPaid('/bonds/?currency=EUR&sort=-coupon', false, PHONE);
    const cells = await page
      .locator('tbody :is(th > a, td)')
      .evaluateAll((found) => found.map((each) => each.textContent ?? ''));
    const paper = (await printSheets(page)).join('');
    expect(cells.length).toBeGreaterThan(200);
    expect(cells.filter((text) => !paper.includes(bare(text)))).toEqual([]);
    expect(paper).toContain(bare('Filters: Currency: EUR'));
    const controls = ['copy_link', 'columns', 'view_both', 'sort_by', 'known'];
    const words = [...controls.map((key) => t(`screen_${key}`)), t('saved_screen_save')];
    expect(words.filter((text) => paper.includes(bare(text)))).toEqual([]);
    // Without the filters, the map still fills the sheet.
    await page.setViewportSize({ width: 720, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const area = page.locator('div[data-view="both"]');
    const [whole, map] = [
      await area.boundingBox(),
      await area.locator('> :last-child').boundingBox(),
    ];
    expect(map!.width).toBe(whole!.width);
  });

  test('is dark on white even if the dark theme was chosen; the chart is a picture', async () => {
    const page = await site.open(INDEX_PATH, {
      prepare: async (fresh) => {
        await asAccount(site, 'paid')(fresh);
        await fresh.context().addCookies([{ name: 'theme', value: 'dark', url: site.origin }]);
      },
    });
    await drawn(page);
    await expectDarkOnWhite(page);
    await page.emulateMedia({ media: 'screen' });
    // The points on the screen.
    await page.locator('[data-still]').waitFor({ state: 'detached' });
    expect(await page.locator('[data-still]').count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await page.locator('[data-still]').waitFor();
    expect(await page.locator('[data-drawn] canvas').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.locator('[data-still]').waitFor({ state: 'detached' });
    expect(await page.locator('[data-drawn] canvas').isVisible()).toBe(true);
  });

  test('has every column, however narrow, and the table header on each sheet', async () => {
    const page = await openAsPaid(INDEXES, false, PHONE);
    const margin = { left: '30mm', right: '30mm' };
    const paper = (await printSheets(page, { format: 'A4', margin })).join('');
    const content = await readContent(page);
    // A narrow screen has no room for this heading.
    expect(paper).toContain(bare(t('screen_column_line')));
    expect(content.filter((text) => !paper.includes(text))).toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    const tickers = await page.locator('tbody code').allInnerTexts();
    const sheets = await printSheets(page, { width: '794px', height: '420px' });
    const withRows = sheets.filter((sheet) => tickers.some((ticker) => sheet.includes(ticker)));
    expect(withRows.length).toBeGreaterThan(2);
    for (const sheet of withRows) expect(sheet).toContain(bare(t('screen_field_indexes_price')));
  });

  test('without scripts has name, price, source and URL', async () => {
    const page = await site.open(INDEX_PATH, {
      javaScriptEnabled: false,
      prepare: asAccount(site, 'paid'),
    });
    const content = await readContent(page);
    const paper = (await printSheets(page)).join('');
    expect(content.filter((text) => !paper.includes(text))).toEqual([]);
    // Only scripts know the origin unless PUBLIC_URL is set.
    expect(paper).toContain(bare(INDEX_PATH));
    expect(paper).toContain(bare(t('demo_data_explained')));
  });

  test('keeps masked values masked', async () => {
    const page = await site.open(INDEX_PATH);
    await drawn(page);
    const paper = (await printSheets(page)).join('');
    expect(paper).toContain('***');
    expect(paper).toContain(bare(`${t('shapes_seen')}${t('values_need_account')}`));
    expect(paper).not.toContain(bare(t('values_need_account') + t('sign_in')));
  });
});

/** The share of the page that is darker than grey. */
async function darkShare(page: Page): Promise<number> {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    // Small, because scripts aren't optimised here and a million points would take a second.
    const [width, height] = [bitmap.width / 10, bitmap.height / 10];
    const context = new OffscreenCanvas(width, height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    let dark = 0;
    for (let i = 0; i < data.length; i += 4) {
      if (data[i]! + data[i + 1]! + data[i + 2]! < 3 * 128) dark += 1;
    }
    return dark / (data.length / 4);
  }, picture);
}
