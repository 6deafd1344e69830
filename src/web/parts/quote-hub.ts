import { MAX_LIVE_IDS, type LiveQuote } from '../../contracts/instruments/quote.ts';
import type { LiveState, QuoteListener, QuoteSource } from './quote-stream.ts';

/** Messages from a tab to the hub; a tab repeats what it follows. */
export type TabMessage =
  | { readonly kind: 'follow'; readonly ids: readonly number[]; readonly isVisible: boolean }
  | { readonly kind: 'offline' | 'retry' | 'bye' };

/** Messages from the hub to a tab. */
export type HubMessage =
  | { readonly kind: 'quote'; readonly message: LiveQuote }
  | { readonly kind: 'state'; readonly state: LiveState }
  | { readonly kind: 'viewer'; readonly tag: string }
  | { readonly kind: 'beat' };

/** The part of a MessagePort that is used. */
export interface TabPort {
  postMessage(message: HubMessage): void;
}

interface Tab {
  readonly ids: ReadonlySet<number>;
  readonly isVisible: boolean;
  readonly heardAt: number;
}

/** How often the hub sends tabs a sign of life. */
export const HUB_BEAT_MS = 5000;
/** How often a tab repeats what it follows. */
export const TAB_BEAT_MS = 20_000;
/** A tab that is silent for this long has crashed or is frozen; timers of hidden tabs are slow. */
const TAB_LEASE_MS = 150_000;

/** One stream for all tabs of a viewer, because browsers only open six connections per host. */
export class QuoteHub {
  readonly #source: QuoteSource;
  readonly #now: () => number;
  readonly #tabs = new Map<TabPort, Tab>();
  readonly #latest = new Map<number, LiveQuote>();
  #followed: ReadonlySet<number> = new Set();
  #state: LiveState = 'connecting';
  #tag: string | null = null;

  constructor(createSource: (listener: QuoteListener) => QuoteSource, now = Date.now) {
    this.#now = now;
    this.#source = createSource({
      onQuote: (message) => this.#onQuote(message),
      onState: (state) => {
        this.#state = state;
        this.#tellAll({ kind: 'state', state });
      },
      onViewer: (tag) => {
        this.#tag = tag;
        this.#tellAll({ kind: 'viewer', tag });
      },
    });
    setInterval(() => this.#beat(), HUB_BEAT_MS);
  }

  hear(port: TabPort, message: TabMessage): void {
    if (message.kind === 'offline') this.#source.goOffline();
    if (message.kind === 'retry') this.#source.retryNow();
    if (message.kind === 'follow') this.#admit(port, message);
    if (message.kind === 'bye') {
      this.#tabs.delete(port);
      this.#refollow();
    }
  }

  #admit(port: TabPort, { ids, isVisible }: TabMessage & { kind: 'follow' }): void {
    const known = this.#tabs.get(port);
    this.#tabs.set(port, { ids: new Set(ids), isVisible, heardAt: this.#now() });
    this.#refollow();
    port.postMessage({ kind: 'state', state: this.#state });
    if (this.#tag !== null) port.postMessage({ kind: 'viewer', tag: this.#tag });
    for (const id of ids) {
      const message = known?.ids.has(id) ? undefined : this.#latest.get(id);
      if (message) port.postMessage({ kind: 'quote', message });
    }
  }

  #onQuote(message: LiveQuote): void {
    if (!this.#followed.has(message.id)) return;
    this.#latest.set(message.id, message);
    for (const [port, { ids }] of this.#tabs) {
      if (ids.has(message.id)) port.postMessage({ kind: 'quote', message });
    }
  }

  #beat(): void {
    const earliest = this.#now() - TAB_LEASE_MS;
    for (const [port, { heardAt }] of this.#tabs) if (heardAt < earliest) this.#tabs.delete(port);
    this.#refollow();
    this.#tellAll({ kind: 'beat' });
  }

  /** Additional ids need a new stream; for fewer ids the present one can stay. */
  #refollow(): void {
    const wanted = this.#wanted();
    const isServed = wanted.size > 0 && [...wanted].every((id) => this.#followed.has(id));
    if (isServed || wanted.size + this.#followed.size === 0) return;
    for (const id of this.#latest.keys()) if (!wanted.has(id)) this.#latest.delete(id);
    this.#followed = wanted;
    this.#source.follow([...wanted]);
  }

  /** The ids that all tabs follow; if there are too many, those of visible tabs take precedence. */
  #wanted(): Set<number> {
    const tabs = [...this.#tabs.values()];
    const inOrder = [...tabs.filter((tab) => tab.isVisible), ...tabs.filter((t) => !t.isVisible)];
    const all = new Set<number>();
    for (const { ids } of inOrder) for (const id of ids) all.add(id);
    return new Set([...all].slice(0, MAX_LIVE_IDS));
  }

  #tellAll(message: HubMessage): void {
    for (const port of this.#tabs.keys()) port.postMessage(message);
  }
}
