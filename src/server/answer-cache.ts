import { LRUCache } from 'lru-cache';
import { isDatabaseTrouble } from '../db/database-trouble.ts';
import { Gate, type Claim } from './http/admission.ts';
import type { PreparedAnswer } from './http/prepared-answer.ts';

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
/**
 * So many answers are made at once. Ten years take this thread some milliseconds; what comes from
 * all connections to the database in one go would keep everybody else waiting, health checks too.
 */
const MAX_MAKING = 4;
/** A page of fifty charts may ask for all of them at once, and is refused whole if one is. */
const QUEUE = { maxWaiting: 100, longestWaitMs: 5000 };
/** Many may wait for the same answer: nobody in particular asks for it. */
const ANYBODY: Claim = { from: 'api', isSignedIn: () => false, isGone: () => false };

/** An object of its own for each `set`: the cache takes a new size only with a new value. */
interface Entry {
  readonly answer: Promise<PreparedAnswer>;
}

/**
 * Serialised answers, bounded by their size. An answer names the instruments that it tells of, and
 * goes when one of them changes. `variant` must name everything else the answer depends on, what
 * the viewer may see included.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, Entry>;
  readonly #keysByInstrument = new Map<number, Set<string>>();
  readonly #making = new Gate(MAX_MAKING, QUEUE);
  #isInDoubt = false;

  constructor(maxBytes = DEFAULT_MAX_BYTES) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      dispose: (_answer, key, reason) => {
        if (reason !== 'set') this.#forget(key);
      },
    });
  }

  /** The cached answer, or the one being made, or a new one: never made twice at a time. */
  get(
    instrumentIds: readonly number[],
    variant: string,
    makeNow: () => Promise<PreparedAnswer>,
  ): Promise<PreparedAnswer> {
    const key = `${instrumentIds.join(',')}|${variant}`;
    const known = this.#answers.get(key);
    if (known && !this.#isInDoubt) return known.answer;
    const made = this.#making.run(ANYBODY, makeNow);
    if (known) return freshOrKnown(made, known.answer);
    this.#remember(key, instrumentIds, made, 1);
    // A change meanwhile drops the entry: the answer may then be old, and it is not kept.
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
   * Changes may be missed from now on: what is kept is given only where the database cannot say
   * anything newer. Ends with `clear`.
   */
  doubt(): void {
    this.#isInDoubt = true;
  }

  /** When changes may have been missed. */
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
    answer: Promise<PreparedAnswer>,
    bytes: number,
  ): void {
    this.#answers.set(key, { answer }, { size: Math.max(1, bytes) });
    // One that is larger than the whole cache is not kept.
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
  made: Promise<PreparedAnswer>,
  known: Promise<PreparedAnswer>,
): Promise<PreparedAnswer> {
  try {
    return await made;
  } catch (error) {
    if (!isDatabaseTrouble(error)) throw error;
    return known;
  }
}
