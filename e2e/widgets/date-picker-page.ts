import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenOptions } from '../browser.ts';
import { openWidget } from './widget-page.ts';
import type { Gallery } from './use-gallery.ts';

/** The gallery with the date pickers of these states, or with all. */
export function openPickers(
  gallery: Gallery,
  states?: string[],
  options: OpenOptions = {},
): Promise<Page> {
  return openWidget(gallery, 'date-picker', { ...(states && { states }), ...options });
}

export function openButton(page: Page, state: string): Locator {
  return page.locator(`#${state} button[aria-haspopup=dialog]`);
}

/** A popup that has just closed doesn't open again for 200 ms, so this waits. */
export async function waitForThrottle(page: Page): Promise<void> {
  await page.waitForTimeout(250);
}

export async function openPopup(page: Page, state: string): Promise<Locator> {
  await waitForThrottle(page);
  await openButton(page, state).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

export async function expectEvents(page: Page, state: string, events: string[]): Promise<void> {
  await expect.poll(() => readEvents(page, state)).toEqual(events);
}

export function readEvents(page: Page, state: string): Promise<string[]> {
  return page.locator(`#${state} [data-events] li`).allTextContents();
}

/** A day by its number in the named month. */
export function dayIn(dialog: Locator, month: string, day: number): Locator {
  return dialog
    .getByRole('grid', { name: month })
    .locator('td[data-day]', { hasText: new RegExp(`^${day}$`) })
    .first();
}
