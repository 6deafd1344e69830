import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Config } from '../src/server/config.ts';
import {
  createTestApp,
  TEST_NOW,
  type DemoKind,
  type TestApp,
} from '../src/server/testing/test-app.ts';
import { findProblems } from './axe.ts';
import { Profiles, sharedBrowser, type PageOptions } from './profiles.ts';

export const PHONE = { width: 390, height: 844 };

export interface Site {
  readonly app: TestApp;
  readonly origin: string;
  /** Sets the server's clock; the default is the demo market's own day. */
  setClock(momentMs: number): void;
  /**
   * A page of a new visitor, or `about:blank`; any error or warning in its console fails the test.
   */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /**
   * Gives the visitor a session of this demo account, on another host name of the site if one is
   * given. Doesn't navigate.
   */
  signIn(page: Page, kind: DemoKind, name?: string): Promise<void>;
}

export interface OpenOptions extends PageOptions {
  /** Runs before the first page is opened, for example to sign in or to change the network. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** In a separate browser profile, for tests that stop the clock or look at other tabs. */
  readonly isAlone?: boolean;
}

/** The whole product on a port with a real Chromium, for the tests of one file. */
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
    origin = await listen(app);
    profiles = await profilesAt(origin);
  });

  afterEach(async () => {
    await profiles.clear();
    const heard = complaints;
    complaints = [];
    expect(heard).toEqual([]);
  });

  afterAll(async () => {
    if (profiles !== usual?.profiles) await profiles?.close();
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
      collectConsoleErrors(page, complaints);
      await prepare?.(page);
      if (path === 'about:blank') return page;
      await page.goto(origin + path);
      if (pageOptions.javaScriptEnabled !== false) await untilHydrated(page);
      return page;
    },
    async signIn(page, kind, url = origin) {
      await keepCookies(page, await app.signInAs(kind), url);
    },
  };
}

/** Records errors and warnings of a page. */
export function collectConsoleErrors(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Chromium reports a 404 or 401 as a failed resource, but some pages are meant to return one.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isRefusal) {
      complaints.push(message.text());
    }
  });
}

/** As if the site had set these cookies. */
export function keepCookies(page: Page, header: string, url: string): Promise<void> {
  const cookies = header.split('; ').map((cookie) => {
    const at = cookie.indexOf('=');
    return { url, name: cookie.slice(0, at), value: cookie.slice(at + 1) };
  });
  return page.context().addCookies(cookies);
}

/**
 * The port of the first file of this process, and the profiles whose browser data belong to that
 * origin.
 */
let usual: { readonly port: number; readonly profiles: Profiles } | undefined;

/**
 * Listens on the usual port, unless it is taken by another site of the same file or another
 * process.
 */
async function listen({ app: { http } }: TestApp): Promise<string> {
  const host = '127.0.0.1';
  const anywhere = () => http.listen({ port: 0, host });
  return usual ? http.listen({ port: usual.port, host }).catch(anywhere) : anywhere();
}

async function profilesAt(origin: string): Promise<Profiles> {
  const port = Number(new URL(origin).port);
  if (usual?.port === port && usual.profiles.isAlive) return usual.profiles;
  const profiles = new Profiles(await sharedBrowser(), origin, watchScripts);
  if (!usual?.profiles.isAlive) usual = { port, profiles };
  return profiles;
}

export async function watchScripts(tab: Page): Promise<void> {
  // Moves the mouse, so that charts become live immediately instead of after a delay.
  await tab.addInitScript(() => {
    setInterval(() => window.dispatchEvent(new Event('pointermove')), 100);
  });
  await tab.addInitScript(reportHydration);
}

/** Runs an action that opens another document, and waits until that document is complete. */
export async function toNextDocument(page: Page, act: () => Promise<unknown>): Promise<void> {
  // The URL changes with the first bytes, but the rows of a table come later.
  await Promise.all([page.waitForEvent('domcontentloaded'), act()]);
}

/**
 * Waits until the focus has moved to the page that a link opened. Anything opened in the header
 * before that would close again.
 */
export async function untilArrived(page: Page): Promise<void> {
  await page.locator('h1:focus').waitFor({ state: 'attached' });
}

/**
 * Checks that axe finds no problem on the page or in a part of it. In the gallery only the widgets
 * are checked, because all pages share what surrounds them.
 */
export async function expectAccessible(page: Page, selector?: string): Promise<void> {
  const isGallery = new URL(page.url()).pathname.startsWith('/gallery/');
  expect(await findProblems(page, selector ?? (isGallery ? 'main' : ':root'))).toEqual([]);
}

/** Checks that the page doesn't scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

const PATIENCE_MS = 30_000;

/**
 * Evaluates the condition until it is true, even across a navigation. `page.waitForFunction` would
 * inject a large script of its own into each document.
 */
export async function until<Arg>(page: Page, isSo: (arg: Arg) => unknown, arg: Arg): Promise<void> {
  // Some tests stop the other clock.
  const end = performance.now() + PATIENCE_MS;
  while (
    !(await page.evaluate<unknown, Arg>(isSo as never, arg as never).catch(noteNextDocument))
  ) {
    if (performance.now() > end) throw new Error(`not so after ${PATIENCE_MS} ms: ${String(isSo)}`);
    await setTimeout(20);
  }
}

function noteNextDocument(error: unknown): false {
  if (String(error).includes('Execution context was destroyed')) return false;
  throw error;
}

/**
 * Before hydration a button does nothing. No event marks that moment, since a page loads its
 * scripts once it has been painted. Pages without scripts are ready at once.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await until(
    page,
    async () => {
      const hasProgram = document.querySelector('script[type="text/later"]') !== null;
      if (hasProgram && 'whenTakenOver' in window) await window.whenTakenOver;
      return true;
    },
    undefined,
  );
}

/**
 * React notifies its developer tools when a page is hydrated and its effects have run; this listens
 * in.
 */
export function reportHydration(): void {
  const taken = Promise.withResolvers<void>();
  const told = Object.assign(window, { isTakenOver: false, whenTakenOver: taken.promise });
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {},
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {
        told.isTakenOver = true;
        taken.resolve();
      },
    },
  });
}
