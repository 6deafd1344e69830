import type { FastifyBaseLogger } from 'fastify';
import { visibilityFor } from '../../../../access/guarded.ts';
import type { Db } from '../../../../db/connect.ts';
import type { Clock } from '../../../../domain/time/now.ts';
import type { QuoteReader } from '../../../engines/quotes/quotes.ts';
import type { LiveStream } from './live-stream.ts';
import { quoteEvent } from './events.ts';
import { findQuotes, type InstrumentQuote } from './store.ts';

const RETRY_MS = 1000;

/**
 * Reads the quotes being watched and sends them to all watchers. Only one read runs at a time;
 * changes in the meantime wait for the next one. So a burst of changes costs two reads, and an
 * older quote never follows a newer one.
 */
export class QuoteFeed {
  readonly #db: Db;
  readonly #log: FastifyBaseLogger;
  readonly #now: Clock;
  readonly #watchers = new Map<number, Set<LiveStream>>();
  #changed = new Set<number>();
  /** Streams that need all their quotes, changed or not. */
  #behind = new Set<LiveStream>();
  #isReading = false;
  #isClosed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(db: Db, log: FastifyBaseLogger, now: Clock) {
    this.#db = db;
    this.#log = log;
    this.#now = now;
  }

  join(stream: LiveStream): void {
    for (const id of stream.ids) {
      const watchers = this.#watchers.get(id) ?? new Set();
      this.#watchers.set(id, watchers.add(stream));
    }
  }

  leave(stream: LiveStream): void {
    this.#behind.delete(stream);
    for (const id of stream.ids) {
      const watchers = this.#watchers.get(id);
      if (watchers?.delete(stream) && watchers.size === 0) this.#watchers.delete(id);
    }
  }

  instrumentsChanged(instrumentIds: Iterable<number>): void {
    for (const id of instrumentIds) if (this.#watchers.has(id)) this.#changed.add(id);
    void this.#readWaiting();
  }

  catchUp(stream: LiveStream): void {
    this.#behind.add(stream);
    void this.#readWaiting();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
  }

  async #readWaiting(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    clearTimeout(this.#retry);
    while (!this.#isClosed && this.#changed.size + this.#behind.size > 0) {
      const [changed, behind] = [this.#changed, this.#behind];
      [this.#changed, this.#behind] = [new Set(), new Set()];
      try {
        await this.#readAndSend(changed, behind);
      } catch (error) {
        this.#tryAgain(error, changed, behind);
        break;
      }
    }
    this.#isReading = false;
  }

  async #readAndSend(changed: ReadonlySet<number>, behind: ReadonlySet<LiveStream>): Promise<void> {
    const ids = new Set(changed);
    for (const stream of behind) for (const id of stream.ids) ids.add(id);
    const records = await findQuotes(this.#db, [...ids], this.#now());
    const textsByStream = new Map<LiveStream, string[]>();
    for (const record of records) {
      const textFor = sharedPerAudience(record);
      for (const stream of this.#watchers.get(record.id) ?? []) {
        if (stream.isMuted || !(changed.has(record.id) || behind.has(stream))) continue;
        const texts = textsByStream.get(stream) ?? [];
        texts.push(textFor(stream));
        textsByStream.set(stream, texts);
      }
    }
    for (const [stream, texts] of textsByStream) stream.send(texts.join(''));
  }

  #tryAgain(error: unknown, changed: ReadonlySet<number>, behind: ReadonlySet<LiveStream>): void {
    if (this.#isClosed) return;
    this.#log.error({ err: error }, 'failed to read live quotes');
    for (const id of changed) if (this.#watchers.has(id)) this.#changed.add(id);
    for (const stream of behind) if (stream.isOpen) this.#behind.add(stream);
    this.#retry = setTimeout(() => void this.#readWaiting(), RETRY_MS).unref();
  }
}

/** Readers with the same language and rights share one text, which no other reader gets. */
function sharedPerAudience(record: InstrumentQuote): (reader: QuoteReader) => string {
  const made = new Map<string, string>();
  return (reader) => {
    const key = `${visibilityFor(reader.viewer)}|${reader.language}|${reader.showsLabelKeys}`;
    const text = made.get(key) ?? quoteEvent(record, reader);
    made.set(key, text);
    return text;
  };
}
