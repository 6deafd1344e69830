import { BATCH_ROWS, MAX_LINE, MAX_OUTER_RECORD } from './limits.ts';
import { JsonColumns } from './json-columns.ts';
import { JsonSyntaxError, JsonText } from './json-record.ts';
import { JsonScanner } from './json-scanner.ts';
import { noRemarks, type DraftRow, type RowBatch } from './read-settings.ts';
import { columnName } from './shape-table.ts';
import { UnreadableDocument } from './unreadable-document.ts';

type Texts = AsyncIterable<string> | Iterable<string>;

/** One record per line: an object, or an array of cells. */
export async function* readNdjson(
  texts: Texts,
  { isPartial = false } = {},
): AsyncGenerator<RowBatch> {
  const table = new JsonTable();
  let rest = '';
  let line = 0;
  const readLine = (text: string): void => {
    line += 1;
    if (text.length > MAX_LINE) throw new UnreadableDocument('line-too-long', { line });
    if (text.trim() !== '') table.addRecord(line, null, text);
  };
  for await (const text of texts) {
    // What is left may be long, and the text may be one byte: it is only looked at once.
    const first = text.indexOf('\n');
    if (first < 0) {
      rest += text;
    } else {
      const lines = text.split('\n');
      readLine(rest + lines[0]!);
      for (let i = 1; i < lines.length - 1; i += 1) readLine(lines[i]!);
      rest = lines.at(-1)!;
    }
    if (rest.length > MAX_LINE) throw new UnreadableDocument('line-too-long', { line: line + 1 });
    while (table.rows.length >= BATCH_ROWS) yield table.takeBatch();
  }
  if (!isPartial) readLine(rest);
  yield table.finish();
}

/**
 * The elements of the array at `rowsAt`, or the members of the object there, whose keys become the
 * column `key`. Behind a `*`, each inner row also has the scalars of the record around it.
 * Scalars that stand before the rows, in the objects around them, become columns that begin with
 * `/`: `/date`. `isPartial`: the texts are the beginning of the document only.
 */
export async function* readJson(
  texts: Texts,
  rowsAt: string | null,
  { isPartial = false } = {},
): AsyncGenerator<RowBatch> {
  const { outer, inner } = splitPath(rowsAt);
  const table = new JsonTable();
  const parent = outer.split('.').slice(0, -1).join('.');
  const titlePaths =
    outer === '' ? [] : ['columns', 'fields'].map((key) => (parent ? `${parent}.${key}` : key));
  let isFound = false;
  const scanner = new JsonScanner(
    {
      open: ({ path }, levels) => {
        const isRows = path === outer && (outer !== '' || levels.length === 0);
        isFound ||= isRows;
        if (isRows || titlePaths.includes(path)) return 'members';
        const isAround = path === '' ? outer !== '' : outer.startsWith(`${path}.`);
        return isAround && !isFound ? 'scalars' : 'nothing';
      },
      scalar: (key, text, { path }) => table.addAround(path === '' ? key : `${path}.${key}`, text),
      member: (key, text, level) => {
        if (titlePaths.includes(level.path)) table.addTitle(text);
        else if (inner === null) table.addRecord(table.nextLine(), key, text);
        else table.addInnerRecords(key, text, inner);
      },
    },
    inner === null ? MAX_LINE : MAX_OUTER_RECORD,
  );
  for await (const text of texts) {
    scanner.push(text);
    while (table.rows.length >= BATCH_ROWS) yield table.takeBatch();
  }
  if (!isPartial) scanner.end();
  if (!isFound) {
    throw new UnreadableDocument('no-rows-at', rowsAt === null ? {} : { subject: rowsAt });
  }
  yield table.finish();
}

function splitPath(rowsAt: string | null): { outer: string; inner: string[] | null } {
  const segments = rowsAt === null || rowsAt === '' ? [] : rowsAt.split('.');
  const star = segments.indexOf('*');
  if (star < 0) return { outer: segments.join('.'), inner: null };
  const inner = segments.slice(star + 1);
  if (inner.includes('*')) throw new UnreadableDocument('no-rows-at', { subject: rowsAt! });
  return { outer: segments.slice(0, star).join('.'), inner: inner.length === 0 ? null : inner };
}

