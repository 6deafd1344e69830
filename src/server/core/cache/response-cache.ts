import { LRUCache } from 'lru-cache';
import { isDatabaseTrouble } from '../../../db/database-trouble.ts';
import { YieldTimer } from '../../../db/yield-to-event-loop.ts';
import { Gate, type Claim } from '../http/admission.ts';
import type { PreparedResponse } from '../http/prepared-response.ts';

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
/**
 * How many answers are computed concurrently. A ten-year answer occupies this thread for some
 * milliseconds; many in a row would delay everything else, including health checks.
 */
const MAX_MAKING = 4;
/**
 * A page with fifty charts may request all of them at once, and fails as a whole if one is
 * rejected. A program with a few connections isn't rejected after a single stall.
 */
const QUEUE = { maxWaiting: 100, handful: 16 };
/** Several viewers may be waiting for the same answer, so the claim names none of them. */
const ANYBODY: Claim = { isSignedIn: () => false, isGone: () => false };

/** A new object for each `set`, because the cache accepts a new size only with a new value. */
interface Entry {
  readonly answer: Promise<PreparedResponse>;
}

interface ResponseCacheOptions {
  readonly maxBytes?: number;
  /** How long a request for a new answer may queue. */
  readonly waitMs: number;
}

/**
 * A size-limited cache of serialised answers. Each answer lists its instruments and is dropped when
 * one of them changes. `variant` must name everything else that the answer depends on, including
 * what the viewer may see.
 */
export class ResponseCache {
  readonly #answers: LRUCache<string, Entry>;
  readonly #keysByInstrument = new Map<number, Set<string>>();
  readonly #making: Gate;
  readonly #turns = new YieldTimer();
  #isInDoubt = false;

  constructor({ waitMs, maxBytes = DEFAULT_MAX_BYTES }: ResponseCacheOptions) {
    this.#making = new Gate(MAX_MAKING, { ...QUEUE, longestWaitMs: waitMs });
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      dispose: (_answer, key, reason) => {
        if (reason !== 'set') this.#forget(key);
      },
    });
  }

  /**
   * Returns the cached answer or the one in flight, or computes a new one. Concurrent requests
   * share one answer, except after `doubt`.
   */
  get(
    instrumentIds: readonly number[],
    variant: string,
    makeNow: () => Promise<PreparedResponse>,
  ): Promise<PreparedResponse> {
    const key = `${instrumentIds.join(',')}|${variant}`;
    const known = this.#answers.get(key);
    if (known && !this.#isInDoubt) return known.answer;
    const made = this.#making.run(ANYBODY, async () => {
      // After some milliseconds of this, let other requests be started or rejected.
      await this.#turns.yieldIfLong();
      return makeNow();
    });
    if (known) return freshOrKnown(made, known.answer);
    this.#remember(key, instrumentIds, made, 1);
    // If an instrument changes in the meantime, the entry is dropped: the answer may be outdated
    // and isn't cached.
    const isStillWanted = () => this.#answers.peek(key)?.answer === made;
    made.then(
      (answer) => isStillWanted() && this.#remember(key, instrumentIds, made, answer.size),
      () => isStillWanted() && this.#answers.delete(key),
    );
    return made;
  }

  dropInstruments(instrumentIds: Iterable<number>): void {
    for (const id of instrumentIds) {
      for (const key of this.#keysByInstrument.get(id) ?? []) this.#answers.delete(key);
    }
  }

  /**
   * From now on changes may be missed: a cached answer is used only if the database can't provide a
   * newer one. `clear` ends this.
   */
  doubt(): void {
    this.#isInDoubt = true;
  }

  /** Call this when changes may have been missed. */
  clear(): void {
    this.#isInDoubt = false;
    this.#answers.clear();
    this.#keysByInstrument.clear();
  }

  get size(): number {
    return this.#answers.size;
  }

  #remember(
    key: string,
    instrumentIds: readonly number[],
    answer: Promise<PreparedResponse>,
    bytes: number,
  ): void {
    this.#answers.set(key, { answer }, { size: Math.max(1, bytes) });
    // An answer larger than the whole cache isn't stored.
    if (!this.#answers.has(key)) return this.#forget(key);
    for (const id of instrumentIds) {
      const keys = this.#keysByInstrument.get(id) ?? new Set();
      this.#keysByInstrument.set(id, keys.add(key));
    }
  }

  #forget(key: string): void {
    for (const id of key.slice(0, key.indexOf('|')).split(',').map(Number)) {
      const keys = this.#keysByInstrument.get(id);
      if (keys?.delete(key) && keys.size === 0) this.#keysByInstrument.delete(id);
    }
  }
}

async function freshOrKnown(
  made: Promise<PreparedResponse>,
  known: Promise<PreparedResponse>,
): Promise<PreparedResponse> {
  try {
    return await made;
  } catch (error) {
    if (!isDatabaseTrouble(error)) throw error;
    return known;
  }
}
