import { expect, test } from 'vitest';
import { expectFits, toNextDocument, useSite } from './browser.ts';
import { hydrated } from './widgets/widget-page.ts';

const site = useSite();

test('OPR-4 the menu is changed by keyboard, previewed, and published', async () => {
  const page = await site.open('about:blank');
  await site.signIn(page, 'operator');
  await page.goto(`${site.origin}/admin/menu/`);
  const preview = page.locator('[data-preview=wide]');
  const names = () => preview.locator('> ul > li > a').allInnerTexts();
  const before = await names();
  await page.getByRole('button', { name: `Move ${before[0]} down` }).focus();
  await toNextDocument(page, () => page.keyboard.press('Enter'));
  expect(await names()).toEqual([before[1], before[0], ...before.slice(2)]);
  await page.getByRole('link', { name: 'Add item' }).click();
  await page.locator('[name=text_eng]').fill('Ladders <b>of</b> 40');
  await page.locator('[name=url]').fill('javascript:alert(1)');
  await toNextDocument(page, () => page.locator('[name=url]').press('Enter'));
  expect(await page.getByText('Enter a path that starts with /').isVisible()).toBe(true);
  expect(await page.locator('[name=text_eng]').inputValue()).toBe('Ladders <b>of</b> 40');
  await page.locator('[name=url]').fill('/indexes/');
  await toNextDocument(page, () => page.locator('[name=url]').press('Enter'));
  expect(await names()).toContain('Ladders <b>of</b> 40');
  const header = page.getByRole('banner');
  expect(await header.textContent()).not.toContain('Ladders');
  await toNextDocument(page, () => page.getByRole('button', { name: 'Publish' }).click());
  // The item may have ended up under “More”.
  expect(await header.textContent()).toContain('Ladders <b>of</b> 40');
  await page.getByRole('link', { name: 'Remove Ladders' }).click();
  await page.getByText('and 0 links under it').waitFor();
});

test('OPR-4 a bar is written without scripts, previewed in a language, and seen by visitors', async () => {
  const page = await site.open('about:blank', { javaScriptEnabled: false });
  await site.signIn(page, 'operator');
  await page.goto(`${site.origin}/admin/banners/new/?kind=bottom`);
  await page.getByLabel('Short name').fill('autumn');
  const german = page.getByRole('group', { name: 'Deutsch' });
  await page
    .getByRole('group', { name: 'English' })
    .getByLabel('Text', { exact: true })
    .fill('Autumn news');
  await german.getByLabel('Text', { exact: true }).fill('Herbst <i>neu</i>');
  await page.getByLabel('Preview language').selectOption('deu');
  await page.getByLabel('On', { exact: true }).check();
  await page.getByRole('button', { name: 'Preview' }).click();
  for (const theme of ['light', 'dark']) {
    expect(await page.locator(`[data-preview=${theme}]`).innerText()).toContain(
      'Herbst <i>neu</i>',
    );
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/admin\/banners\/\?done/);
  expect(await page.getByRole('row', { name: /autumn/ }).innerText()).toContain('shown now');
  expect(await (await fetch(`${site.origin}/`)).text()).toContain('Autumn news');
});

test('OPR-4 the preview follows the typed text; all pages fit a phone', async () => {
  const page = await site.open('about:blank', { viewport: { width: 390, height: 844 } });
  await site.signIn(page, 'operator');
  await page.goto(`${site.origin}/admin/banners/new/?kind=registration`);
  // Text typed before hydration doesn't update the preview.
  await hydrated(page);
  await page.getByLabel('Title').fill('A typed title');
  await expect
    .poll(() => page.locator('[data-preview=dark]').innerText())
    .toContain('A typed title');
  await expectFits(page);
  const [light, dark] = await page
    .locator('[data-preview]')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
  expect(light).not.toBe(dark);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/admin/menu/?add=item&lang=deu', '/admin/banners/?lang=rus']) {
    await page.goto(site.origin + path);
    await expectFits(page);
  }
});
