import { LRUCache } from 'lru-cache';
import { CHART_FIELDS, type ChartField } from '../../../contracts/instruments/chart.ts';
import type { Db } from '../../../db/connect.ts';
import { findChartSeries } from './chart-store.ts';
import { CachedSeries } from './cached-series.ts';

/**
 * Ten years of a series take 16 KB, plus 30 KB for each language in which they were sent gzipped.
 */
const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

/** A new object for each `set`: the cache accepts a new size only with a new value. */
interface Entry {
  readonly series: CachedSeries;
}

/**
 * A size-limited cache of chart series: a chart for other days needs no query. A series is dropped
 * when its instrument changes; an answer in progress still uses it.
 */
export class SeriesCache {
  readonly #db: Db;
  readonly #cached: LRUCache<string, Entry>;
  #isInDoubt = false;
  /** Incremented with every change: a lookup started earlier may be outdated. */
  #changes = 0;

  constructor(db: Db, maxBytes = DEFAULT_MAX_BYTES) {
    this.#db = db;
    this.#cached = new LRUCache({ maxSize: maxBytes });
  }

  /** Undefined if the instrument doesn't exist. */
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

  /** Changes may be missed from now on, so everything is reread until `clear` is called. */
  doubt(): void {
    this.#isInDoubt = true;
  }

  /** Call this when changes may have been missed. */
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
