import { VIEWER_TAG_HEADER } from '../../contracts/core/page.ts';
import { followQuotes, MAX_LIVE_IDS, type LiveQuote } from '../../contracts/instruments/quote.ts';
import { readEvents, type ServerEvent } from './event-stream.ts';

/** `connecting`: it may be live in a moment. `lost`: an attempt failed, and another one follows. */
export type LiveState = 'connecting' | 'live' | 'lost';

/** The events of a stream. */
export interface QuoteListener {
  readonly onQuote: (message: LiveQuote) => void;
  readonly onState: (state: LiveState) => void;
  /** The viewer as identified by the server; called each time it says so. */
  readonly onViewer?: ((tag: string) => void) | undefined;
}

/** A source of quotes: the server, or a worker that all tabs share. */
export interface QuoteSource {
  /** The ids may change at any time; without ids the stream ends until there are some again. */
  follow(ids: readonly number[]): void;
  /** The browser reports that there is no network. */
  goOffline(): void;
  /** The network is back, or the page is visible again: connects at once, even after rejections. */
  retryNow(): void;
  stop(): void;
}

export interface QuoteStreamOptions extends QuoteListener {
  /** The page's data server; empty if it is the one that served the page. */
  readonly base: string;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;
/** A random share of this is added to a pause, so that pages don't all return at the same time. */
const JITTER = 0.25;
/** Used until the server has announced its heartbeat interval. */
const USUAL_BEAT_MS = 10_000;
/**
 * After this many missing heartbeats the connection counts as lost, even if the network reports
 * nothing.
 */
const MISSED_BEATS = 2.5;
/** The server responds at once, but after a silence the browser may first try dead connections. */
const ANSWER_MS = 10_000;

/** Keeps one connection to the server's live quotes; reopens it if it breaks or goes silent. */
export class QuoteStream implements QuoteSource {
  readonly #options: QuoteStreamOptions;
  #ids: readonly number[] = [];
  #state: LiveState | null = null;
  #connection: AbortController | null = null;
  #silenceMs = MISSED_BEATS * USUAL_BEAT_MS;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #retryMs = FIRST_RETRY_MS;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: QuoteStreamOptions) {
    this.#options = options;
  }

  follow(ids: readonly number[]): void {
    this.#ids = ids;
    this.#retryMs = FIRST_RETRY_MS;
    this.#close();
    // A stream stays live while another one replaces it.
    if (this.#state !== 'live' || ids.length === 0) this.#become('connecting');
    if (ids.length > 0) this.#open();
  }

  goOffline(): void {
    if (this.#ids.length === 0) return;
    this.#close();
    this.#become('lost');
  }

  retryNow(): void {
    if (this.#ids.length === 0 || this.#connection) return;
    this.#retryMs = FIRST_RETRY_MS;
    this.#open();
  }

  stop(): void {
    this.#ids = [];
    this.#close();
  }

  #open(): void {
    this.#close();
    const connection = new AbortController();
    this.#connection = connection;
    this.#waitForNews(Math.min(ANSWER_MS, this.#silenceMs));
    void this.#readStream(connection);
  }

  async #readStream(connection: AbortController): Promise<void> {
    const isCurrent = () => this.#connection === connection;
    try {
      const response = await this.#openStream(connection.signal);
      if (!isCurrent()) return;
      if (!response.ok || !response.body) return this.#onRefusal(response);
      this.#retryMs = FIRST_RETRY_MS;
      this.#waitForNews();
      this.#become('live');
      await readEvents(response.body, (event) => {
        if (isCurrent()) this.#onEvent(event);
      });
    } catch {
      // A broken connection has ended, too.
    }
    // A restarting server is back soon, so the loss is only reported if a second attempt fails.
    if (isCurrent()) this.#comeBack(this.#state === 'live' ? 'connecting' : 'lost');
  }

  #openStream(signal: AbortSignal): Promise<Response> {
    const { base, fetch = globalThis.fetch.bind(globalThis) } = this.#options;
    return fetch(streamUrl(this.#ids, base), {
      headers: { accept: 'text/event-stream' },
      credentials: base === '' ? 'same-origin' : 'include',
      cache: 'no-store',
      signal,
    });
  }

  #onRefusal(response: Response): void {
    const tag = response.headers.get(VIEWER_TAG_HEADER);
    this.#comeBack('lost');
    if (tag !== null) this.#options.onViewer?.(tag);
  }

  #onEvent({ type, data }: ServerEvent): void {
    if (type === 'beat') {
      const { nextMs } = JSON.parse(data) as { nextMs: number };
      this.#silenceMs = MISSED_BEATS * nextMs;
    }
    this.#waitForNews();
    if (type === 'quote') this.#options.onQuote(JSON.parse(data) as LiveQuote);
    if (type === 'viewer') this.#options.onViewer?.((JSON.parse(data) as { tag: string }).tag);
  }

  #waitForNews(atMostMs = this.#silenceMs): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      // A server that didn't respond hasn't been asked too often.
      this.#retryMs = FIRST_RETRY_MS;
      this.#comeBack('lost');
    }, atMostMs);
  }

  /** Pauses grow, up to a minute. */
  #comeBack(state: LiveState): void {
    this.#close();
    this.#become(state);
    this.#retry = setTimeout(() => this.#open(), this.#retryMs * (1 + JITTER * Math.random()));
    this.#retryMs = Math.min(2 * this.#retryMs, LAST_RETRY_MS);
  }

  #close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#connection?.abort();
    this.#connection = null;
  }

  #become(state: LiveState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.onState(state);
  }
}

/** The server rejects more ids than this, so only the first ones are live. */
function streamUrl(ids: readonly number[], base: string): string {
  return `${base}${followQuotes.path}?ids=${[...new Set(ids)].slice(0, MAX_LIVE_IDS).join(',')}`;
}
