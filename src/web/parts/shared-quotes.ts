import { HUB_BEAT_MS, TAB_BEAT_MS, type HubMessage, type TabMessage } from './quote-hub.ts';
import type { QuoteListener, QuoteSource } from './quote-stream.ts';

/** The part of a SharedWorker that is used. */
export interface WorkerConnection {
  readonly port: {
    postMessage(message: TabMessage): void;
    addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
    start(): void;
    close(): void;
  };
  addEventListener(type: 'error', listener: () => void): void;
}

export interface SharedQuotesOptions extends QuoteListener {
  readonly connect: () => WorkerConnection;
  readonly isVisible: () => boolean;
  /** Called if the browser can't run the worker. */
  readonly onUnusable: () => void;
}

/** A worker that is silent for this long has died together with the tab that ran it. */
const WORKER_SILENCE_MS = 3 * HUB_BEAT_MS;

/** The name of the worker: viewers with other rights, or of another server, use another worker. */
export function workerName(base: string, viewerTag: string): string {
  return `${viewerTag} ${base}`;
}

export function baseOfWorker(name: string): string {
  return name.slice(name.indexOf(' ') + 1);
}

/** Quotes from the worker that all tabs of the viewer share. */
export class SharedQuotes implements QuoteSource {
  readonly #options: SharedQuotesOptions;
  #ids: readonly number[] = [];
  #worker: WorkerConnection | null = null;
  #renewal: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SharedQuotesOptions) {
    this.#options = options;
  }

  follow(ids: readonly number[]): void {
    if (ids.length === 0) {
      this.stop();
      this.#options.onState('connecting');
      return;
    }
    this.#ids = ids;
    if (this.#worker) this.#announce();
    else this.#join();
  }

  goOffline(): void {
    this.#postToWorker({ kind: 'offline' });
  }

  retryNow(): void {
    this.#postToWorker({ kind: 'retry' });
  }

  stop(): void {
    this.#ids = [];
    this.#leave();
  }

  #join(): void {
    this.#leave();
    const worker = this.#options.connect();
    this.#worker = worker;
    worker.addEventListener('error', () => {
      if (this.#worker !== worker) return;
      this.#leave();
      this.#options.onUnusable();
    });
    worker.port.addEventListener('message', ({ data }) => {
      if (this.#worker === worker) this.#hear(data as HubMessage);
    });
    worker.port.start();
    this.#renewal = setInterval(() => this.#announce(), TAB_BEAT_MS);
    this.#waitForNews();
    this.#announce();
  }

  #leave(): void {
    clearInterval(this.#renewal);
    clearTimeout(this.#silence);
    this.#postToWorker({ kind: 'bye' });
    this.#worker?.port.close();
    this.#worker = null;
  }

  #announce(): void {
    this.#postToWorker({ kind: 'follow', ids: this.#ids, isVisible: this.#options.isVisible() });
  }

  #postToWorker(message: TabMessage): void {
    const port = this.#worker?.port;
    port?.postMessage(message);
  }

  #hear(message: HubMessage): void {
    this.#waitForNews();
    if (message.kind === 'quote') this.#options.onQuote(message.message);
    if (message.kind === 'state') this.#options.onState(message.state);
    if (message.kind === 'viewer') this.#options.onViewer?.(message.tag);
  }

  #waitForNews(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#options.onState('lost');
      this.#join();
    }, WORKER_SILENCE_MS);
  }
}