class JsonTable {
  rows: DraftRow[] = [];
  readonly #columns = new JsonColumns();
  /** The names that stand beside rows which are arrays. */
  readonly #titles: string[] = [];
  readonly #around: [name: string, value: string | null, isNumber: boolean][] = [];
  #lineCount = 0;
  #isAnyJson = false;

  nextLine(): number {
    this.#lineCount += 1;
    return this.#lineCount;
  }

  addTitle(text: string): void {
    const title: unknown = parseOrNull(text);
    const index = this.#titles.length;
    this.#titles.push(typeof title === 'string' ? title : columnName(title, index));
  }

  addAround(path: string, text: string): void {
    this.#try(() => {
      new JsonText(text).readScalars((_path, value, isNumber) => {
        this.#around.push([`/${path}`, value, isNumber]);
      });
    });
  }

  addRecord(line: number, key: string | null, text: string): void {
    this.#columns.beginRow(line);
    const isJson = this.#try(() => {
      if (key !== null) this.#columns.add('key', unescapeKey(key), false);
      this.#addCells(text, '');
    });
    if (!isJson && !this.#isAnyJson && this.rows.length === 0) {
      throw new UnreadableDocument('not-json', { line });
    }
    this.#isAnyJson = true;
    this.rows.push(this.#columns.endRow(isJson));
  }

  /** The rows inside one record; none if it doesn’t have the path. */
  addInnerRecords(key: string | null, text: string, path: readonly string[]): void {
    const around: [name: string, value: string | null, isNumber: boolean][] = [];
    const prefix = path.join('.');
    let rows: { key: string | null; text: string }[] = [];
    const isJson = this.#try(() => {
      if (key !== null) around.push(['key', unescapeKey(key), false]);
      new JsonText(text).readScalars((name, value, isNumber) => {
        if (name !== prefix && !name.startsWith(`${prefix}.`)) around.push([name, value, isNumber]);
      });
      rows = findParts(text, path);
    });
    if (!isJson) rows = [{ key: null, text: '' }];
    for (const row of rows) {
      this.#columns.beginRow(this.nextLine());
      for (const [name, value, isNumber] of around) this.#columns.add(name, value, isNumber);
      const isRowJson = this.#try(() => {
        if (row.key !== null) this.#columns.add(`${prefix}.key`, row.key, false);
        this.#addCells(row.text, prefix);
      });
      this.rows.push(this.#columns.endRow(isRowJson));
    }
  }

  takeBatch(): RowBatch {
    const rows = this.rows.splice(0, BATCH_ROWS);
    this.#columns.complete(rows);
    const { header, typed } = this.#columns;
    return { header: [...header], rows, remarks: noRemarks(), typedColumns: new Set(typed) };
  }

  finish(): RowBatch {
    return this.takeBatch();
  }

  #addCells(text: string, prefix: string): void {
    this.#addOwnCells(text, prefix);
    for (const [name, value, isNumber] of this.#around) this.#columns.add(name, value, isNumber);
  }

  #addOwnCells(text: string, prefix: string): void {
    const name = (key: string): string => (prefix === '' ? key : `${prefix}.${key}`);
    if (text.trimStart().startsWith('[')) {
      const cells = new JsonText(text).readParts() ?? [];
      cells.forEach((cell, index) => {
        const title = name(this.#titles[index] ?? columnName(cell, index));
        new JsonText(cell.text).readScalars((path, value, isNumber) => {
          this.#columns.add(path, value, isNumber);
        }, title);
      });
    } else {
      new JsonText(text).readScalars((path, value, isNumber) => {
        this.#columns.add(path === '' ? 'value' : path, value, isNumber);
      }, prefix);
    }
  }

  #try(read: () => void): boolean {
    try {
      read();
      return true;
    } catch (error) {
      if (error instanceof JsonSyntaxError) return false;
      throw error;
    }
  }
}

function findParts(text: string, path: readonly string[]): { key: string | null; text: string }[] {
  let found = text;
  for (const segment of path) {
    const part = new JsonText(found).readParts()?.find(({ key }) => key === segment);
    if (!part) return [];
    found = part.text;
  }
  return new JsonText(found).readParts() ?? [];
}

function unescapeKey(key: string): string {
  const text = key.includes('\\') ? parseOrNull(`"${key}"`) : key;
  return typeof text === 'string' ? text : key;
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
