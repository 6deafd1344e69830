import type { Quote } from '../../contracts/instruments/quote.ts';
import { watchQuotes, type WatchOptions } from './live-quotes.ts';
import type { LiveState } from './quote-stream.ts';

export interface LiveQuotes {
  readonly quotes: ReadonlyMap<number, Quote>;
  /** `off` if nothing is followed. */
  readonly state: LiveState | 'off';
  /** How often quotes may have been missed; charts reload when this increases. */
  readonly gaps: number;
}

export const NO_LIVE_QUOTES: LiveQuotes = { quotes: new Map(), state: 'off', gaps: 0 };

/**
 * A later quote with this page's texts, because tabs that share a stream may show label keys
 * instead.
 */
export function withUnit(quote: Quote, { unit }: Pick<Quote, 'unit'>): Quote {
  return quote.unit === unit ? quote : { ...quote, unit };
}

/** Typing and scrolling change the set many times a second. */
const DEBOUNCE_MS = 150;

interface QuoteBoardOptions extends Pick<WatchOptions, 'base' | 'viewerTag' | 'onViewer'> {
  /** Called at most once per animation frame. */
  readonly onChange: (quotes: LiveQuotes) => void;
  readonly watch?: (ids: readonly number[], options: WatchOptions) => () => void;
}

/** The latest quotes of a changing set of instruments, over one stream at a time. */
export class QuoteBoard {
  readonly #options: QuoteBoardOptions;
  #shown = NO_LIVE_QUOTES;
  #state: LiveState = 'connecting';
  #wasLive = false;
  #gaps = 0;
  #ids: ReadonlySet<number> = new Set();
  readonly #news = new Map<number, Quote>();
  #stopWatching: (() => void) | undefined;
  #restart: ReturnType<typeof setTimeout> | undefined;
  #frame: number | undefined;

  constructor(options: QuoteBoardOptions) {
    this.#options = options;
  }

  /** The stream of the previous set stays open until the new set has been stable for a moment. */
  follow(ids: readonly number[]): void {
    clearTimeout(this.#restart);
    if (ids.length === 0) return this.#clear();
    this.#restart = setTimeout(() => this.#open(ids), DEBOUNCE_MS);
  }

  stop(): void {
    clearTimeout(this.#restart);
    this.#close();
  }

  #open(ids: readonly number[]): void {
    const { base, viewerTag, onViewer, watch = watchQuotes } = this.#options;
    const stopFormer = this.#stopWatching;
    this.#ids = new Set(ids);
    this.#news.clear();
    let isCurrent = true;
    const stop = watch(ids, {
      base,
      viewerTag,
      onQuote: ({ id, quote }) => {
        if (!isCurrent) return;
        this.#news.set(id, quote);
        this.#showSoon();
      },
      onState: (state) => {
        if (isCurrent) this.#become(state);
      },
      onViewer: (tag) => {
        if (isCurrent) onViewer?.(tag);
      },
    });
    this.#stopWatching = () => {
      isCurrent = false;
      stop();
    };
    // The old stream ends after the new one has started, so that both can share a connection.
    stopFormer?.();
    this.#showSoon();
  }

  #become(state: LiveState): void {
    if (state === 'live' && this.#wasLive && this.#state !== 'live') this.#gaps += 1;
    this.#wasLive ||= state === 'live';
    this.#state = state;
    this.#showSoon();
  }

  /** Values are dropped once there is no reason to show them. */
  #clear(): void {
    this.#close();
    this.#state = 'connecting';
    if (this.#shown === NO_LIVE_QUOTES) return;
    this.#shown = NO_LIVE_QUOTES;
    this.#options.onChange(this.#shown);
  }

  #close(): void {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    this.#news.clear();
  }

  #showSoon(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      const kept = [...this.#shown.quotes].filter(([id]) => this.#ids.has(id));
      const hasNews = this.#news.size > 0 || kept.length < this.#shown.quotes.size;
      const quotes = hasNews ? new Map([...kept, ...this.#news]) : this.#shown.quotes;
      this.#news.clear();
      this.#shown = { quotes, state: this.#state, gaps: this.#gaps };
      this.#options.onChange(this.#shown);
    });
  }
}
