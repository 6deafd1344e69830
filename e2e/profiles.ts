import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const WIDE = { width: 1440, height: 900 };

export interface PageOptions {
  readonly viewport?: { width: number; height: number };
  readonly colorScheme?: 'light' | 'dark';
  readonly javaScriptEnabled?: boolean;
  readonly locale?: string;
  /** A phone: fingers instead of a mouse. */
  readonly hasTouch?: boolean;
  readonly isMobile?: boolean;
}

async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      // As root Chromium runs without a sandbox; it only loads our own pages here.
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      // Letters are placed by their font and not at whole pixels.
      '--font-render-hinting=none',
      '--disable-background-networking',
      // All pages are of one site; a process for each would take a fifth of the run.
      '--process-per-site',
      // The same for the empty page that each one is at first.
      '--renderer-process-limit=1',
      // No page lives long enough for its scripts to be worth optimising.
      '--js-flags=--no-opt --no-maglev',
    ],
  });
}

let running: Promise<Browser> | undefined;

/** One browser for all files of a process: to start one takes a second. It ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await running;
  if (browser?.isConnected()) return browser;
  running = launch();
  return running;
}

interface Profile {
  readonly context: BrowserContext;
  /**
   * Stays open between tests, so that the process of the site stays too: starting one takes a
   * second.
   */
  readonly keeper: Page;
  /** Used by a visitor of the running test; a second visitor needs another profile. */
  isTaken: boolean;
}

/**
 * Browser profiles that tests of a file use one after the other. A test finds nothing that another
 * one left: no pages, no cookies, no stored texts.
 */
export class Profiles {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #shared = new Map<string, Profile>();
  #alone: BrowserContext[] = [];

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  async open(options: PageOptions, isAlone: boolean): Promise<Page> {
    const { viewport = WIDE, colorScheme = 'light', ...rest } = options;
    const profile = isAlone ? null : await this.#profileFor(rest);
    if (!profile || profile.isTaken) {
      const context = await this.#newContext({ viewport, colorScheme, ...rest });
      this.#alone.push(context);
      return context.newPage();
    }
    profile.isTaken = true;
    const page = await profile.context.newPage();
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    // A clock belongs to the whole profile, and cannot be started again.
    Object.defineProperty(page, 'clock', {
      get() {
        throw new Error('open the page with isAlone to stop its clock');
      },
    });
    return page;
  }

  /** After each test. */
  async clear(): Promise<void> {
    const alone = this.#alone;
    this.#alone = [];
    await Promise.all([
      ...alone.map((context) => context.close()),
      ...[...this.#shared.values()].map(async (profile) => {
        const { context, keeper } = profile;
        profile.isTaken = false;
        const left = context.pages().filter((page) => page !== keeper);
        await Promise.all(left.map((page) => page.close()));
        await context.clearCookies();
        await context.clearPermissions();
        await keeper.evaluate(() => localStorage.clear());
      }),
    ]);
  }

  /** After the last test of the file. */
  async close(): Promise<void> {
    await this.clear();
    await Promise.all([...this.#shared.values()].map(({ context }) => context.close()));
  }

  async #profileFor(options: PageOptions): Promise<Profile> {
    const { locale = '', ...flags } = options;
    const key = [locale, ...Object.entries(flags).map(String)].join();
    let profile = this.#shared.get(key);
    if (!profile) {
      const context = await this.#newContext(options);
      const keeper = await context.newPage();
      await keeper.goto(`${this.#origin}/favicon.svg`);
      profile = { context, keeper, isTaken: false };
      this.#shared.set(key, profile);
    }
    return profile;
  }

  async #newContext(options: PageOptions): Promise<BrowserContext> {
    return this.#browser.newContext({ viewport: WIDE, locale: 'en-US', ...options });
  }
}
