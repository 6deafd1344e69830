import { LIVE_QUOTES_PATH, MAX_LIVE_IDS, type LiveQuote } from '../../contracts/quote.ts';

/** `connecting`: it may be live in a moment. `lost`: an attempt failed; the next one will come. */
export type LiveState = 'connecting' | 'live' | 'lost';

/** What is used of an EventSource. */
export interface QuoteSource {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: Event) => void): void;
  close(): void;
}

/** What is used of the document. */
export interface Page {
  readonly visibilityState: string;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}

export interface WatchOptions {
  /** The page's data server; empty for the one the page came from. */
  readonly base: string;
  readonly onQuote: (message: LiveQuote) => void;
  readonly onState: (state: LiveState) => void;
  readonly createSource?: (url: string, withCredentials: boolean) => QuoteSource;
  readonly page?: Page;
}

/** The state of an EventSource that has given up. */
const CLOSED = 2;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;
/** Up to so much of a pause is added: pages that lost a server together do not all come at once. */
const JITTER = 0.25;
/** A page that nobody has looked at for so long needs no connection. */
const HIDDEN_MS = 60_000;

/** Follows the quotes of instruments until the returned function is called. */
export function watchQuotes(ids: readonly number[], options: WatchOptions): () => void {
  const watch = new QuoteWatch(ids, options);
  return () => watch.stop();
}

class QuoteWatch {
  readonly #url: string;
  readonly #options: WatchOptions;
  readonly #page: Page;
  #source: QuoteSource | null = null;
  #state: LiveState | null = null;
  #retryMs = FIRST_RETRY_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(ids: readonly number[], options: WatchOptions) {
    this.#url = urlOf(ids, options.base);
    this.#options = options;
    this.#page = options.page ?? document;
    this.#page.addEventListener('visibilitychange', this.#onVisibility);
    this.#open();
    this.#onVisibility();
  }

  stop(): void {
    this.#page.removeEventListener('visibilitychange', this.#onVisibility);
    clearTimeout(this.#pause);
    this.#close();
  }

  #open(): void {
    this.#close();
    this.#become('connecting');
    const { base, createSource = openSource, onQuote } = this.#options;
    const source = createSource(this.#url, base !== '');
    this.#source = source;
    // A source that was closed may still have events on their way.
    const whileCurrent = (listener: (event: Event) => void) => (event: Event) => {
      if (this.#source === source) listener(event);
    };
    source.addEventListener(
      'open',
      whileCurrent(() => {
        this.#retryMs = FIRST_RETRY_MS;
        this.#become('live');
      }),
    );
    source.addEventListener(
      'quote',
      whileCurrent((event) => {
        onQuote(JSON.parse((event as MessageEvent<string>).data) as LiveQuote);
      }),
    );
    source.addEventListener(
      'error',
      whileCurrent(() => this.#onError(source)),
    );
  }

  /** After a lost connection the browser tries again by itself; after a refusal it does not. */
  #onError(source: QuoteSource): void {
    if (source.readyState !== CLOSED) {
      this.#become(this.#state === 'live' ? 'connecting' : 'lost');
      return;
    }
    this.#close();
    this.#become('lost');
    this.#retry = setTimeout(() => this.#open(), this.#retryMs * (1 + JITTER * Math.random()));
    this.#retryMs = Math.min(2 * this.#retryMs, LAST_RETRY_MS);
  }

  readonly #onVisibility = (): void => {
    clearTimeout(this.#pause);
    if (this.#page.visibilityState === 'hidden') {
      this.#pause = setTimeout(() => {
        this.#close();
        this.#become('connecting');
      }, HIDDEN_MS);
    } else if (this.#source === null || this.#source.readyState === CLOSED) {
      // Somebody looks again: no waiting, whatever was refused before.
      this.#retryMs = FIRST_RETRY_MS;
      this.#open();
    }
  };

  #close(): void {
    clearTimeout(this.#retry);
    this.#source?.close();
    this.#source = null;
  }

  #become(state: LiveState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.onState(state);
  }
}

function openSource(url: string, withCredentials: boolean): QuoteSource {
  return new EventSource(url, { withCredentials });
}

/** The server refuses more ids than these: then the first ones are live and the others are not. */
function urlOf(ids: readonly number[], base: string): string {
  return `${base}${LIVE_QUOTES_PATH}?ids=${[...new Set(ids)].slice(0, MAX_LIVE_IDS).join(',')}`;
}
