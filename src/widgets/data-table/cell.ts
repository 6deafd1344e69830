import type { Cell, CellKind, CellLock, CellObject, TableColumn } from './table-types.ts';

/** Longer texts are shortened. */
export const LONG_TEXT = 80;
export const MISSING = '–';
/** Shown instead of values the reader may not see. */
export const MASK = '***';

export function isCellObject(cell: Cell): cell is CellObject {
  return typeof cell === 'object' && cell !== null;
}

export function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || Number.isNaN(value);
}

export function cellLock(cell: Cell): CellLock | undefined {
  if (isCellObject(cell)) return cell.lock ?? (cell.text === MASK ? 'masked' : undefined);
  return cell === MASK ? 'masked' : undefined;
}

/** Cuts between characters, not inside one. */
export function shorten(text: string, limit = LONG_TEXT): string {
  if (text.length <= limit) return text;
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  return `${characters.slice(0, limit).join('').trimEnd()}…`;
}

export function isLong(text: string): boolean {
  return text.length > LONG_TEXT && shorten(text) !== text;
}

/** Browsers remove these characters from a URL before reading its scheme, so we do too. */
// oxlint-disable-next-line no-control-regex
const IGNORED_IN_ADDRESS = /[\u0000-\u0020\u007f]/g;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** The URL of a cell if it is safe as a link: http(s) or relative. */
export function safeLink(link: string | null | undefined): string | undefined {
  if (!link) return undefined;
  const address = link.replaceAll(IGNORED_IN_ADDRESS, '');
  if (address === '') return undefined;
  const scheme = SCHEME.exec(address)?.[0].toLowerCase();
  return scheme === undefined || scheme === 'http:' || scheme === 'https:' ? address : undefined;
}

const GROUPS_OF_THREE = /\B(?=(\d{3})+(?!\d))/g;

/** Numbers in the portal's format: spaces between thousands, and a true minus sign. */
export function numberText(value: number, digits: number | undefined, mark: string): string {
  const plain = digits === undefined ? String(value) : value.toFixed(digits);
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return plain;
  const point = plain.indexOf('.');
  const whole = point < 0 ? plain : plain.slice(0, point);
  const grouped = whole.length > 3 ? whole.replaceAll(GROUPS_OF_THREE, '\u00a0') : whole;
  const text = point < 0 ? grouped : grouped + mark + plain.slice(point + 1);
  return value < 0 && text.startsWith('-') ? `−${text.slice(1)}` : text;
}

const WITH_POINT = /^(?:en|zh)\b/;

export function decimalMark(languageTag: string): string {
  return WITH_POINT.test(languageTag) ? '.' : ',';
}

/** The text of a cell, without its other parts. */
export function cellText(cell: Cell, digits: number | undefined, mark: string): string {
  const value = isCellObject(cell) ? cell.text : cell;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isNaN(value) ? '' : numberText(value, digits, mark);
  return value === null || value === undefined ? '' : String(value);
}

const SAMPLE = 30;
const LOOKS_NUMERIC = /^[▲▼]?\s*[+\-−]?\s*\d[\d\s.,'’]*\s*%?$/;
const LOOKS_LIKE_DATE = /^(?:\d{4}-\d{2}-\d{2}|\d{2}\.\d{2}\.\d{4})(?:[T ].*)?$/;

/** The kind of a column, guessed from its first values if not given. */
export function guessKind<Row>(column: TableColumn<Row>, rows: readonly Row[]): CellKind {
  if (column.kind) return column.kind;
  if (column.isComment || !column.value) return 'text';
  const seen: unknown[] = [];
  for (let i = 0; i < rows.length && i < SAMPLE * 4 && seen.length < SAMPLE; i++) {
    const cell = column.value(rows[i] as Row);
    const value = isCellObject(cell) ? cell.text : cell;
    if (!isMissing(value) && !cellLock(cell)) seen.push(value);
  }
  if (seen.length === 0) return 'text';
  if (seen.every((value) => LOOKS_LIKE_DATE.test(String(value)))) return 'date';
  return seen.every(isNumber) ? 'number' : 'text';
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || LOOKS_NUMERIC.test(String(value).trim());
}

/** The index of the column that names the row for a screen reader. */
export function headerIndex<Row>(columns: readonly TableColumn<Row>[]): number {
  const said = columns.findIndex(({ isRowHeader }) => isRowHeader);
  return Math.max(said, 0);
}
