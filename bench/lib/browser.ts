import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import type { BenchContext } from '../harness.ts';

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
const WINDOW = { width: 1440, height: 900 };

export async function startBrowser(
  { defer }: BenchContext,
  moreArgs: readonly string[] = [],
): Promise<Browser> {
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new Error('no Chromium was found');
  const browser = await chromium.launch({
    executablePath,
    // As root, Chromium runs without a sandbox; it only loads our own pages here.
    args: [...ARGS, ...moreArgs],
    // The benchmark itself ends what it started.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  defer(() => browser.close());
  return browser;
}

/** A page in a separate process, with the browser's measurements of it. */
export class MeasuredPage {
  readonly page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  static async open(browser: Browser, address: string): Promise<MeasuredPage> {
    const context = await browser.newContext({ viewport: WINDOW, locale: 'en-US' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address);
    return new MeasuredPage(page, session);
  }

  /** Processor time of the page's main thread in ms, independent of other programs. */
  async processorTime(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
    if (seconds === undefined) throw new Error('the browser does not say how long its tasks took');
    return seconds * 1000;
  }

  /** Bytes in use after a garbage collection: script objects, typed arrays, elements. */
  async memory(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage');
    await this.#session.send('HeapProfiler.collectGarbage');
    const usage = await this.#session.send('Runtime.getHeapUsage');
    return usage.usedSize + usage.backingStorageSize + usage.embedderHeapUsedSize;
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
