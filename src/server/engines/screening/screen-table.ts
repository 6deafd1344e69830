import { LRUCache } from 'lru-cache';
import type { Day } from '../../../domain/time/day.ts';
import { findCalendars } from '../../../domain/time/calendars/holidays.ts';
import { MONEY_FIELDS } from '../../../domain/screens/money.ts';
import { lastTradingDay } from '../../../domain/time/trading-day.ts';
import { SCREEN_FIELDS, type ScreenKind } from '../../../domain/screens/screen-fields.ts';
import { countBits, type Bitmap } from './bitmap.ts';
import { TraitIndex, WordIndex, type ColumnIndex, type FoundRows } from './column-index.ts';
import { FacetCodes } from './facet-codes.ts';
import { yieldToEventLoop } from '../../../db/yield-to-event-loop.ts';
import { MARKET_COLUMN } from './memory-columns.ts';
import { isSameRates, type Rates } from './money-rates.ts';
import { orderByColumn, type Order } from './orders.ts';
import { RangeIndex } from './range-index.ts';
import {
  convertAmounts,
  countBytes,
  findRow,
  MISSING,
  type Column,
  type ScreenColumns,
} from './screen-columns.ts';

/** The number of cached row sets, each with an eighth of a byte per row. */
const MAX_BITMAPS = 96;
/** The default order: most important first. */
export const USUAL_ORDER = '';

/** The number of rows of a column indexed per chunk: a multiple of 32. */
const ROWS_IN_ONE_GO = 131_072;

/** Rows that match. */
export interface RowSet extends FoundRows {
  /** What was searched for. */
  readonly name: string;
}

/** The rows of a list in memory, with cached results. */
export class ScreenTable {
  readonly kind: ScreenKind;
  readonly data: ScreenColumns;
  /** Rows last traded before this market day are stale and have no one-day change. */
  readonly marketDay: Day;
  readonly #sets = new LRUCache<string, RowSet>({ max: MAX_BITMAPS });
  readonly #orders = new Map<string, Order>();
  readonly #indexes = new Map<string, ColumnIndex>();
  /** Indexes under construction are kept up to date, but not queried. */
  readonly #indexed = new Set<string>();
  #facets: { readonly today: Day; readonly made: Promise<FacetCodes> } | null = null;
  #madeFacets: FacetCodes | null = null;
  #latestDay: number | null = null;

  #rates: Rates;

  constructor(
    kind: ScreenKind,
    data: ScreenColumns,
    { marketDay, rates }: { readonly marketDay: Day; readonly rates: Rates },
  ) {
    this.kind = kind;
    this.data = data;
    this.marketDay = marketDay;
    this.#rates = rates;
    clearStaleChanges(data, marketDay);
    this.#latestDay = latestDay(data);
  }

  get rows(): number {
    return this.data.ids.length;
  }

  /** The latest date of any row's values. */
  get asOf(): number | null {
    return this.#latestDay;
  }

  /** The rates used to convert amounts to dollars. */
  get rates(): Rates {
    return this.#rates;
  }

