import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Config } from '../src/server/config.ts';
import { createTestApp, TEST_NOW, type TestApp } from '../src/server/testing/test-app.ts';
import { Profiles, sharedBrowser, type PageOptions } from './profiles.ts';

export const PHONE = { width: 390, height: 844 };

export interface Site {
  readonly app: TestApp;
  readonly origin: string;
  /** Sets the server's clock, which stands in the demo market's own day otherwise. */
  setClock(momentMs: number): void;
  /** A page of a visitor of its own; what its console complained about fails the test. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  signIn(page: Page, kind: 'free' | 'tariff' | 'paid' | 'operator'): Promise<void>;
}

interface OpenOptions extends PageOptions {
  /** Before the first page: who is signed in, what the network does, what the browser lacks. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** In a browser profile of its own, for tests that stop the clock or look at other tabs. */
  readonly isAlone?: boolean;
}

/** The whole product on a port and a real Chromium, for the tests of one file. */
export function useSite(
  options: { readonly config?: Partial<Config>; readonly liveBeatMs?: number } = {},
): Site {
  let app: TestApp;
  let profiles: Profiles;
  let complaints: string[] = [];
  let origin = '';
  let momentMs = TEST_NOW;

  beforeAll(async () => {
    app = await createTestApp({ template: 'demo', now: () => momentMs, ...options });
    origin = await app.app.http.listen({ port: 0, host: '127.0.0.1' });
    profiles = new Profiles(await sharedBrowser(), origin);
  });

  afterEach(async () => {
    await profiles.clear();
    const heard = complaints;
    complaints = [];
    expect(heard).toEqual([]);
  });

  afterAll(async () => {
    await profiles?.close();
    await app?.close();
  });

  return {
    get app() {
      return app;
    },
    get origin() {
      return origin;
    },
    setClock(moment) {
      momentMs = moment;
    },
    async open(path, { prepare, isAlone = false, ...pageOptions } = {}) {
      const page = await profiles.open(pageOptions, isAlone);
      // Its visitor has a hand on the mouse: charts come alive at once, not after a while.
      await page.addInitScript(() => {
        setInterval(() => window.dispatchEvent(new Event('pointermove')), 100);
      });
      await page.addInitScript(tellWhenTakenOver);
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // A page that is meant to answer 404 or 401 is reported by Chromium as a failed resource.
        const isRefusal = message.text().startsWith('Failed to load resource');
        if (['error', 'warning'].includes(message.type()) && !isRefusal) {
          complaints.push(message.text());
        }
      });
      await prepare?.(page);
      await page.goto(origin + path);
      if (pageOptions.javaScriptEnabled !== false) await untilTakenOver(page);
      return page;
    },
    async signIn(page, kind) {
      await page.goto(`${origin}/sign-in/`);
      await page.getByLabel('Email').fill(`${kind}@demo.example`);
      await page.getByLabel('Password').fill('parcurve-demo');
      await page.getByRole('main').getByRole('button').click();
      await page.waitForURL(`${origin}/`);
    },
  };
}

/** Does what leads to another document, and waits until that one is read to its end. */
export async function toNextDocument(page: Page, act: () => Promise<unknown>): Promise<void> {
  // The address changes with the first bytes; the rows of a table come after them.
  await Promise.all([page.waitForEvent('domcontentloaded'), act()]);
}

/** Nothing that an automatic check of accessibility can find, on the page or in a part of it. */
export async function expectAccessible(page: Page, selector?: string): Promise<void> {
  // Our pages have no frames, and only what is wrong is asked for: a fifth of the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], elementRef: false });
  if (selector !== undefined) axe.include(selector);
  // Every check in the dark has a twin in the light; only the colours are others.
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  if (isDark) axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`),
  ).toEqual([]);
}

/** No sideways scrolling of the page. */
export async function expectFits(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

/** A page's program comes once it has been painted, which no event tells; a file has none. */
async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      ('isTakenOver' in window && window.isTakenOver === true) ||
      !document.querySelector('script[type="text/later"]'),
  );
}

/** React tells its developer tools when it has taken over a page, effects included: so we know. */
export function tellWhenTakenOver(): void {
  const told = Object.assign(window, { isTakenOver: false });
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {},
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {
        told.isTakenOver = true;
      },
    },
  });
}
