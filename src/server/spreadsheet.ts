import { writeXlsx } from 'hucre/xlsx';
import type { DownloadFormat } from '../contracts/indexes.ts';
import { calendarDay, formatDay, SECONDS_PER_DAY, type Day } from '../domain/day.ts';

export type SheetColumn =
  | { readonly title: string; readonly kind: 'day' }
  | { readonly title: string; readonly kind: 'moment' }
  | { readonly title: string; readonly kind: 'decimal'; readonly decimals: number };

type Cell = Day | Date | string;

/** A table for a file: days, moments, and decimals as exact texts. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

type SheetWriter = (sheet: Sheet) => Promise<Buffer> | Buffer;

export const SHEET_WRITERS: Readonly<Record<DownloadFormat, SheetWriter>> = {
  csv: writeCsvSheet,
  xlsx: writeXlsxSheet,
};

/** Without this mark spreadsheets read the file in the encoding of the machine. */
export const BYTE_ORDER_MARK = '\u{feff}';

/** RFC 4180. */
function writeCsvSheet({ columns, rows }: Sheet): Buffer {
  const header = columns.map(({ title }) => csvText(title)).join(',');
  const lines = rows.map((row) => row.map(csvCell).join(','));
  return Buffer.from(`${BYTE_ORDER_MARK}${[header, ...lines].join('\r\n')}\r\n`);
}

function csvCell(cell: Cell): string {
  // The title of the column names the zone of these times.
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  return typeof cell === 'number' ? formatDay(cell) : cell;
}

/** A spreadsheet would run a text that begins like a formula. */
export function csvText(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const BOLD = { style: { font: { bold: true, name: 'Calibri', size: 11 } } };
const MAX_SHEET_NAME = 31;
const UNNAMED = 'values';
/** Spreadsheets count days from 1900, including a 29 February 1900 that did not exist. */
const FIRST_SHEET_DAY = calendarDay(1900, 3, 1);

async function writeXlsxSheet({ name, columns, rows }: Sheet): Promise<Buffer> {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: asciiName(name).slice(0, MAX_SHEET_NAME),
        columns: columns.map((column) => ({ width: 18, numFmt: cellFormat(column) })),
        rows: [columns.map(({ title }) => title), ...rows.map((row) => row.map(xlsxCell))],
        cells: new Map(columns.map((_, i) => [`0,${i}`, BOLD])),
        freezePane: { rows: 1 },
      },
    ],
  });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function cellFormat(column: SheetColumn): string {
  if (column.kind === 'day') return 'yyyy-mm-dd';
  if (column.kind === 'moment') return 'yyyy-mm-dd hh:mm:ss';
  return column.decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(column.decimals)}`;
}

function xlsxCell(cell: Cell): Date | number | string {
  if (cell instanceof Date) return cell;
  if (typeof cell === 'string') return Number(cell);
  return cell < FIRST_SHEET_DAY ? formatDay(cell) : new Date(cell * SECONDS_PER_DAY * 1000);
}

/**
 * The header of a file: a plain name for all clients, and the real name for those that can read it.
 */
export function contentDisposition(name: string, extension: string): string {
  // No path, no control character, no hidden file.
  const clean = name.replaceAll(/[\p{Cc}/\\:*?"<>|]+/gu, '-').replace(/^[.\s]+/, '') || UNNAMED;
  const encoded = encodeURIComponent(clean.toWellFormed()).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const plain = `${asciiName(clean)}.${extension}`;
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}.${extension}`;
}

function asciiName(text: string): string {
  const ascii = text.replaceAll(/[^A-Za-z0-9._-]+/g, '-');
  return /[A-Za-z0-9]/.test(ascii) ? ascii : UNNAMED;
}
