import { decimalMark, isCellObject, isMissing, MASK } from './cell.ts';
import type { CellKind, SortValue, TableColumn } from './table-types.ts';
import { textRanks } from './text-ranks.ts';
import { ofNumber, parseMoment, parseNumber } from './typed-value.ts';

/** One number for each row by which the column is sorted; NaN means missing. */
export function sortKeys<Row>(
  rows: readonly Row[],
  column: TableColumn<Row>,
  kind: CellKind,
  languageTag: string,
): Float64Array {
  const mark = decimalMark(languageTag);
  const keys = new Float64Array(rows.length);
  const texts: string[] | undefined = kind === 'text' ? [] : undefined;
  for (let i = 0; i < rows.length; i++) {
    const value = valueToSort(rows[i] as Row, column);
    if (texts) texts.push(textKey(value));
    else keys[i] = kind === 'number' ? numberKey(value, mark) : dateKey(value);
  }
  return texts ? textRanks(texts, languageTag) : keys;
}

function valueToSort<Row>(row: Row, column: TableColumn<Row>): SortValue {
  if (column.sortValue) return column.sortValue(row);
  const cell = column.value?.(row);
  return isCellObject(cell) ? cell.text : cell;
}

const KEPT = new WeakMap<readonly unknown[], Map<string, Float64Array>>();

/**
 * Computed when a column is first sorted and cached with the rows, so that later sorts are fast.
 */
export function keptSortKeys<Row>(...args: Parameters<typeof sortKeys<Row>>): Float64Array {
  const [rows, column, kind, languageTag] = args;
  const ofRows = KEPT.get(rows) ?? new Map<string, Float64Array>();
  KEPT.set(rows, ofRows);
  const name = `${column.field}|${kind}|${languageTag}`;
  const keys = ofRows.get(name) ?? sortKeys(...args);
  ofRows.set(name, keys);
  return keys;
}

function textKey(value: SortValue): string {
  return isMissing(value) || value === MASK ? '' : String(value);
}

function numberKey(value: SortValue, mark: string): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? parseNumber(value, mark) : Number.NaN;
}

function dateKey(value: SortValue): number {
  if (typeof value === 'number') return ofNumber(value);
  return typeof value === 'string' ? parseMoment(value) : Number.NaN;
}
