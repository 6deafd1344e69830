import type { ChoiceField } from '../../domain/screens/screen-fields.ts';
import { countBits, emptyBitmap, intersect, sampleRows, type Bitmap } from './bitmap.ts';
import { NO_BAR, type FacetCodes } from './facet-codes.ts';
import type { Column } from './screen-columns.ts';
import type { FieldFilter } from './screen-filters.ts';
import type { RowSet, ScreenTable } from './screen-table.ts';
import { NO_WORD } from './word-codes.ts';

/** With more rows than this their distribution is that of an even part of them. */
export const MOST_COUNTED = 20_000;
/** Of a tenth of all rows it tells the number to a few percent, and two digits are shown. */
const SAMPLE_ROWS = 6000;

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

/** The same without keeping it. */
function passOnce(
  table: ScreenTable,
  filters: readonly FieldFilter[],
  scratch: Bitmap,
): Pick<RowSet, 'bits' | 'total'> {
  if (filters.length < 2) return passAll(table, filters);
  const sets = filters.map(({ set }) => set.bits);
  const bits = intersect(sets, table.rows, scratch);
  return { bits, total: countBits(bits) };
}

/** Rows to count by, and how many rows each of them stands for. */
interface Sample {
  readonly rows: Int32Array;
  readonly weight: number;
}

function sampleFrom({ bits, total }: Pick<RowSet, 'bits' | 'total'>): Sample {
  const rows = sampleRows(bits, total, total > MOST_COUNTED ? SAMPLE_ROWS : total);
  return { rows, weight: rows.length === 0 ? 1 : total / rows.length };
}

/** How the rows are distributed, field by field; each as if it were not filtered by itself. */
export function countFields(
  table: ScreenTable,
  filters: readonly FieldFilter[],
  { seesValues, codes }: { seesValues: boolean; codes: FacetCodes },
): FieldCounts {
  const ofAll = sampleFrom(passAll(table, filters));
  const countedAll = codes.countAll(ofAll.rows);
  const choices: Record<string, readonly ChoiceCount[]> = {};
  const ranges: Record<string, RangeCounts> = {};
  let isEstimated = false;
  // One for all: a new bitmap for each filter of each request would keep the collector busy.
  const scratch = emptyBitmap(table.rows);
  for (const [place, { field, column, shownEdges }] of codes.fields.entries()) {
    if (field.isGuarded && !seesValues) continue;
    const others = filters.filter((filter) => filter.field !== field.id);
    const isFree = others.length === filters.length;
    const sample = isFree ? ofAll : sampleFrom(passOnce(table, others, scratch));
    const counted = isFree ? countedAll[place]! : codes.countOne(sample.rows, place);
    isEstimated ||= sample.weight > 1;
    const scaled = Array.from(counted, (count) => estimate(count, sample.weight));
    if (field.type === 'choice') choices[field.id] = toChoices(column, field, scaled);
    else {
      ranges[field.id] = {
        edges: shownEdges,
        counts: scaled.slice(0, shownEdges.length + 1),
        missing: scaled[NO_BAR]!,
      };
    }
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

/** Two digits, so that nobody takes it for exact; the count itself if it stands for itself. */
export function estimate(count: number, weight: number): number {
  return weight === 1 ? count : Math.round(Number((count * weight).toPrecision(2)));
}
