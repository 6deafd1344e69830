import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from 'playwright-core';
import { afterEach } from 'vitest';

const WIDE = { width: 1440, height: 900 };

export interface PageOptions {
  readonly viewport?: { width: number; height: number };
  readonly colorScheme?: 'light' | 'dark';
  readonly javaScriptEnabled?: boolean;
  readonly locale?: string;
  /** A phone: touch instead of a mouse. */
  readonly hasTouch?: boolean;
  readonly isMobile?: boolean;
}

async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      // Chromium can't use its sandbox as root; it only loads our own pages here.
      '--no-sandbox',
      '--disable-gpu',
      // There is no graphics card, so rendering needs no separate GPU process.
      '--in-process-gpu',
      '--disable-quic',
      // Glyphs are positioned by their font, not at whole pixels.
      '--font-render-hinting=none',
      '--disable-background-networking',
      // All pages belong to one site; separate processes would take a fifth of the run.
      '--process-per-site',
      // The same for the blank page that every tab starts with.
      '--renderer-process-limit=1',
      // No page lives long enough for optimising its scripts to pay off.
      '--js-flags=--no-opt --no-maglev',
    ],
  });
}

let running: Promise<Browser> | undefined;

/**
 * One browser for all files of a process, because starting one takes a second. It ends with the
 * process.
 */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await running;
  if (browser?.isConnected()) return browser;
  running = launch();
  return running;
}

/**
 * For a file that opens profiles itself; they are closed after each test. Profiles that the browser
 * keeps for other files aren't touched.
 */
export function useOwnProfiles(): (options?: BrowserContextOptions) => Promise<BrowserContext> {
  let opened: BrowserContext[] = [];
  afterEach(async () => {
    await Promise.all(opened.map((context) => context.close()));
    opened = [];
  });
  return async (options) => {
    const context = await (await sharedBrowser()).newContext({ locale: 'en-US', ...options });
    opened.push(context);
    return context;
  };
}

interface Profile {
  readonly context: BrowserContext;
  /** Passed from test to test: a reused tab keeps the site's scripts and styles in memory. */
  readonly tab: Page;
  readonly devTools: CDPSession;
  /** In use by a visitor of the running test; a second visitor needs another profile. */
  isTaken: boolean;
  /** A test has added an init script for all its pages, which can't be removed. */
  isMarked: boolean;
}

/** The events a test may listen to. */
const HEARD = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

/**
 * Browser profiles that tests use one after the other, across files. A test finds nothing left
 * behind by another one: no pages, cookies or stored texts.
 */
export class Profiles {
  readonly #browser: Browser;
  readonly #origin: string;
  /** Called for each new tab. */
  readonly #prepare: (tab: Page) => Promise<unknown>;
  readonly #shared = new Map<string, Profile[]>();
  #alone: BrowserContext[] = [];

  constructor(browser: Browser, origin: string, prepare: (tab: Page) => Promise<unknown>) {
    this.#browser = browser;
    this.#origin = origin;
    this.#prepare = prepare;
  }

  /** False after a crash of the browser. */
  get isAlive(): boolean {
    return this.#browser.isConnected();
  }

  async open(options: PageOptions, isAlone: boolean): Promise<Page> {
    const { viewport = WIDE, colorScheme = 'light', ...rest } = options;
    if (isAlone) {
      const context = await this.#newContext({ viewport, colorScheme, ...rest });
      this.#alone.push(context);
      return this.#newTab(context);
    }
    const { tab } = await this.#takeProfile(rest);
    await tab.setViewportSize(viewport);
    await tab.emulateMedia({ colorScheme, media: null, reducedMotion: null });
    return tab;
  }

  /**
   * Runs after each test. Tabs in `staying` stay open: they show what they would if just opened.
   */
  async clear(staying: ReadonlySet<Page> = new Set()): Promise<void> {
    const alone = this.#alone;
    this.#alone = [];
    const taken = [...this.#shared.values()].flat().filter(({ isTaken }) => isTaken);
    await Promise.all([
      ...alone.map((context) => context.close()),
      ...taken.map((profile) => this.#clearProfile(profile, staying.has(profile.tab))),
    ]);
  }

  async close(): Promise<void> {
    await this.clear();
    const profiles = [...this.#shared.values()].flat();
    await Promise.all(profiles.map(({ context }) => context.close()));
  }

  async #takeProfile(options: PageOptions): Promise<Profile> {
    const { locale = '', ...flags } = options;
    const key = [locale, ...Object.entries(flags).map(String)].join();
    const alike = this.#shared.get(key) ?? [];
    this.#shared.set(key, alike);
    let profile = alike.find(({ isTaken }) => !isTaken);
    if (!profile) {
      profile = await this.#newProfile(options);
      alike.push(profile);
    }
    profile.isTaken = true;
    return profile;
  }

  async #newProfile(options: PageOptions): Promise<Profile> {
    const context = await this.#newContext(options);
    const tab = await this.#newTab(context);
    const devTools = await context.newCDPSession(tab);
    const profile = { context, tab, devTools, isTaken: true, isMarked: false };
    // A clock applies to the whole profile and can't be uninstalled.
    Object.defineProperty(tab, 'clock', {
      get() {
        throw new Error('open the page with isAlone to stop its clock');
      },
    });
    const addInitScript = tab.addInitScript.bind(tab);
    tab.addInitScript = (...args) => {
      profile.isMarked = true;
      return addInitScript(...args);
    };
    return profile;
  }

  async #clearProfile(profile: Profile, isStaying: boolean): Promise<void> {
    const isClean = !profile.isMarked && (await this.#leave(profile, isStaying).catch(() => false));
    if (isClean) {
      profile.isTaken = false;
      return;
    }
    for (const [key, alike] of this.#shared) {
      this.#shared.set(
        key,
        alike.filter((each) => each !== profile),
      );
    }
    await profile.context.close();
  }

  /** Whether all traces of the visitor could be removed. */
  async #leave({ context, tab, devTools }: Profile, isStaying: boolean): Promise<boolean> {
    if (!tab.url().startsWith(this.#origin)) return false;
    for (const event of HEARD) tab.removeAllListeners(event);
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    const others = context.pages().filter((page) => page !== tab);
    await Promise.all(others.map((page) => page.close()));
    await tab.evaluate((isLeft) => {
      localStorage.clear();
      sessionStorage.clear();
      if (!isLeft) return;
      window.stop();
      // A page saves its scroll position when it is left.
      Storage.prototype.setItem = () => {};
    }, !isStaying);
    if (!isStaying) await tab.goto('about:blank');
    // Otherwise the next page would get hover events wherever the mouse was left.
    await tab.mouse.move(0, 0);
    await devTools.send('Page.resetNavigationHistory');
    await context.clearCookies();
    await context.clearPermissions();
    return true;
  }

  async #newTab(context: BrowserContext): Promise<Page> {
    const tab = await context.newPage();
    await this.#prepare(tab);
    return tab;
  }

  async #newContext(options: PageOptions): Promise<BrowserContext> {
    return this.#browser.newContext({ viewport: WIDE, locale: 'en-US', ...options });
  }
}
