import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { collectConsoleErrors, untilHydrated, watchScripts, type OpenOptions } from '../browser.ts';
import { Profiles, sharedBrowser } from '../profiles.ts';
import { startGalleryServer } from './gallery-server.ts';

export interface Gallery {
  readonly origin: string;
  /** Opens any of its pages in a new document, or `about:blank`. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /** Mounts these states of a widget in the one document that the file has for it. */
  show(name: string, states: readonly string[] | undefined, options?: OpenOptions): Promise<Page>;
}

interface Description {
  readonly frame: string;
  readonly globals: readonly string[];
}

/** What a tab shows, and the state of its document when it was opened. */
interface Shown {
  readonly path: string;
  readonly opened: Description;
}

/** Server and profiles of this process, shared by all of its files. */
let started: Promise<{ readonly origin: string; readonly profiles: Profiles }> | undefined;

async function start() {
  const [origin, browser] = await Promise.all([startGalleryServer(), sharedBrowser()]);
  return { origin, profiles: new Profiles(browser, origin, watchScripts) };
}

/**
 * The gallery of widgets in a real Chromium, without the rest of the product. After a test the
 * widget is unmounted and the next test continues in the same document, because opening one takes
 * ten times as long as mounting a widget.
 */
export function useGallery(): Gallery {
  let origin = '';
  let profiles: Profiles;
  let complaints: string[] = [];
  /** The tabs of the running test. */
  let shown = new Map<Page, Shown>();
  /** Tabs whose widget is unmounted. */
  let ready = new WeakMap<Page, Shown>();

  beforeAll(async () => {
    const known = await started;
    if (!known?.profiles.isAlive) started = start();
    ({ origin, profiles } = await started!);
  });

  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail';
    const staying = new Set<Page>();
    for (const [page, what] of shown) {
      if (hasFailed || !(await unmount(page, what))) continue;
      staying.add(page);
      ready.set(page, what);
    }
    shown = new Map();
    await profiles.clear(staying);
    const heard = complaints;
    complaints = [];
    expect(heard).toEqual([]);
  });

  afterAll(() => {
    ready = new WeakMap();
  });

  async function prepare(options: OpenOptions): Promise<Page> {
    const { prepare: act, isAlone = false, ...pageOptions } = options;
    const page = await profiles.open(pageOptions, isAlone);
    collectConsoleErrors(page, complaints);
    await act?.(page);
    return page;
  }

  async function goTo(page: Page, path: string, { javaScriptEnabled }: OpenOptions): Promise<void> {
    ready.delete(page);
    await page.goto(origin + path);
    if (javaScriptEnabled !== false) await untilHydrated(page);
  }

  return {
    get origin() {
      return origin;
    },
    async open(path, options = {}) {
      const page = await prepare(options);
      if (path === 'about:blank') await page.goto(path);
      else await goTo(page, path, options);
      return page;
    },
    async show(name, states, options = {}) {
      const page = await prepare(options);
      const path = `/gallery/${name}/`;
      const address = states ? `${path}?states=${states.join()}` : path;
      const known = ready.get(page);
      ready.delete(page);
      // `prepare` has to run before the document loads.
      const isReady = known?.path === path && !options.prepare;
      if (isReady) await page.evaluate(moveTo, [address, true] as const);
      else await goTo(page, address, options);
      const opened = isReady ? known.opened : await page.evaluate(describeDocument);
      // With a stopped clock the widget couldn't be unmounted.
      if (!options.isAlone) shown.set(page, { path, opened });
      return page;
    },
  };
}

/**
 * Whether the document is now as if it had been opened without any state of the widget. If a test
 * left something in the window or the frame, the next one gets a new document.
 */
async function unmount(page: Page, { path, opened }: Shown): Promise<boolean> {
  if (page.isClosed() || new URL(page.url()).pathname !== path) return false;
  if ((await page.evaluate(describeDocument)).frame !== opened.frame) return false;
  // No state has this name.
  await page.evaluate(moveTo, [`${path}?states=-`, false] as const);
  const { frame, globals } = await page.evaluate(describeDocument);
  return frame === opened.frame && globals.every((name) => opened.globals.includes(name));
}

/** The parts of a document that don't depend on the widget. */
function describeDocument(): Description {
  const { body, documentElement } = document;
  const attributes = [documentElement, body].map((element) =>
    Array.from(element.attributes, ({ name, value }) => [name, value]),
  );
  return {
    // Each document has its own time origin; the router removes its scripts at some point.
    frame: JSON.stringify([
      performance.timeOrigin,
      body.querySelectorAll(':scope > :not(script)').length,
      attributes,
    ]),
    globals: Object.getOwnPropertyNames(window).filter((name) => !/^(?:__|axe$)/.test(name)),
  };
}

/** Navigates within the open page, and waits until its widget is mounted or unmounted. */
async function moveTo([path, hasWidget]: readonly [string, boolean]): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const router = Reflect.get(window, '__reactRouterDataRouter') as {
    navigate(to: string, options: { replace: boolean }): Promise<void>;
  };
  await router.navigate(path, { replace: true });
  // React runs effects after the frame in which the elements appear.
  let frames = 0;
  while (frames < 2) {
    await new Promise((passed) => {
      requestAnimationFrame(() => setTimeout(passed));
    });
    const isThere = document.querySelector('[data-widget]') !== null;
    frames = isThere === hasWidget ? frames + 1 : 0;
  }
  window.getSelection()?.removeAllRanges();
  window.scrollTo(0, 0);
}
