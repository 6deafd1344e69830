import type { ChoiceField } from '../../../domain/screens/screen-fields.ts';
import type { Money } from '../../../domain/screens/money.ts';
import {
  clearAfter,
  countBits,
  countWithout,
  intersect,
  listRows,
  missOne,
  subtract,
  type Bitmap,
} from './bitmap.ts';
import type { FoundRows } from './column-index.ts';
import type { FacetCodes } from './facet-codes.ts';
import { moneyBars } from './money-bars.ts';
import type { Column } from './screen-columns.ts';
import type { FieldFilter } from './screen-filters.ts';
import type { RowSet, ScreenTable } from './screen-table.ts';
import { NO_WORD } from './word-codes.ts';

/** With more rows than this, the distribution is estimated from an even sample. */
export const MAX_COUNTED = 10_000;
/**
 * For a value that a tenth of all rows have, a sample of this size gives the count to within a few
 * percent; two digits are shown.
 */
const SAMPLE_ROWS = 4000;
/** The maximum error factor of an estimate from a part. */
const UNSURE = 1.2;
/** The share of the sampled part that is enough to estimate the count. */
const TOLD_BY = 0.25;

export interface ChoiceCount {
  readonly value: string;
  readonly count: number;
}

export interface RangeCounts {
  readonly edges: readonly string[];
  readonly counts: readonly number[];
  readonly missing: number;
}

export interface FieldCounts {
  readonly isEstimated: boolean;
  readonly choices: Readonly<Record<string, readonly ChoiceCount[]>>;
  readonly ranges: Readonly<Record<string, RangeCounts>>;
}

/** The rows that pass all of these filters. */
export function passAll(table: ScreenTable, filters: readonly FieldFilter[]): RowSet {
  const [only] = filters;
  if (only && filters.length === 1) return only.set;
  const names = filters.map(({ set }) => set.name).toSorted();
  return table.keptSet(`all ${names.join(' & ')}`, () =>
    intersect(
      filters.map(({ set }) => set.bits),
      table.rows,
    ),
  );
}

/** The rows to count, and how many rows each of them represents. */
interface Sample {
  readonly rows: Int32Array;
  readonly weight: number;
}

function takeAll({ bits, total }: FoundRows): Sample {
  return { rows: listRows(bits, total), weight: 1 };
}

/**
 * The distribution of the rows by field; each field is counted as if it weren't filtered itself.
 */
export function countFields(
  table: ScreenTable,
  filters: readonly FieldFilter[],
  { seesValues, codes, money }: { seesValues: boolean; codes: FacetCodes; money: Money },
): FieldCounts {
  const found = passAll(table, filters);
  const ofAll = found.total > MAX_COUNTED ? takeSome(found) : takeAll(found);
  const countedAll = codes.countAll(ofAll.rows);
  const lost = new LostRows(table, filters, found.total);
  const choices: Record<string, readonly ChoiceCount[]> = {};
  const ranges: Record<string, RangeCounts> = {};
  let isEstimated = false;
  for (const [place, { field, column, shownEdges }] of codes.fields.entries()) {
    if (field.isGuarded && !seesValues) continue;
    const parts = [{ counts: countedAll[place]!, weight: ofAll.weight }];
    const filter = filters.find((each) => each.field === field.id);
    if (filter) {
      const { rows, weight } = lost.sampleBy(filter);
      parts.push({ counts: codes.countOne(rows, place), weight });
    }
    isEstimated ||= parts.some(({ weight }) => weight > 1);
    const scaled = addUp(parts);
    if (field.type === 'choice') choices[field.id] = toChoices(column, field, scaled);
    else ranges[field.id] = toRange(shownEdges, scaled);
  }
  const bars = moneyBars(table, money);
  if (bars && (seesValues || (money.isOwn && !bars.field.isGuarded))) {
    const filter = filters.find((each) => each.field === bars.field.id);
    const samples = [ofAll, ...(filter ? [lost.sampleBy(filter)] : [])];
    isEstimated ||= samples.some(({ weight }) => weight > 1);
    const counted = samples.map(({ rows, weight }) => ({ counts: bars.count(rows), weight }));
    ranges[bars.field.id] = toRange(bars.shownEdges, addUp(counted));
  }
  return { isEstimated, choices, ranges };
}

function toRange(edges: readonly string[], counts: readonly number[]): RangeCounts {
  return { edges, counts: counts.slice(0, -1), missing: counts.at(-1)! };
}