  /** Applies new rates. Everything derived from amounts is recalculated on demand. */
  takeRates(rates: Rates): void {
    const field = MONEY_FIELDS[this.kind];
    const isSame = isSameRates(this.#rates, rates);
    this.#rates = rates;
    if (!field || isSame) return;
    convertAmounts(this.kind, this.data, rates);
    this.#orders.delete(field);
    this.#indexes.delete(field);
    this.#indexed.delete(field);
    this.#sets.clear();
  }

  get bytes(): number {
    const orders = [...this.#orders.values()].reduce((sum, { rows }) => sum + rows.byteLength, 0);
    const sets = [...this.#sets.values()].reduce((sum, { bits }) => sum + bits.byteLength, 0);
    const indexes = [...this.#indexes.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    return countBytes(this.data) + orders + sets + indexes + (this.#madeFacets?.bytes ?? 0);
  }

  /** A set of rows by the name of the search; found once, until something changes. */
  keptSet(name: string, find: () => Bitmap | FoundRows): RowSet {
    const known = this.#sets.get(name);
    if (known) return known;
    const rows = find();
    const found =
      rows instanceof Uint32Array
        ? { name, bits: rows, total: countBits(rows) }
        : { name, ...rows };
    this.#sets.set(name, found);
    return found;
  }

  peekSet(name: string): RowSet | undefined {
    return this.#sets.get(name);
  }

  /** The order by a column of numbers or words; undefined for other columns. */
  order(id: string): Order | undefined {
    const known = this.#orders.get(id);
    if (known) return known;
    const column = id === USUAL_ORDER ? this.#byWeight() : this.data.columns.get(id);
    if (!column || column.type === 'set') return undefined;
    const order = orderByColumn(column, this.data);
    this.#orders.set(id, order);
    return order;
  }

  /** The index of a field, if it has one that is complete. */
  index(field: string): ColumnIndex | undefined {
    return this.#indexed.has(field) ? this.#indexes.get(field) : undefined;
  }

  /**
   * Builds an index for every field, so a new filter needn't scan every row. Short lists don't need
   * one.
   */
  async makeIndexes(isOver: () => boolean = () => false): Promise<void> {
    for (const { id } of SCREEN_FIELDS[this.kind]) {
      const column = this.data.columns.get(id);
      if (!column || this.#indexes.has(id)) continue;
      const index = indexFor(column);
      this.#indexes.set(id, index);
      for (let from = 0; from < this.rows; from += ROWS_IN_ONE_GO) {
        await yieldToEventLoop();
        // The rates may have changed in the meantime.
        if (isOver() || this.#indexes.get(id) !== index) return;
        index.addRows(from, Math.min(from + ROWS_IN_ONE_GO, this.rows));
      }
      index.finish();
      this.#indexed.add(id);
    }
  }

  /** The codes by which rows are counted; computed once a day. */
  facets(today: Day): Promise<FacetCodes> {
    if (this.#facets?.today === today) return this.#facets.made;
    const made = this.#makeFacets(today);
    this.#facets = { today, made };
    return made;
  }

  async #makeFacets(today: Day): Promise<FacetCodes> {
    const codes = await FacetCodes.build(this.kind, this.data, today);
    if (this.#facets?.today === today) this.#madeFacets = codes;
    return codes;
  }

  #byWeight(): Column {
    const { importance } = this.data;
    return { type: 'whole', values: importance.map((weight) => -weight), scale: 0 };
  }

  /**
   * Applies rows written since the last read. False if it can't: a row was added, removed or
   * renamed, so the table must be rebuilt.
   */
  apply(changed: ScreenColumns): boolean {
    clearStaleChanges(changed, this.marketDay);
    const places = changed.ids.map((id) => findRow(this.data, id));
    const isKnown = places.every((place, i) => {
      const isShown = changed.shown[i] === 1;
      if (place < 0) return !isShown;
      return isShown && changed.texts[i] === this.data.texts[place];
    });
    if (!isKnown) return false;
    const stale = new Set<string>();
    for (let i = 0; i < places.length; i += 1) {
      const place = places[i]!;
      if (place < 0) continue;
      if (this.data.importance[place] !== changed.importance[i]) stale.add(USUAL_ORDER);
      this.data.importance[place] = changed.importance[i]!;
      for (const [id, column] of this.data.columns) {
        if (!copyCell(changed.columns.get(id)!, i, column, place)) continue;
        stale.add(id);
        this.#indexes.get(id)?.renew(place);
      }
    }
    this.#renewFacets(places);
    for (const id of stale) this.#orders.delete(id);
    if (stale.size > 0) this.#sets.clear();
    this.#latestDay = latestDay(this.data);
    return true;
  }

  #renewFacets(places: Int32Array): void {
    const made = this.#madeFacets;
    // Codes under construction may already have passed these rows.
    if (!made || made.today !== this.#facets?.today) this.#facets = null;
    else for (const place of places) if (place >= 0) made.renew(place);
  }
}

const DAY_CHANGES = ['dayChange', 'dayChangeBp'];

function clearStaleChanges({ columns }: ScreenColumns, marketDay: Day): void {
  const days = columns.get('lastTrade');
  const markets = columns.get(MARKET_COLUMN);
  if (days?.type !== 'whole' || markets?.type !== 'words') return;
  // Markets are few, so each one's last trading day is looked up once.
  const lastDays = Int32Array.from(markets.dictionary.words, (market) => {
    const [currency = '', venue] = market.split(' ');
    return lastTradingDay(marketDay, findCalendars([currency], venue));
  });
  for (const id of DAY_CHANGES) {
    const changes = columns.get(id);
    if (changes?.type !== 'whole') continue;
    for (let row = 0; row < days.values.length; row += 1) {
      if (days.values[row]! < lastDays[markets.codes[row]!]!) changes.values[row] = MISSING;
    }
  }
}

function latestDay({ columns }: ScreenColumns): number | null {
  const days = columns.get('lastTrade');
  if (days?.type !== 'whole') return null;
  let latest = MISSING;
  for (let row = 0; row < days.values.length; row += 1) {
    if (days.values[row]! > latest) latest = days.values[row]!;
  }
  return latest === MISSING ? null : latest;
}

function indexFor(column: Column): ColumnIndex {
  if (column.type === 'words') return new WordIndex(column.codes);
  return column.type === 'set' ? new TraitIndex(column) : new RangeIndex(column);
}

/** Returns whether the value changed. */
function copyCell(from: Column, at: number, to: Column, place: number): boolean {
  if (from.type === 'words' && to.type === 'words') {
    const word = Buffer.from(from.dictionary.words[from.codes[at]!]!);
    const code = word.length === 0 ? 0 : to.dictionary.codeFor(word, 0, word.length);
    if (to.codes[place] === code) return false;
    to.codes[place] = code;
    return true;
  }
  if (from.type === 'set' && to.type === 'set') {
    if (to.bits[place] === from.bits[at]) return false;
    to.bits[place] = from.bits[at]!;
    return true;
  }
  if ((from.type === 'whole' || from.type === 'float') && from.type === to.type) {
    // `Object.is` treats two missing values (NaN) as equal, unlike `===`.
    if (Object.is(to.values[place], from.values[at])) return false;
    to.values[place] = from.values[at]!;
    return true;
  }
  throw new Error('a column has changed its type');
}
