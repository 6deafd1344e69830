import type pg from 'pg';
import { copyOut, type CopiedRow } from '../../../db/copy-out.ts';
import { MONEY_FIELDS } from '../../../domain/screens/money.ts';
import { LISTED_STATUSES, type ScreenKind } from '../../../domain/screens/screen-fields.ts';
import { memoryColumns, ownColumn, ROW_KINDS, type MemoryColumn } from './memory-columns.ts';
import { dollarValue, type Rates } from './money-rates.ts';
import { NO_WORD, WordCodes } from './word-codes.ts';

const GOLDEN_RATIO = 0.618_033_988_75;

/** The missing value of integer columns. */
export const MISSING = -2_147_483_648;

/** A column in memory: one value per row. */
export type Column =
  | { readonly type: 'words'; readonly codes: Uint16Array; readonly dictionary: WordCodes }
  | { readonly type: 'set'; readonly bits: Uint8Array; readonly values: readonly string[] }
  | {
      readonly type: 'whole';
      readonly values: Int32Array;
      readonly scale: number;
      /** Decimals on screen, if fewer. */
      readonly shown?: number;
    }
  | { readonly type: 'float'; readonly values: Float64Array; readonly unit: number };

/**
 * The rows of a list, column by column. They are evenly mixed, so that the first rows of any set,
 * however many, are a representative sample of it.
 */
export interface ScreenColumns {
  readonly ids: Int32Array;
  /** The rows in ID order. */
  readonly byId: Int32Array;
  /** 0 if a row isn't shown. */
  readonly shown: Uint8Array;
  readonly importance: Int32Array;
  /** Changes if a name or a code changes. */
  readonly texts: Int32Array;
  readonly columns: ReadonlyMap<string, Column>;
}

/** A hash of all texts of a row. */
const TEXT_HASH = `jsonb_hash(name) # coalesce(jsonb_hash(issuer_name), 0)
  # hashtext(concat_ws('|', code, isin, 1))`;

/** The whole list, or the rows written since this transaction. */
export type Part = { readonly since: string | null };

/** Hidden rows are only read if they may have been shown before. */
function conditionFor(kind: ScreenKind, { since }: Part): string {
  const isOfKind = `kind = '${ROW_KINDS[kind]}'`;
  if (since === null) return `${isOfKind} and is_shown`;
  if (!/^\d+$/.test(since)) throw new Error(`${since} is not a transaction ID`);
  return `${isOfKind} and changed >= '${since}'::xid8`;
}

/** The most important first; instruments that have ended come after all others. */
const WEIGHT = `importance
  - case when status in (${LISTED_STATUSES.map((each) => `'${each}'`).join(', ')}) then 0 else 1000000000 end`;

