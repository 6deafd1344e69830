import type { ChoiceField } from '../../domain/screens/screen-fields.ts';
import { countBits, emptyBitmap, intersect, missOne, subtract, type Bitmap } from './bitmap.ts';
import type { FoundRows } from './column-index.ts';
import { NO_BAR, type FacetCodes, type Sample } from './facet-codes.ts';
import type { Column } from './screen-columns.ts';
import type { FieldFilter } from './screen-filters.ts';
import type { RowSet, ScreenTable } from './screen-table.ts';
import { NO_WORD } from './word-codes.ts';

/** With more rows than this their distribution is that of an even part of them. */
export const MOST_COUNTED = 20_000;
/** Of a tenth of all rows it tells the number to a few percent, and two digits are shown. */
const SAMPLE_ROWS = 6000;
/** So few are counted in any case. */
const ALWAYS_COUNTED = 1000;

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

/** The rows that each filter keeps out alone. */
class LostRows {
  /** What any of them keeps out alone. */
  readonly #lost: Bitmap;
  readonly #scratch: Bitmap;

  constructor(table: ScreenTable, filters: readonly FieldFilter[]) {
    const sets = filters.map(({ set }) => set.bits);
    this.#lost = missOne(sets, table.rows, emptyBitmap(table.rows));
    this.#scratch = emptyBitmap(table.rows);
  }

  /** Until the next filter is asked for. */
  by({ set }: FieldFilter): FoundRows {
    const bits = subtract(this.#lost, set.bits, this.#scratch);
    return { bits, total: countBits(bits) };
  }
}

/** A part of the rows if they are many. */
function sampleFrom(codes: FacetCodes, found: FoundRows): Sample {
  return found.total > MOST_COUNTED ? codes.takeSome(found, SAMPLE_ROWS) : codes.takeAll(found);
}

/** The same for rows that are counted beside others, as large a part of both. */
function sampleBeside(codes: FacetCodes, found: FoundRows, others: number): Sample {
  const all = found.total + others;
  if (all <= MOST_COUNTED || found.total <= ALWAYS_COUNTED) return codes.takeAll(found);
  return codes.takeSome(found, Math.ceil((SAMPLE_ROWS * found.total) / all));
}

/** How the rows are distributed, field by field; each as if it were not filtered by itself. */
export function countFields(
  table: ScreenTable,
  filters: readonly FieldFilter[],
  { seesValues, codes }: { seesValues: boolean; codes: FacetCodes },
): FieldCounts {
  const found = passAll(table, filters);
  const ofAll = sampleFrom(codes, found);
  const countedAll = codes.countAll(ofAll);
  const lost = new LostRows(table, filters);
  const choices: Record<string, readonly ChoiceCount[]> = {};
  const ranges: Record<string, RangeCounts> = {};
  let isEstimated = false;
  for (const [place, { field, column, shownEdges }] of codes.fields.entries()) {
    if (field.isGuarded && !seesValues) continue;
    const parts = [{ counts: countedAll[place]!, weight: ofAll.weight }];
    const filter = filters.find((each) => each.field === field.id);
    if (filter) {
      const sample = sampleBeside(codes, lost.by(filter), found.total);
      parts.push({ counts: codes.countOne(sample, place), weight: sample.weight });
    }
    isEstimated ||= parts.some(({ weight }) => weight > 1);
    const scaled = addUp(parts);
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

/** What leaving out each filter would give where nothing passes all of them, the best first. */
export function relax(
  table: ScreenTable,
  filters: readonly FieldFilter[],
): { field: string; count: number }[] {
  const lost = new LostRows(table, filters);
  return filters
    .map((filter) => ({ field: filter.field, count: lost.by(filter).total }))
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

/** Two digits, so that nobody takes it for exact. */
function roundEstimate(count: number): number {
  return Math.round(Number(count.toPrecision(2)));
}
