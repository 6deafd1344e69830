import { QuoteStream, type QuoteListener, type QuoteSource } from './quote-stream.ts';
import { SharedQuotes, workerName } from './shared-quotes.ts';

/** The part of the document that is used. */
export interface Page {
  readonly visibilityState: string;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}

export interface WatchOptions extends QuoteListener {
  /** The page's data server; empty if it is the one that served the page. */
  readonly base: string;
  /** The viewer of the page; tabs of other viewers use another worker. */
  readonly viewerTag: string;
}

/** Where quotes come from, and how long a hidden page keeps receiving them. */
interface Supply {
  readonly source: QuoteSource;
  readonly hiddenMs: number;
}

export interface Surroundings {
  readonly page: Page;
  readonly network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** null if the browser doesn't support shared workers. */
  readonly shared: ((onUnusable: () => void) => QuoteSource) | null;
  readonly alone: () => QuoteSource;
}

/**
 * Other tabs may need the shared stream anyway, while a separate one takes one of six connections.
 */
const SHARED_HIDDEN_MS = 60_000;
const ALONE_HIDDEN_MS = 5000;

/** Follows the quotes of instruments until the returned function is called. */
export function watchQuotes(ids: readonly number[], options: WatchOptions): () => void {
  const watch = new QuoteWatch(ids, makeSurroundings(options));
  return () => watch.stop();
}

/** Follows while the page is visible and the browser is online. */
export class QuoteWatch {
  readonly #ids: readonly number[];
  readonly #around: Surroundings;
  #supply: Supply;
  #isFollowing = false;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(ids: readonly number[], around: Surroundings) {
    this.#ids = ids;
    this.#around = around;
    this.#supply = around.shared
      ? { source: around.shared(() => this.#goAlone()), hiddenMs: SHARED_HIDDEN_MS }
      : { source: around.alone(), hiddenMs: ALONE_HIDDEN_MS };
    around.page.addEventListener('visibilitychange', this.#onVisibility);
    for (const [type, listener] of this.#networkListeners) {
      around.network.addEventListener(type, listener);
    }
    this.#onVisibility();
  }

  stop(): void {
    this.#around.page.removeEventListener('visibilitychange', this.#onVisibility);
    for (const [type, listener] of this.#networkListeners) {
      this.#around.network.removeEventListener(type, listener);
    }
    clearTimeout(this.#pause);
    this.#supply.source.stop();
  }

  readonly #onVisibility = (): void => {
    clearTimeout(this.#pause);
    if (this.#around.page.visibilityState === 'hidden') {
      this.#pause = setTimeout(this.#release, this.#supply.hiddenMs);
    } else this.#resume();
  };

  readonly #resume = (): void => {
    if (this.#isFollowing) this.#supply.source.retryNow();
    else this.#supply.source.follow(this.#ids);
    this.#isFollowing = true;
  };

  readonly #release = (): void => {
    if (this.#isFollowing) this.#supply.source.follow([]);
    this.#isFollowing = false;
  };

  readonly #networkListeners = [
    ['offline', () => this.#supply.source.goOffline()],
    ['online', () => this.#supply.source.retryNow()],
    // Fired on leaving a page; one in the back-forward cache returns with Back.
    ['pagehide', this.#release],
    ['pageshow', () => this.#onVisibility()],
  ] as const;

  #goAlone(): void {
    this.#supply = { source: this.#around.alone(), hiddenMs: ALONE_HIDDEN_MS };
    this.#isFollowing = false;
    this.#onVisibility();
  }
}

/** Set if a worker failed to start, so that it isn't tried again. */
let isWorkerUnusable = false;

function makeSurroundings({ base, viewerTag, ...listener }: WatchOptions): Surroundings {
  const name = workerName(base, viewerTag);
  const shared = (onUnusable: () => void): QuoteSource =>
    new SharedQuotes({
      ...listener,
      connect: () =>
        new SharedWorker(new URL('./quote-worker.ts', import.meta.url), { type: 'module', name }),
      isVisible: () => document.visibilityState === 'visible',
      onUnusable: () => {
        isWorkerUnusable = true;
        onUnusable();
      },
    });
  return {
    page: document,
    network: window,
    shared: 'SharedWorker' in globalThis && !isWorkerUnusable ? shared : null,
    alone: () => new QuoteStream({ base, ...listener }),
  };
}
