import { isMissing } from './cell.ts';
import type {
  Cell,
  CellKind,
  CellLock,
  DataTableProps,
  Fold,
  GridColumn,
  RowTraits,
  SortValue,
} from './table-types.ts';

/** A response cell with more than a text. */
interface WireCell {
  readonly ttl: string | number;
  /** Opens in a new tab. */
  readonly lnk?: string | null;
  readonly info?: string | null;
  /** The sort key of the cell, if it differs from the title. */
  readonly value?: string | number | null;
}

/**
 * A row of a response: each cell under its column's field name. `{field}.no_round` is the unrounded
 * value, `{field}.numeric` the value to sort by.
 */
export interface WireRow {
  readonly hidden?: boolean | undefined;
  readonly class?: string | undefined;
  readonly show?: 'prev' | 'next' | 'hide' | '' | null | undefined;
  readonly colspan?: number | undefined;
  readonly checked?: boolean | undefined;
  readonly subregion_id?: string | number | null | undefined;
  readonly [field: string]: unknown;
}

export interface WireColumn {
  readonly field: string;
  readonly title: string;
  readonly kind?: CellKind;
  readonly sortable?: boolean;
  readonly isComment?: boolean;
  readonly unit?: string;
  readonly digits?: number;
  readonly width?: number;
}

export interface WireTable {
  readonly columns: readonly WireColumn[];
  readonly rows: readonly WireRow[];
  /** The field that names a row. */
  readonly rowKey?: string;
  /** Sub-region ID → title, in the order of the groups. If given, rows are grouped. */
  readonly groups?: Readonly<Record<string, string>>;
  readonly showNoRound?: boolean;
}

type WireProps = Pick<DataTableProps<WireRow>, 'columns' | 'rows' | 'rowKey' | 'traits' | 'groups'>;

/** Converts a response's table to the data table's format; only this file knows both formats. */
export function wireTable({ columns, rows, rowKey, groups, showNoRound }: WireTable): WireProps {
  return {
    columns: columns.map((column) => wireColumn(column, showNoRound === true)),
    rows,
    ...(rowKey !== undefined && { rowKey: (row, index) => usableKey(row[rowKey]) ?? index }),
    traits: wireTraits,
    ...(groups && { groups: new Map(Object.entries(groups)) }),
  };
}

function usableKey(key: unknown): string | number | undefined {
  return typeof key === 'string' || typeof key === 'number' ? key : undefined;
}

function wireColumn(column: WireColumn, showNoRound: boolean): GridColumn<WireRow> {
  const { field } = column;
  const exactName = `${field}.no_round`;
  const numericName = `${field}.numeric`;
  const exactOr = (row: WireRow) => (isMissing(row[exactName]) ? row[field] : row[exactName]);
  return {
    ...column,
    value: (row) => wireCell(showNoRound ? exactOr(row) : row[field]),
    sortValue: (row) => {
      if (!isMissing(row[numericName])) return row[numericName] as SortValue;
      return sortValue(exactOr(row));
    },
  };
}

function wireCell(cell: unknown): Cell {
  if (isWireCell(cell)) {
    return {
      text: cell.ttl,
      href: cell.lnk ?? undefined,
      isNewTab: true,
      note: cell.info ?? undefined,
      lock: typeof cell.ttl === 'string' ? wireLock(cell.ttl) : undefined,
    };
  }
  const lock = typeof cell === 'string' ? wireLock(cell) : undefined;
  return lock ? { text: cell as string, lock } : (cell as Cell);
}

function sortValue(cell: unknown): SortValue {
  const value = isWireCell(cell) ? (isMissing(cell.value) ? cell.ttl : cell.value) : cell;
  return typeof value === 'string' && wireLock(value) ? null : (value as SortValue);
}

function isWireCell(cell: unknown): cell is WireCell {
  return typeof cell === 'object' && cell !== null && 'ttl' in cell;
}

/** The longer word first, because it contains the shorter one. */
const RESTRICTED = /already_send_request|forbidden_request|send_request/;

const LOCKS: Readonly<Record<string, CellLock>> = {
  forbidden_request: 'refused',
  already_send_request: 'requested',
  send_request: 'requestable',
};

/** What an asterisk says about access; it may be anywhere in the text. */
export function wireLock(text: string): CellLock | undefined {
  if (!text.includes('*')) return undefined;
  const word = RESTRICTED.exec(text)?.[0];
  if (word) return LOCKS[word];
  return text.includes('***') ? 'masked' : undefined;
}

const FOLDS: Readonly<Record<string, Fold>> = { prev: 'earlier', next: 'later', hide: 'extra' };

export function wireTraits(row: WireRow): RowTraits {
  const group = row.subregion_id;
  return {
    isHidden: row.hidden,
    className: row.class,
    fold: row.show ? FOLDS[row.show] : undefined,
    group: isMissing(group) ? undefined : String(group),
    span: Number(row.colspan) || undefined,
    isChecked: row.checked,
  };
}
