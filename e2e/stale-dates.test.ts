import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { label } from '../src/labels/labels.ts';
import { useSite } from './browser.ts';
import { waitForScripts } from './widgets/widget-page.ts';
import { asAccount, drawn, INDEX_PATH, typeDay, useMarketDay } from './index-pages.ts';

useMarketDay();
const site = useSite();

const SLOW = { timeout: 10_000 };
const REVERSED = label('eng', 'graph_period_start_incorrect');

/** The first chart with period tabs; its date fields are live. */
async function open(path: string): Promise<Page> {
  const page = await site.open(path, { prepare: asAccount(site, 'paid') });
  await waitForScripts(page, 'main [aria-describedby$=message]');
  return page;
}

const field = (page: Page, which: 'From' | 'To') => page.getByLabel(which, { exact: true }).first();

/** The errors of the two date fields. */
async function complaints(page: Page): Promise<string[]> {
  const texts = await Promise.all(
    (['From', 'To'] as const).map(async (which) => {
      const id = await field(page, which).getAttribute('aria-describedby');
      return page.locator(`[id="${id}"]`).textContent();
    }),
  );
  return texts.map((text) => text ?? '');
}

async function typeWrong(page: Page, which: 'From' | 'To'): Promise<void> {
  await typeDay(page, which, 'nonsense');
  await expect.poll(async () => (await complaints(page)).join('')).not.toBe('');
}

const activeTab = (page: Page) => page.getByRole('tab', { selected: true }).first();
const otherTab = (page: Page) => page.getByRole('tab', { selected: false }).last();

describe.each([INDEX_PATH, '/currencies/'])('on %s', (path) => {
  test('picking a tab clears the error of an invalid date or a reversed period', async () => {
    const page = await open(path);
    for (const which of ['From', 'To'] as const) {
      const before = await field(page, which).inputValue();
      await typeWrong(page, which);
      await activeTab(page).click();
      await expect.poll(() => complaints(page), SLOW).toEqual(['', '']);
      expect(await field(page, which).inputValue(), `in ${which}`).toBe(before);

      await typeWrong(page, which);
      await otherTab(page).click();
      await expect.poll(() => complaints(page), SLOW).toEqual(['', '']);
      expect(await field(page, which).getAttribute('aria-invalid'), `in ${which}`).toBeNull();
    }

    await typeDay(page, 'To', '2020-01-31');
    await typeDay(page, 'From', '2020-02-28');
    await page.getByText(REVERSED).first().waitFor();
    await otherTab(page).click();
    await drawn(page);
    expect(await page.getByText(REVERSED).count()).toBe(0);
    expect(await complaints(page)).toEqual(['', '']);
  });

  test('an invalid date is reported until corrected, also after leaving the field', async () => {
    const page = await open(path);
    const before = await field(page, 'From').inputValue();
    await typeWrong(page, 'From');
    await field(page, 'From').press('Tab');
    expect(await field(page, 'From').inputValue()).toBe(before);
    expect((await complaints(page))[0]).not.toBe('');
    await typeDay(page, 'From', '2025-06-02');
    await expect.poll(() => complaints(page), SLOW).toEqual(['', '']);
    await expect.poll(() => field(page, 'From').inputValue(), SLOW).not.toBe(before);
  });
});

test('the second date is sent with the first one, even while that is still loading', async () => {
  const page = await open(INDEX_PATH);
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await page.route(/\.data\b/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await typeDay(page, 'To', '2026-03-31');
  await expect.poll(() => waiting.length).toBe(1);
  await typeDay(page, 'From', '2026-02-02');
  isHeld = false;
  for (const letGo of waiting) letGo();
  await page.waitForURL(/from=2026-02-02&to=2026-03-31/);
});

test('Back to another period clears the error of an invalid date', async () => {
  const page = await open(INDEX_PATH);
  await otherTab(page).click();
  await page.waitForURL(/period=/);
  await typeWrong(page, 'To');
  await page.goBack();
  await page.waitForURL(site.origin + INDEX_PATH);
  await expect.poll(() => complaints(page), SLOW).toEqual(['', '']);
});
