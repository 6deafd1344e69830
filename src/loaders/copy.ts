import type pg from 'pg';
import { copyInto } from '../db/copy-into.ts';
import { formatDay, type Day } from '../domain/time/day.ts';

export type Cell = string | number | boolean | null;

/** Text is sent in pieces of about this many characters. */
const PIECE_LENGTH = 65_536;
const SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

/** Writes rows through COPY in text format without buffering all of them; returns how many. */
export async function copyRows(
  client: pg.PoolClient,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<number> {
  return copyInto(client, `copy ${table} (${columns.join(', ')}) from stdin`, textPieces(rows));
}

function* textPieces(rows: Iterable<readonly Cell[]>): Generator<Buffer> {
  let text = '';
  for (const row of rows) {
    text += `${row.map(cellText).join('\t')}\n`;
    if (text.length < PIECE_LENGTH) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

export function cellText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell !== 'string') return String(cell);
  return cell.replaceAll(SPECIAL, (character) => ESCAPES[character] ?? character);
}

/** A date column; infinity and null both mean "no such day". */
export function dayCell(day: Day | null): string | null {
  return day === null || !Number.isFinite(day) ? null : formatDay(day);
}

/** One row of quote_year. */
export interface QuoteYearRow {
  readonly seriesId: number;
  readonly year: number;
  readonly points: Buffer;
}

const BINARY_HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const BINARY_TRAILER = Buffer.from([0xff, 0xff]);

/** Chunks are sent in binary format: hexadecimal text would double what is sent and parsed. */
export async function copyQuoteYears(
  client: pg.PoolClient,
  rows: Iterable<QuoteYearRow>,
): Promise<void> {
  const sql = 'copy quote_year (series_id, year, points) from stdin (format binary)';
  await copyInto(client, sql, binaryPieces(rows));
}

function* binaryPieces(rows: Iterable<QuoteYearRow>): Generator<Buffer> {
  let pieces: Buffer[] = [BINARY_HEADER];
  let length = BINARY_HEADER.length;
  for (const { seriesId, year, points } of rows) {
    const head = Buffer.allocUnsafe(20);
    head.writeInt16BE(3, 0);
    head.writeInt32BE(4, 2);
    head.writeInt32BE(seriesId, 6);
    head.writeInt32BE(2, 10);
    head.writeInt16BE(year, 14);
    head.writeInt32BE(points.length, 16);
    pieces.push(head, points);
    length += head.length + points.length;
    if (length < PIECE_LENGTH) continue;
    yield Buffer.concat(pieces, length);
    pieces = [];
    length = 0;
  }
  yield Buffer.concat([...pieces, BINARY_TRAILER]);
}
