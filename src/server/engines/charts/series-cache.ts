import { LRUCache } from 'lru-cache';
import { CHART_FIELDS, type ChartField } from '../../../contracts/instruments/chart.ts';
import type { Db } from '../../../db/connect.ts';
import { findChartSeries } from './chart-store.ts';
import { CachedSeries } from './cached-series.ts';

/** Ten years of a series take 16 KB, and 30 KB more for each language they were sent in as gzip. */
const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

/** An object of its own for each `set`: the cache takes a new size only with a new value. */
interface Entry {
  readonly series: CachedSeries;
}

/**
 * What the charts of instruments are made of, bounded by its size: a chart of other days needs no
 * query. It goes when its instrument changes; whoever is making an answer of it then still does.
 */
export class SeriesCache {
  readonly #db: Db;
  readonly #cached: LRUCache<string, Entry>;
  #isInDoubt = false;
  /** Grows with every change: what was looked up meanwhile may be of before it. */
  #changes = 0;

  constructor(db: Db, maxBytes = DEFAULT_MAX_BYTES) {
    this.#db = db;
    this.#cached = new LRUCache({ maxSize: maxBytes });
  }

  /** Undefined where there is no such instrument. */
  async find(instrumentId: number, field: ChartField = 'close'): Promise<CachedSeries | undefined> {
    const key = keyFor(instrumentId, field);
    const known = this.#isInDoubt ? undefined : this.#cached.get(key);
    if (known) return known.series;
    const changes = this.#changes;
    const facts = await findChartSeries(this.#db, instrumentId, field);
    if (!facts) return undefined;
    const isCached = () => this.#cached.peek(key)?.series === series;
    const series: CachedSeries = new CachedSeries(this.#db, facts, () => {
      if (isCached()) this.#store(key, series);
    });
    if (!this.#isInDoubt && changes === this.#changes) this.#store(key, series);
    return series;
  }

  dropInstruments(instrumentIds: Iterable<number>): void {
    this.#changes += 1;
    for (const id of instrumentIds) {
      for (const field of CHART_FIELDS) this.#cached.delete(keyFor(id, field));
    }
  }

  /** Changes may be missed from now on: everything is read anew. Ends with `clear`. */
  doubt(): void {
    this.#isInDoubt = true;
  }

  /** When changes may have been missed. */
  clear(): void {
    this.#changes += 1;
    this.#isInDoubt = false;
    this.#cached.clear();
  }

  get size(): number {
    return this.#cached.size;
  }

  #store(key: string, series: CachedSeries): void {
    this.#cached.set(key, { series }, { size: series.bytes });
  }
}

function keyFor(instrumentId: number, field: ChartField): string {
  return `${instrumentId} ${field}`;
}
