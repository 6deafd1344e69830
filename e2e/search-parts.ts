import type { Locator, Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from './browser.ts';
import { waitForScripts } from './widgets/widget-page.ts';

/** The elements of a search box: in a state of the gallery, in the header, or in the dialog. */
export function searchParts(page: Page, within: string) {
  const root = page.locator(within);
  return {
    field: root.getByRole('combobox'),
    panel: root.locator('[data-search-panel]'),
    tabs: root.getByRole('tab'),
    options: root.getByRole('option'),
    message: root.getByRole('status'),
    list: root.getByRole('listbox'),
    /** The buttons shown instead of a list. */
    ways: root.locator('[role=status] + p button'),
    all: root.locator('[data-search-panel] a[data-search-action]'),
    count: (name: string) => root.getByRole('tab', { name }).locator('[data-old]'),
    tab: (name: string) => root.getByRole('tab', { name }),
    activeTab: () => root.locator('[role=tab][aria-selected=true]').textContent(),
    /** The text of the active option; null if the field names none. */
    activeOption: () => activeOption(root.getByRole('combobox')),
  };
}
export type Parts = ReturnType<typeof searchParts>;

const HEADER = 'header form:visible';

/** A small page with only the header's search; the start page has a second one. */
export const START = '/register/';

/** Opens a page and waits until its search works. */
export async function openSearch(
  site: Site,
  path = START,
  options: Parameters<Site['open']>[1] = {},
): Promise<{ page: Page; box: Parts }> {
  const page = await site.open(path, options);
  await waitForScripts(page, 'header [data-search-field]');
  return { page, box: searchParts(page, HEADER) };
}

/** Like `expect.poll`, but patient enough for a slow machine. */
export function expectSoon(value: () => unknown): ReturnType<typeof expect.poll> {
  return expect.poll(value, { timeout: 15_000 });
}

/** From here on only `page.clock.runFor` advances time. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

/** Types a term and waits until the panel is complete. */
export async function searchFor({ field, panel, tabs }: Parts, term: string): Promise<void> {
  // Ensures that a result of an earlier term isn't taken for one of this term.
  await field.fill('');
  await field.fill(term);
  await panel.waitFor();
  await expectSoon(async () =>
    (await tabs.allTextContents()).some((text) => text.endsWith('…')),
  ).toBe(false);
}

function activeOption(field: Locator): Promise<string | null> {
  return field.evaluate((node) => {
    const id = node.getAttribute('aria-activedescendant');
    if (id === null) return null;
    const option = document.querySelector(`#${CSS.escape(id)}`);
    if (option?.getAttribute('role') !== 'option') return `no option ${id}`;
    if (document.querySelectorAll('[role=option][aria-selected=true]').length !== 1) {
      return 'not one selected option';
    }
    return option.getAttribute('aria-selected') === 'true' ? option.textContent : 'not selected';
  });
}

interface Suggested {
  readonly items: { id: number; ttl: string; ticker: string[]; status: string }[];
  readonly counter_title: number;
  readonly search_error: string | null;
}

export function suggested(...titles: string[]): Suggested {
  return {
    items: titles.map((ttl, i) => ({ id: i + 1, ttl, ticker: [`T${i}`], status: '' })),
    counter_title: titles.length,
    search_error: null,
  };
}

/** The query of a suggest request. */
export function asked(request: Request): { type: string; term: string } {
  const body = request.postData() ?? '';
  const type = /suggest\/(\w+)\//.exec(request.url())?.[1] ?? '';
  const term = type === 'companies' ? (JSON.parse(body) as { term: string }).term : body;
  return { type, term: decodeURIComponent(term) };
}

/** Answers suggest requests in place of the server; those without a response stay pending. */
export async function answerSuggest(
  page: Page,
  answer: (type: string, term: string) => Suggested | null,
): Promise<Route[]> {
  const waiting: Route[] = [];
  await page.route('**/api/suggest/*/', async (route) => {
    const { type, term } = asked(route.request());
    const json = answer(type, term);
    if (json) await route.fulfill({ json });
    else waiting.push(route);
  });
  return waiting;
}

/** While this runs, searching these types fails on the server itself. */
export async function withBrokenSearch(
  site: Site,
  types: readonly string[],
  run: () => Promise<unknown>,
): Promise<void> {
  const rename = async (from: string, to: string) => {
    for (const type of types) {
      await site.app.db.pool.query(
        `alter table search_code_${type}${from} rename to search_code_${type}${to}`,
      );
    }
  };
  await rename('', '_away');
  try {
    await run();
  } finally {
    await rename('_away', '');
  }
}
