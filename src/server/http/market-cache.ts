import { LRUCache } from 'lru-cache';
import type { Contract, Endpoint } from '../../contracts/endpoint.ts';

/** As long as menu and sources, which are on every page, may be taken from memory. */
const FRESH_MILLISECONDS = 5000;
/** Stands for all of them: a list changes with any. */
const ANY_INSTRUMENT = 0;
/** Stands for what nobody is told about when it changes, such as accounts. */
const OTHER_THINGS = -1;

interface OfMarket {
  /** What it shows of the market; what shows something else is not kept. */
  readonly instruments: ReadonlySet<number>;
}

interface MarketCacheOptions<T> {
  readonly maxBytes: number;
  readonly measureBytes: (made: T) => number;
  /** Whether others may be given it. */
  readonly isForAll: (made: T) => boolean;
}

/**
 * What was made of the market for one visitor, for the others who see it alike. The key must name
 * everything that it depends on besides the market.
 */
export class MarketCache<T extends OfMarket> {
  readonly #options: MarketCacheOptions<T>;
  readonly #kept: LRUCache<string, T>;
  readonly #underWay = new Map<string, Promise<T>>();
  /** Grows with every change of the market: what was made meanwhile may be of before it. */
  #changes = 0;

  constructor(options: MarketCacheOptions<T>) {
    this.#options = options;
    this.#kept = new LRUCache<string, T>({ maxSize: options.maxBytes, ttl: FRESH_MILLISECONDS });
  }

  /** Whether nothing has to be made for it. */
  has(key: string): boolean {
    return this.#kept.has(key) || this.#underWay.has(key);
  }

  /** What is kept, or what is being made, or a new one: never made twice at a time. */
  get(key: string, make: () => Promise<T>): T | Promise<T> {
    return this.#kept.get(key) ?? this.#underWay.get(key) ?? this.#make(key, make);
  }

  async #make(key: string, make: () => Promise<T>): Promise<T> {
    const { measureBytes, isForAll } = this.#options;
    const changes = this.#changes;
    const making = make();
    this.#underWay.set(key, making);
    try {
      const made = await making;
      if (isOfMarket(made) && isForAll(made) && changes === this.#changes) {
        this.#kept.set(key, made, { size: measureBytes(made) });
      }
      return made;
    } finally {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key);
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
    // Whoever asks from now on must not get what was begun before.
    this.#underWay.clear();
    for (const [key, made] of this.#kept.entries()) if (isMeant(made)) this.#kept.delete(key);
  }
}

/** What a call tells of the market, by its own declaration; one that has none tells something else. */
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
