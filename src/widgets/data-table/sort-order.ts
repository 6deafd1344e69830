import { restrictionOf, decimalMark, isMissing } from './cell.ts';
import type { CellKind, TableRow, TableSort } from './table-types.ts';
import { textRanks } from './text-ranks.ts';
import { ofNumber, parseMoment, parseNumber, typedValue } from './typed-value.ts';

/** Ascending, descending, none; a column that was not sorted begins anew. */
export function nextSort(sort: TableSort | null, field: string): TableSort {
  if (sort?.field !== field || sort.order === null) return { field, order: 'asc' };
  return { field, order: sort.order === 'asc' ? 'desc' : null };
}

/** One number for each row, in whose order the column is sorted; NaN = missing. */
export function sortKeys(
  rows: readonly TableRow[],
  field: string,
  kind: CellKind,
  languageTag: string,
): Float64Array {
  const exactName = `${field}.no_round`;
  const numericName = `${field}.numeric`;
  const mark = decimalMark(languageTag);
  const keys = new Float64Array(rows.length);
  const texts: string[] | undefined = kind === 'text' ? [] : undefined;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as TableRow;
    const value = typedValue(row[exactName], row[field], row[numericName]);
    if (texts) texts.push(textKey(value));
    else keys[i] = kind === 'number' ? numberKey(value, mark) : dateKey(value);
  }
  return texts ? textRanks(texts, languageTag) : keys;
}

const KEPT = new WeakMap<readonly TableRow[], Map<string, Float64Array>>();

/** Made at the first sorting of a column and kept as long as the rows: then only the sort is left. */
export function keptSortKeys(...args: Parameters<typeof sortKeys>): Float64Array {
  const [rows, ...rest] = args;
  const ofRows = KEPT.get(rows) ?? new Map<string, Float64Array>();
  KEPT.set(rows, ofRows);
  const name = rest.join('|');
  const keys = ofRows.get(name) ?? sortKeys(...args);
  ofRows.set(name, keys);
  return keys;
}

function textKey(value: unknown): string {
  if (typeof value === 'string') return restrictionOf(value) ? '' : value;
  return isMissing(value) ? '' : String(value);
}

function numberKey(value: unknown, mark: string): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.includes('*')) return Number.NaN;
  return parseNumber(value, mark);
}

function dateKey(value: unknown): number {
  if (typeof value === 'number') return ofNumber(value);
  if (typeof value !== 'string' || value.includes('*')) return Number.NaN;
  return parseMoment(value);
}
