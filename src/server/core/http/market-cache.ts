import { LRUCache } from 'lru-cache';
import type { Contract, Endpoint } from '../../../contracts/core/endpoint.ts';

/** As long as menu and sources, which every page shows, are kept. */
const FRESH_MILLISECONDS = 5000;
/** Stands for all instruments: a list changes with any of them. */
const ANY_INSTRUMENT = 0;
/** Stands for data that change without a notice, such as accounts. */
const OTHER_THINGS = -1;

interface OfMarket {
  /** The instruments that it shows; if it shows anything else, it is not kept. */
  readonly instruments: ReadonlySet<number>;
}

interface MarketCacheOptions<T> {
  readonly maxBytes: number;
  readonly measureBytes: (made: T) => number;
  /** Whether other visitors may get it. */
  readonly isForAll: (made: T) => boolean;
}

/**
 * Keeps what was made for one visitor for other visitors who see the same. The key must name
 * everything that it depends on besides the market.
 */
export class MarketCache<T extends OfMarket> {
  readonly #options: MarketCacheOptions<T>;
  readonly #cached: LRUCache<string, T>;
  readonly #inFlight = new Map<string, Promise<T>>();
  /** Grows with every change of the market, so that a result that was begun before is not kept. */
  #changes = 0;

  constructor(options: MarketCacheOptions<T>) {
    this.#options = options;
    this.#cached = new LRUCache<string, T>({ maxSize: options.maxBytes, ttl: FRESH_MILLISECONDS });
  }

  /** Whether it is ready or being made. */
  has(key: string): boolean {
    return this.#cached.has(key) || this.#inFlight.has(key);
  }

  /**
   * Gives what is kept, or what is being made, or makes it, so that requests at once share one.
   */
  get(key: string, compute: () => Promise<T>): T | Promise<T> {
    return this.#cached.get(key) ?? this.#inFlight.get(key) ?? this.#computeAnswer(key, compute);
  }

  async #computeAnswer(key: string, compute: () => Promise<T>): Promise<T> {
    const { measureBytes, isForAll } = this.#options;
    const changes = this.#changes;
    const making = compute();
    this.#inFlight.set(key, making);
    try {
      const made = await making;
      if (isOfMarket(made) && isForAll(made) && changes === this.#changes) {
        this.#cached.set(key, made, { size: measureBytes(made) });
      }
      return made;
    } finally {
      if (this.#inFlight.get(key) === making) this.#inFlight.delete(key);
    }
  }

  dropInstruments(ids: Iterable<number>): void {
    const changed = new Set(ids).add(ANY_INSTRUMENT);
    this.#forget(({ instruments }) => [...instruments].some((id) => changed.has(id)));
  }

  clear(): void {
    this.#forget(() => true);
  }

  #forget(isMeant: (made: T) => boolean): void {
    this.#changes += 1;
    // Later requests must not get what was begun before this change.
    this.#inFlight.clear();
    for (const [key, made] of this.#cached.entries()) if (isMeant(made)) this.#cached.delete(key);
  }
}

/**
 * The instruments in the answer of a call, as its contract declares; undeclared calls are not kept.
 */
export function instrumentsTold(
  { needs, changesWith }: Contract & Pick<Endpoint, 'changesWith'>,
  params: unknown,
): readonly number[] {
  if (needs !== 'public' || changesWith === undefined) return [OTHER_THINGS];
  if (changesWith === 'nothing') return [];
  if (changesWith === 'market') return [ANY_INSTRUMENT];
  return [Number((params as Readonly<Record<string, unknown>> | undefined)?.[changesWith])];
}

export function isOfMarket({ instruments }: OfMarket): boolean {
  return !instruments.has(OTHER_THINGS);
}
