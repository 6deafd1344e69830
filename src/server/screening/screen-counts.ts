import { formatDay, type Day } from '../../domain/day.ts';
import { plainNumber } from '../../domain/decimal.ts';
import {
  SCREEN_FIELDS,
  type ChoiceField,
  type RangeField,
  type ScreenField,
} from '../../domain/screens/screen-fields.ts';
import { intersect, sampleRows } from './bitmap.ts';
import { MISSING, type Column } from './screen-columns.ts';
import type { FieldFilter } from './screen-filters.ts';
import type { RowSet, ScreenTable } from './screen-table.ts';
import { NO_WORD } from './word-codes.ts';

/** With more rows than this their distribution is that of an even part of them. */
export const MOST_COUNTED = 20_000;
const MOST_CHOICES = 300;
const DAYS_IN_YEAR = 365.25;

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

/** Rows to count by, and how many rows each of them stands for. */
interface Sample {
  readonly rows: Int32Array;
  readonly weight: number;
}

function sampleFrom({ bits, total }: RowSet): Sample {
  const rows = sampleRows(bits, total, MOST_COUNTED);
  return { rows, weight: rows.length === 0 ? 1 : total / rows.length };
}

/** How the rows are distributed, field by field; each as if it were not filtered by itself. */
export function countFields(
  table: ScreenTable,
  filters: readonly FieldFilter[],
  { seesValues, today }: { seesValues: boolean; today: Day },
): FieldCounts {
  const fields: readonly ScreenField[] = SCREEN_FIELDS[table.kind];
  const ofAll = sampleFrom(passAll(table, filters));
  const choices: Record<string, readonly ChoiceCount[]> = {};
  const ranges: Record<string, RangeCounts> = {};
  let isEstimated = false;
  for (const field of fields) {
    if (field.isGuarded && !seesValues) continue;
    const others = filters.filter((filter) => filter.field !== field.id);
    const sample = others.length === filters.length ? ofAll : sampleFrom(passAll(table, others));
    isEstimated ||= sample.weight > 1;
    const column = table.data.columns.get(field.id)!;
    if (field.type === 'choice') choices[field.id] = countChoices(column, field, sample);
    else ranges[field.id] = countRanges(column, field, sample, today);
  }
  return { isEstimated, choices, ranges };
}

/** What leaving out each filter would give, the best first. */
export function relax(
  table: ScreenTable,
  filters: readonly FieldFilter[],
): { field: string; count: number }[] {
  return filters
    .map(({ field }) => ({
      field,
      count: passAll(
        table,
        filters.filter((filter) => filter.field !== field),
      ).total,
    }))
    .toSorted((a, b) => b.count - a.count);
}

function countChoices(column: Column, field: ChoiceField, sample: Sample): ChoiceCount[] {
  const counted = column.type === 'set' ? countSets(column, sample) : countWords(column, sample);
  const scaled = counted.map(({ value, count }) => ({
    value,
    count: estimate(count, sample.weight),
  }));
  if (field.values) {
    const byValue = new Map(scaled.map((each) => [each.value, each]));
    return field.values.map((value) => byValue.get(value) ?? { value, count: 0 });
  }
  return scaled
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MOST_CHOICES);
}

function countWords(column: Column, { rows }: Sample): ChoiceCount[] {
  if (column.type !== 'words') throw new Error('numbers are no choice');
  const { codes, dictionary } = column;
  const counts = new Uint32Array(dictionary.words.length);
  for (let i = 0; i < rows.length; i += 1) counts[codes[rows[i]!]!]! += 1;
  return dictionary.words
    .map((value, code) => ({ value, count: counts[code]! }))
    .slice(NO_WORD + 1);
}

function countSets(column: Extract<Column, { type: 'set' }>, { rows }: Sample): ChoiceCount[] {
  // Most rows have the same few sets: those are counted first, and then taken apart.
  const sets = new Uint32Array(256);
  for (let i = 0; i < rows.length; i += 1) sets[column.bits[rows[i]!]!]! += 1;
  return column.values.map((value, bit) => ({
    value,
    count: sets.reduce((sum, count, set) => sum + ((set >>> bit) & 1) * count, 0),
  }));
}

function countRanges(
  column: Column,
  field: RangeField,
  { rows, weight }: Sample,
  today: Day,
): RangeCounts {
  if (column.type !== 'whole' && column.type !== 'float') throw new Error('words have no range');
  const isDay = field.unit === 'day';
  const shown = isDay
    ? field.edges.map((years) => today + Math.round(years * DAYS_IN_YEAR))
    : field.edges;
  const factor = column.type === 'float' ? column.unit : 10 ** column.scale;
  const edges = isDay ? shown : shown.map((edge) => Math.round(edge * factor * 1e6) / 1e6);
  const counts = new Uint32Array(edges.length + 1);
  let missing = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const value = column.values[rows[i]!]!;
    if (value === MISSING || Number.isNaN(value)) missing += 1;
    else counts[barFor(edges, value)]! += 1;
  }
  return {
    edges: shown.map((edge) => (isDay ? formatDay(edge) : plainNumber(edge))),
    counts: Array.from(counts, (count) => estimate(count, weight)),
    missing: estimate(missing, weight),
  };
}

/** How many edges are not above the value. */
function barFor(edges: readonly number[], value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (edges[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Two digits, so that nobody takes it for exact; the count itself if it stands for itself. */
export function estimate(count: number, weight: number): number {
  return weight === 1 ? count : Math.round(Number((count * weight).toPrecision(2)));
}