/** The first rows of a set: rows are mixed, so they are a representative sample. */
function takeSome({ bits, total }: FoundRows): Sample {
  const part = bits.subarray(0, Math.ceil((bits.length * SAMPLE_ROWS) / total));
  const rows = listRows(part, countBits(part));
  return { rows, weight: rows.length === 0 ? 1 : total / rows.length };
}

/**
 * The rows that only one filter excludes. Together with the rows that pass all filters they form
 * the basis for counting its field. A part of the table is used to estimate their number; the rest
 * is only scanned if they are so few that they must be counted exactly.
 */
class LostRows {
  readonly #filters: readonly FieldFilter[];
  readonly #rows: number;
  /** The number of rows that pass all filters. */
  readonly #passed: number;
  /** The share of a bitmap's words that is scanned first. */
  readonly #part: number;
  #ofPart: Bitmap | undefined;
  #ofAll: Bitmap | undefined;

  constructor(table: ScreenTable, filters: readonly FieldFilter[], passed: number) {
    this.#filters = filters;
    this.#rows = table.rows;
    this.#passed = passed;
    this.#part = table.rows <= MAX_COUNTED ? 1 : SAMPLE_ROWS / Math.max(passed, MAX_COUNTED);
  }

  /** A sample if there are many rows. */
  sampleBy(filter: FieldFilter): Sample {
    if (this.#part === 1) return takeAll(this.findBy(filter));
    const words = (this.#rows + 31) >>> 5;
    this.#ofPart ??= missOne(this.#bitmaps(Math.ceil(words * this.#part)));
    const few = this.#ofPart.subarray(0, Math.ceil(this.#ofPart.length * TOLD_BY));
    const about = (countWithout(few, filter.set.bits) * words) / few.length;
    const total = this.#passed + about;
    if (total <= MAX_COUNTED * UNSURE) {
      const found = this.findBy(filter);
      if (this.#passed + found.total <= MAX_COUNTED) return takeAll(found);
    }
    const wanted = this.#ofPart.subarray(0, Math.ceil((words * SAMPLE_ROWS) / total));
    const part = subtract(wanted, filter.set.bits);
    return { rows: listRows(part, countBits(part)), weight: words / part.length };
  }

  /** All of the rows. */
  findBy({ set }: FieldFilter): FoundRows {
    this.#ofAll ??= missOne(this.#bitmaps((this.#rows + 31) >>> 5));
    const bits = subtract(this.#ofAll, set.bits);
    clearAfter(bits, this.#rows);
    return { bits, total: countBits(bits) };
  }

  #bitmaps(words: number): Bitmap[] {
    return this.#filters.map(({ set }) => set.bits.subarray(0, words));
  }
}

/** How many rows would match without each filter if nothing passes all of them, best first. */
export function relax(
  table: ScreenTable,
  filters: readonly FieldFilter[],
): { field: string; count: number }[] {
  const lost = new LostRows(table, filters, 0);
  return filters
    .map((filter) => ({ field: filter.field, count: lost.findBy(filter).total }))
    .toSorted((a, b) => b.count - a.count);
}

interface CountedPart {
  readonly counts: Uint32Array;
  readonly weight: number;
}

function addUp(parts: readonly CountedPart[]): number[] {
  const isExact = parts.every(({ weight }) => weight === 1);
  return Array.from(parts[0]!.counts, (_, code) => {
    let sum = 0;
    for (const { counts, weight } of parts) sum += counts[code]! * weight;
    return isExact ? sum : roundEstimate(sum);
  });
}

function toChoices(column: Column, field: ChoiceField, counts: readonly number[]): ChoiceCount[] {
  if (column.type === 'set') {
    return column.values.map((value, bit) => ({
      value,
      count: counts.reduce((sum, count, set) => sum + ((set >>> bit) & 1) * count, 0),
    }));
  }
  if (column.type !== 'words') throw new Error('numbers are no choice');
  const { words } = column.dictionary;
  if (field.values) {
    return field.values.map((value) => ({ value, count: counts[words.indexOf(value)] ?? 0 }));
  }
  return words
    .map((value, code) => ({ value, count: code === NO_WORD ? 0 : (counts[code] ?? 0) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** Two digits, so that the count isn't mistaken for an exact one. */
export function roundEstimate(count: number): number {
  let unit = 1;
  while (count >= 100 * unit) unit *= 10;
  return Math.round(count / unit) * unit;
}
