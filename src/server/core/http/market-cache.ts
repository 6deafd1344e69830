import { LRUCache } from 'lru-cache';
import type { Contract, Endpoint } from '../../../contracts/core/endpoint.ts';

/** The same time as for the cached menu and sources, which every page shows. */
const FRESH_MILLISECONDS = 5000;
/** Stands for all instruments: a list changes with any of them. */
const ANY_INSTRUMENT = 0;
/** Stands for data that changes without a notice, such as accounts. */
const OTHER_THINGS = -1;

interface OfMarket {
  /** The instruments that it shows; if it shows anything else, it isn't cached. */
  readonly instruments: ReadonlySet<number>;
}

interface MarketCacheOptions<T> {
  readonly maxBytes: number;
  readonly measureBytes: (made: T) => number;
  /** Whether other visitors may get it. */
  readonly isForAll: (made: T) => boolean;
}

/**
 * Shares one visitor's result with other visitors who see the same. The key must name everything
 * that the result depends on besides the market.
 */
export class MarketCache<T extends OfMarket> {
  readonly #options: MarketCacheOptions<T>;
  readonly #cached: LRUCache<string, T>;
  readonly #inFlight = new Map<string, Promise<T>>();
  /** Incremented with every market change, so a result that was started earlier isn't cached. */
  #changes = 0;

  constructor(options: MarketCacheOptions<T>) {
    this.#options = options;
    this.#cached = new LRUCache<string, T>({ maxSize: options.maxBytes, ttl: FRESH_MILLISECONDS });
  }

  /** Whether the result is cached or in flight. */
  has(key: string): boolean {
    return this.#cached.has(key) || this.#inFlight.has(key);
  }

  /**
   * Returns the cached result or the one in flight, or computes it; concurrent requests share one.
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
    // Later requests must not get a result that was started before this change.
    this.#inFlight.clear();
    for (const [key, made] of this.#cached.entries()) if (isMeant(made)) this.#cached.delete(key);
  }
}

/**
 * The instruments in an endpoint's answer, as its contract declares; undeclared answers aren't
 * cached.
 */
export function dependentInstruments(
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
