import type { ImportReason } from '../../../../contracts/admin/label-editing.ts';
import { textPlaces } from '../../../../domain/text/fill-text.ts';
import { isLanguage, LANGUAGE_CODES, type Language } from '../../../../domain/text/language.ts';
import { textVersion } from '../../../../domain/text/text-version.ts';
import { readCsv } from '../../../core/files/read-csv.ts';
import { readXlsx, type ReadCell } from '../../../core/files/read-xlsx.ts';
import type { Sheet, SheetRow } from '../../../core/files/sheet.ts';
import type { DeskLabel } from './desk.ts';

const ROWS_AT_ONCE = 100;
const MAX_ROWS = 20_000;
const KEY = 'key';
const VERSION = 'version';
const TITLES = [KEY, 'module', 'context', VERSION, ...LANGUAGE_CODES];
/** A file that begins like this is an archive, whatever its name. */
const ARCHIVE = Buffer.from('PK\u{3}\u{4}');

/** A label as it is sent to the thread that writes it. */
interface PlainLabel {
  readonly key: string;
  readonly module: string;
  readonly repository: string;
  /** As they are shown, in the order of `LANGUAGE_CODES`. */
  readonly texts: readonly string[];
}

/** The labels as a table for translators: its description and the input for its rows. */
export function labelSheet(labels: readonly DeskLabel[]): {
  sheet: Omit<Sheet, 'parts'>;
  given: readonly PlainLabel[];
} {
  return {
    sheet: {
      name: 'labels',
      columns: TITLES.map((title) => ({ title, kind: 'text' })),
      total: labels.length,
    },
    given: labels.map(({ key, module, repository, texts }) => ({
      key,
      module,
      repository,
      texts: LANGUAGE_CODES.map((language) => {
        const { builtIn, override } = texts.get(language)!;
        return override?.text ?? builtIn;
      }),
    })),
  };
}

/** Runs in a thread: the versions of thirty thousand texts take a third of a second. */
export function* makeRows(labels: readonly PlainLabel[]): Generator<SheetRow[]> {
  for (let i = 0; i < labels.length; i += ROWS_AT_ONCE) {
    yield labels.slice(i, i + ROWS_AT_ONCE).map(toRow);
  }
}

function toRow({ key, module, repository, texts }: PlainLabel): SheetRow {
  const names = new Set((textPlaces(texts[0]!) ?? []).map(({ name }) => `{${name}}`));
  const context = [repository, ...names].join(' ');
  return [key, module, context, texts.map(textVersion).join(' '), ...texts];
}

/** A text in a file, with its language and the version its row was based on. */
interface FileText {
  readonly language: Language;
  readonly text: string;
  readonly version: string | undefined;
}

export interface FileLine {
  readonly line: number;
  readonly key: string;
  readonly texts: readonly FileText[];
  /** Cells that can't be read as text. */
  readonly refused: readonly { readonly language: Language; readonly reason: ImportReason }[];
}

/** The lines of a translator's file; null if it has no key column or isn't a table. */
export async function readLabelFile(bytes: Uint8Array): Promise<FileLine[] | null> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isArchive = file.subarray(0, ARCHIVE.length).equals(ARCHIVE);
  const rows: ReadCell[][] | null = isArchive
    ? await readXlsx(file, MAX_ROWS)
    : readCsv(file, MAX_ROWS);
  if (!rows || rows.length > MAX_ROWS) return null;
  const [header = [], ...lines] = rows;
  const titles = header.map((title) => (title ?? '').trim().toLowerCase());
  if (!titles.includes(KEY) || !titles.some((title) => isLanguage(title))) return null;
  return lines.flatMap((cells, i) => {
    const line = readLine(titles, cells, i + 2, !isArchive);
    return line.key === '' ? [] : [line];
  });
}

function readLine(
  titles: readonly string[],
  cells: readonly ReadCell[],
  line: number,
  isGuarded: boolean,
): FileLine {
  const at = (title: string) => cells[titles.indexOf(title)] ?? '';
  const versions = at(VERSION).split(' ');
  const texts: FileText[] = [];
  const refused: { language: Language; reason: ImportReason }[] = [];
  for (const [x, title] of titles.entries()) {
    if (!isLanguage(title) || titles.indexOf(title) !== x) continue;
    const cell = cells[x];
    if (cell === null) refused.push({ language: title, reason: 'formula' });
    // An empty cell leaves the text unchanged.
    if (!cell?.trim()) continue;
    const version = versions[LANGUAGE_CODES.indexOf(title)] || undefined;
    texts.push({ language: title, text: readText(cell, version, isGuarded), version });
  }
  return { line, key: at(KEY).trim(), texts, refused };
}

/** Removes the mark that keeps spreadsheets from executing a text, and normalises line breaks. */
function readText(cell: string, version: string | undefined, isGuarded: boolean): string {
  const text = cell.replaceAll(/\r\n?/g, '\n').toWellFormed();
  const isAsWritten = version !== undefined && textVersion(text) === version;
  return isGuarded && !isAsWritten ? text.replace(/^'(?=[=+\-@\t])/, '') : text;
}
