import { describe, expect, test } from 'vitest';
import { expectFits, useSite } from './browser.ts';

const PATH = '/addin/';
const site = useSite();

describe('API-7 the add-in page', () => {
  test('API-7 is complete without scripts', async () => {
    const page = await site.open(PATH, { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Excel add-in');
    const names = await page.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(names).toEqual([
      'PARCURVE.QUOTE',
      'PARCURVE.HISTORY',
      'PARCURVE.ARCHIVE',
      'PARCURVE.BOND',
      'PARCURVE.YIELD',
      'PARCURVE.PRICE',
    ]);
    expect(await page.getByText('=PARCURVE.QUOTE("EUR/USD")', { exact: true }).count()).toBe(1);
    const archive = page.getByRole('table', { name: 'PARCURVE.ARCHIVE' });
    expect(await archive.getByRole('rowheader').allInnerTexts()).toEqual([
      'exchange',
      'contract',
      'from',
      'to',
    ]);
    const tokens = page.getByRole('main').getByRole('link', { name: 'Create a token' });
    expect(await tokens.getAttribute('href')).toBe('/profile/tokens/');
  });

  test('API-7 offers the manifest as a file', async () => {
    const page = await site.open(PATH);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the manifest' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('parcurve-manifest.xml');
  });

  test('API-7 fits 320 px in German', async () => {
    const page = await site.open(`${PATH}?lang=deu`, { viewport: { width: 320, height: 800 } });
    await expectFits(page);
  });
});
