import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { hearComplaints, untilTakenOver, watchScripts, type OpenOptions } from '../browser.ts';
import { Profiles, sharedBrowser } from '../profiles.ts';
import { startGalleryServer } from './gallery-server.ts';

export interface Gallery {
  readonly origin: string;
  /** Any of its pages in a document of its own, or `about:blank`. */
  open(path: string, options?: OpenOptions): Promise<Page>;
  /** These states of a widget, mounted afresh in the one document that the file has of it. */
  show(name: string, states: readonly string[] | undefined, options?: OpenOptions): Promise<Page>;
}

interface Description {
  readonly frame: string;
  readonly globals: readonly string[];
}

/** What a tab shows, and how its document was when it was opened. */
interface Shown {
  readonly path: string;
  readonly opened: Description;
}

/** Server and profiles of this process, for all of its files. */
let started: Promise<{ readonly origin: string; readonly profiles: Profiles }> | undefined;

async function start() {
  const [origin, browser] = await Promise.all([startGalleryServer(), sharedBrowser()]);
  return { origin, profiles: new Profiles(browser, origin, watchScripts) };
}

/**
 * The gallery of widgets in a real Chromium, without the product behind it. What a test has shown is
 * unmounted after it, and the next test goes on in the same document: to make one takes ten times
 * as long as to mount a widget.
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
    hearComplaints(page, complaints);
    await act?.(page);
    return page;
  }

  async function goTo(page: Page, path: string, { javaScriptEnabled }: OpenOptions): Promise<void> {
    ready.delete(page);
    await page.goto(origin + path);
    if (javaScriptEnabled !== false) await untilTakenOver(page);
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
      // What prepares a page wants to see it from its beginning.
      const isReady = known?.path === path && !options.prepare;
      if (isReady) await page.evaluate(moveTo, [address, true] as const);
      else await goTo(page, address, options);
      const opened = isReady ? known.opened : await page.evaluate(describeDocument);
      // A stopped clock would not let the widget go.
      if (!options.isAlone) shown.set(page, { path, opened });
      return page;
    },
  };
}

/**
 * Whether the document is now as if it had been opened without any state of the widget. What a test
 * has put into the window or the frame stays: then the next one gets another document.
 */
async function unmount(page: Page, { path, opened }: Shown): Promise<boolean> {
  if (page.isClosed() || new URL(page.url()).pathname !== path) return false;
  if ((await page.evaluate(describeDocument)).frame !== opened.frame) return false;
  // No state has this name.
  await page.evaluate(moveTo, [`${path}?states=-`, false] as const);
  const { frame, globals } = await page.evaluate(describeDocument);
  return frame === opened.frame && globals.every((name) => opened.globals.includes(name));
}

/** What belongs to a document whatever it shows. */
function describeDocument(): Description {
  const { body, documentElement } = document;
  const attributes = [documentElement, body].map((element) =>
    Array.from(element.attributes, ({ name, value }) => [name, value]),
  );
  return {
    // Each document has its own beginning of time; the router takes its scripts away in its time.
    frame: JSON.stringify([
      performance.timeOrigin,
      body.querySelectorAll(':scope > :not(script)').length,
      attributes,
    ]),
    globals: Object.getOwnPropertyNames(window).filter((name) => !/^(?:__|axe$)/.test(name)),
  };
}

/** Goes to another view of the page that is open, and waits until its widget has come or gone. */
async function moveTo([path, hasWidget]: readonly [string, boolean]): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const router = Reflect.get(window, '__reactRouterDataRouter') as {
    navigate(to: string, options: { replace: boolean }): Promise<void>;
  };
  await router.navigate(path, { replace: true });
  // React runs effects after the frame in which elements have come.
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