/** Reads rows in one snapshot of the database, so their number is known in advance. */
export async function readColumns(
  client: pg.PoolClient,
  kind: ScreenKind,
  part: Part,
  rates: Rates,
): Promise<ScreenColumns> {
  const condition = conditionFor(kind, part);
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from screen_row where ${condition}`,
  );
  const definitions = memoryColumns(kind);
  const table = allocate(rows[0]!.count, definitions);
  const fields = [
    'id',
    'is_shown::integer',
    WEIGHT,
    TEXT_HASH,
    ...[...definitions.values()].map(expressionFor),
  ];
  const readers = [
    wholeReader(table.ids),
    byteReader(table.shown),
    wholeReader(table.importance),
    wholeReader(table.texts),
    ...[...table.columns.values()].map(readerFor),
  ];
  let place = 0;
  await copyOut(
    client,
    `select ${fields.join(', ')} from screen_row where ${condition} order by id`,
    fields.length,
    (copied) => {
      const row = table.byId[place]!;
      for (let i = 0; i < readers.length; i += 1) readers[i]!(copied, i, row);
      place += 1;
    },
  );
  convertAmounts(kind, table, rates);
  return table;
}

/** Converts the rows' own amounts to dollars. */
export function convertAmounts(kind: ScreenKind, { columns }: ScreenColumns, rates: Rates): void {
  const field = MONEY_FIELDS[kind];
  if (!field) return;
  const [into, own, currency] = [field, ownColumn(field), 'currency'].map((id) => columns.get(id));
  if (into?.type !== 'float' || own?.type !== 'float' || currency?.type !== 'words') {
    throw new Error(`${kind} have no money`);
  }
  const dollars = Float64Array.from(currency.dictionary.words, (word) => dollarValue(rates, word));
  for (let row = 0; row < own.values.length; row += 1) {
    into.values[row] = own.values[row]! * dollars[currency.codes[row]!]!;
  }
}

export function allocate(
  rows: number,
  definitions: ReadonlyMap<string, MemoryColumn>,
): ScreenColumns {
  return {
    ids: new Int32Array(rows),
    byId: mixRows(rows),
    shown: new Uint8Array(rows),
    importance: new Int32Array(rows),
    texts: new Int32Array(rows),
    columns: new Map(
      [...definitions].map(([id, definition]) => [id, emptyColumn(definition, rows)]),
    ),
  };
}

/**
 * The position of each row in ID order. Steps by the golden ratio of all rows, which spreads any
 * number of them evenly.
 */
function mixRows(rows: number): Int32Array {
  const places = new Int32Array(rows);
  let step = Math.max(1, Math.round(rows * GOLDEN_RATIO));
  while (greatestDivisor(step, rows) !== 1) step += 1;
  let place = 0;
  for (let row = 0; row < rows; row += 1) {
    places[place] = row;
    place = (place + step) % rows;
  }
  return places;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

function emptyColumn(definition: MemoryColumn, rows: number): Column {
  const { type } = definition;
  if (type === 'words') {
    const dictionary = new WordCodes(definition.values);
    return { type, codes: new Uint16Array(rows), dictionary };
  }
  if (type === 'set') return { type, bits: new Uint8Array(rows), values: definition.values };
  return type === 'whole'
    ? {
        type,
        values: new Int32Array(rows),
        scale: definition.scale,
        shown: definition.shown ?? definition.scale,
      }
    : { type, values: new Float64Array(rows), unit: definition.unit };
}

function expressionFor(definition: MemoryColumn): string {
  const { type, sql } = definition;
  if (type === 'set') {
    const bits = definition.values.map((value, i) => `('${value}' = any(${sql}))::integer << ${i}`);
    return `(${bits.map((bit) => `(${bit})`).join(' | ')})`;
  }
  return type === 'float' ? `(${sql})::float8` : `(${sql})`;
}

type Reader = (copied: CopiedRow, field: number, row: number) => void;

function readerFor(column: Column): Reader {
  if (column.type === 'words') return wordReader(column.codes, column.dictionary);
  if (column.type === 'set') return byteReader(column.bits);
  return column.type === 'whole' ? wholeReader(column.values) : floatReader(column.values);
}

function wholeReader(into: Int32Array): Reader {
  return ({ data, starts, lengths }, field, row) => {
    into[row] = lengths[field]! < 0 ? MISSING : data.readInt32BE(starts[field]);
  };
}

function byteReader(into: Uint8Array): Reader {
  return ({ data, starts }, field, row) => {
    into[row] = data.readInt32BE(starts[field]);
  };
}

function floatReader(into: Float64Array): Reader {
  return ({ data, starts, lengths }, field, row) => {
    into[row] = lengths[field]! < 0 ? Number.NaN : data.readDoubleBE(starts[field]);
  };
}

function wordReader(into: Uint16Array, dictionary: WordCodes): Reader {
  return ({ data, starts, lengths }, field, row) => {
    const length = lengths[field]!;
    into[row] = length < 0 ? NO_WORD : dictionary.codeFor(data, starts[field]!, length);
  };
}

/** The IDs of the rows. */
export type RowIds = Pick<ScreenColumns, 'ids' | 'byId'>;

/** The row with an ID; -1 if there is none. */
export function findRow(rows: RowIds, id: number): number {
  const row = rows.byId[placeById(rows, id)];
  return row !== undefined && rows.ids[row] === id ? row : -1;
}

/** The number of rows with a smaller ID. */
export function placeById({ ids, byId }: RowIds, id: number): number {
  let low = 0;
  let high = byId.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ids[byId[middle]!]! < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The memory that the columns take. */
export function countBytes({
  ids,
  byId,
  shown,
  importance,
  texts,
  columns,
}: ScreenColumns): number {
  const arrays = [ids, byId, shown, importance, texts, ...[...columns.values()].map(dataOfColumn)];
  return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function dataOfColumn(column: Column): Uint8Array | Uint16Array | Int32Array | Float64Array {
  if (column.type === 'words') return column.codes;
  return column.type === 'set' ? column.bits : column.values;
}
