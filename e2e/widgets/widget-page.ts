import type { Locator, Page } from 'playwright-core';
import { PHONE, until, type OpenOptions } from '../browser.ts';
import type { Gallery } from './use-gallery.ts';

/** A phone: narrow, with touch. */
export const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };

/**
 * Shows a widget in the gallery, with all of its states or only those that the test needs, and
 * waits until it is hydrated.
 */
export async function openWidget(
  gallery: Gallery,
  name: string,
  { states, ...options }: OpenOptions & { readonly states?: string[] } = {},
): Promise<Page> {
  const page = await gallery.show(name, states, options);
  await waitForScripts(page, '[data-widget] *');
  return page;
}

/** Waits until the last of these elements is hydrated. */
export async function waitForScripts(page: Page, selector: string): Promise<void> {
  await until(
    page,
    (elements) => {
      const last = [...document.querySelectorAll(elements)].at(-1);
      const isKnown = last && Object.keys(last).some((key) => key.startsWith('__react'));
      // React marks an element before it listens to it (reportHydration).
      return isKnown && !('isTakenOver' in window && window.isTakenOver === false);
    },
    selector,
  );
}

/** The same for any page. */
export async function hydrated(page: Page): Promise<Page> {
  await waitForScripts(page, 'main h1');
  return page;
}

/** The events emitted so far by the widget of a state. */
export function readEvents(page: Page, state: string): Promise<string[]> {
  return page.locator(`#${state} [data-events] li`).allTextContents();
}

export function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((node) => node === document.activeElement);
}
