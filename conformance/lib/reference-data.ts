import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readXlsx } from 'hucre/xlsx';
import { calendarDay, parseDay, type Day } from '../../src/domain/time/day.ts';

/**
 * Official figures aren't in the repository, because most have no stated licence: they are searched
 * for in PARCURVE_REFERENCE_DATA, or next to the project.
 */
const FOLDER = resolve(
  process.env.PARCURVE_REFERENCE_DATA ?? join(import.meta.dirname, '../../../shared/data'),
);

/** Why a suite is skipped; undefined if its file exists. */
export function whyMissing(file: string): string | undefined {
  return existsSync(join(FOLDER, file)) ? undefined : `no ${file} in ${FOLDER}`;
}

function readText(file: string): string {
  const bytes = readFileSync(join(FOLDER, file));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

export function readJson(file: string): unknown {
  return JSON.parse(readText(file));
}

/** The cells of the first sheet of a workbook, as text and numbers. */
export async function readSheet(file: string): Promise<unknown[][]> {
  const { sheets } = await readXlsx(readFileSync(join(FOLDER, file)));
  return sheets[0]?.rows ?? [];
}

/** The lines of a file as cells. */
export function readRows(file: string): string[][] {
  return readText(file)
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map(splitLine);
}

const CELL = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;

/** Cells with commas are in quotes. */
function splitLine(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  return [...line.matchAll(CELL)].map(([, quoted, plain]) => quoted ?? plain ?? '');
}

export type Cells = Record<string, string>;

/** Rows by column name. */
export function readTable(file: string, isHeader: (cells: string[]) => boolean = () => true) {
  const rows = readRows(file);
  const start = rows.findIndex(isHeader);
  const names = rows[start] ?? [];
  return rows
    .slice(start + 1)
    .map((cells): Cells => Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])));
}

/** `2017-12-31` or `2017-12-31T00:00:00`. */
export function isoDay(text: string | undefined): Day {
  const day = parseDay((text ?? '').slice(0, 10));
  if (day === undefined) throw new Error(`no day: ${text}`);
  return day;
}

/** `2/28/1999 12:00:00 AM`, or without the time. */
export function usDay(text: string | undefined): Day {
  const [month, dayOfMonth, year] = (text ?? '').split(' ')[0]!.split('/').map(Number);
  return calendarDay(year!, month!, dayOfMonth!);
}
