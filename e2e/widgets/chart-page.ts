import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { label } from '../../src/labels/labels.ts';
import type { OpenOptions } from '../browser.ts';
import { openWidget } from './widget-page.ts';
import type { Gallery } from './use-gallery.ts';

/** A state of the chart's gallery, without its props and events. */
export function chart(page: Page, state: string): Locator {
  return page.locator(`#${state} [data-widget]`);
}

/** The element that receives mouse and keyboard events. */
export function surface(page: Page, state: string): Locator {
  return chart(page, state).getByRole('slider');
}

/** CSS modules keep the last part of a class name. */
export function part(page: Page, state: string, name: string): Locator {
  return chart(page, state).locator(`[class$="_${name}"]`);
}

/** Opens the popover whose name starts with this text, unless it is open. */
export async function openPopover(within: Page | Locator, name: string): Promise<void> {
  const button = within.locator(`summary[aria-label^="${name}"]`).first();
  const isOpen = await button.evaluate((node) => node.parentElement?.hasAttribute('open'));
  if (!isOpen) await button.click();
}

export const openSettings = (within: Page | Locator) =>
  openPopover(within, label('eng', 'chart_settings'));
/** The date fields of a custom period. */
export const openDates = (within: Page | Locator) =>
  openPopover(within, label('eng', 'date_picker_range_dialog'));

/** Charts are rendered once they are near the viewport. */
export async function drawn(page: Page, state: string): Promise<Locator> {
  await chart(page, state).locator('[data-state]').scrollIntoViewIfNeeded();
  await chart(page, state).locator('[data-drawn]').waitFor();
  return surface(page, state);
}

/** Opens the gallery with this chart and any other states the test needs. */
export async function openChart(
  gallery: Gallery,
  state: string,
  { others = [], ...options }: OpenOptions & { readonly others?: string[] } = {},
): Promise<Page> {
  const page = await openWidget(gallery, 'chart', { states: [state, ...others], ...options });
  await drawn(page, state);
  return page;
}

/** The content of the canvas, for comparisons. */
export function pixels(page: Page, state: string): Promise<string> {
  return chart(page, state)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

/** Moves the mouse to a fraction of the chart's width and height. */
export async function pointAt(page: Page, state: string, x: number, y = 0.5): Promise<void> {
  const box = await visibleBox(surface(page, state));
  await page.mouse.move(box.x + x * box.width, box.y + y * box.height);
}

export async function visibleBox(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('not visible');
  return box;
}

/** The position of the map's point under the cursor. */
export function findRing(page: Page, state: string): Promise<{ x: number; y: number }> {
  return part(page, state, 'ring').evaluate(({ style }: HTMLElement) => ({
    x: Number.parseFloat(style.left),
    y: Number.parseFloat(style.top),
  }));
}

/** Polls for the result of the next frame, which may be late on a slow machine. */
export function eventually<T>(read: () => Promise<T>): ReturnType<typeof expect.poll> {
  return expect.poll(read, { timeout: 20_000 });
}

/** With plain spaces, because numbers contain non-breaking ones. */
export function plain(text: string | null): string {
  return (text ?? '').replaceAll('\u00a0', ' ');
}

export async function spoken(page: Page, state: string): Promise<string> {
  return plain(await surface(page, state).getAttribute('aria-valuetext'));
}

export async function tooltip(page: Page, state: string): Promise<string> {
  return plain(await part(page, state, 'tooltip').innerText());
}
