import type { ReactNode } from 'react';

export type CellKind = 'text' | 'number' | 'date';
export type SortOrder = 'asc' | 'desc';

/** Order `null` is the third step of the cycle: the order in which the rows came. */
export interface TableSort {
  readonly field: string;
  readonly order: SortOrder | null;
}

/** A cell that is more than a text. */
export interface CellObject {
  readonly ttl: string | number;
  /** Opens in a new tab. Only http(s) and relative addresses become links. */
  readonly lnk?: string | null;
  /** Small extra text under the title. */
  readonly info?: string | null;
  /** What the cell is sorted by, where the text does not say it. */
  readonly value?: string | number | null;
}

export type Cell = string | number | boolean | null | undefined | CellObject;

/**
 * A generic record: each cell under its column's field name. `{field}.no_round` holds the unrounded
 * value, `{field}.numeric` the value to sort by.
 */
export interface TableRow {
  readonly hidden?: boolean | undefined;
  readonly class?: string | undefined;
  readonly show?: 'prev' | 'next' | 'hide' | '' | null | undefined;
  /** How many columns the first cell covers. */
  readonly colspan?: number | undefined;
  readonly checked?: boolean | undefined;
  readonly subregion_id?: string | number | null | undefined;
  readonly [field: string]: unknown;
}

export interface TableColumn {
  readonly field: string;
  readonly title: string;
  /** Found out from the first values where it is not said. */
  readonly kind?: CellKind;
  /** True where it is not said. */
  readonly sortable?: boolean;
  /** Its texts are never shortened. */
  readonly isComment?: boolean;
  /** Stands in the header, small: `%`, `USD mln`. */
  readonly unit?: string;
  /** Digits after the decimal mark, for cells that are numbers and not texts. */
  readonly digits?: number;
  /** In px; estimated from the texts where it is not said. */
  readonly width?: number;
  /** Draws the cell instead of the table: a picture, a mark. Must not hold controls. */
  readonly render?: (row: TableRow) => ReactNode;
}

/** Specification's label keys where it names them. `{name}` is filled in by the table. */
export interface TableTexts {
  readonly show_more: string;
  readonly hide: string;
  readonly link_show_prevs: string;
  readonly link_show_nexts: string;
  readonly link_show_hidden: string;
  readonly forbidden_request_label: string;
  readonly already_send_request_label: string;
  readonly send_request_label: string;
  readonly table_empty: string;
  readonly columns_shown: string;
  readonly previous_columns: string;
  readonly next_columns: string;
  readonly scroll_left: string;
  readonly scroll_right: string;
  readonly select_row: string;
  readonly select_column: string;
  readonly opens_new_tab: string;
}

export const ENGLISH_TEXTS: TableTexts = {
  show_more: 'Show more',
  hide: 'Hide',
  link_show_prevs: 'Show earlier',
  link_show_nexts: 'Show later',
  link_show_hidden: 'Show extra',
  forbidden_request_label: 'Not available',
  already_send_request_label: 'Request sent',
  send_request_label: 'Request access',
  table_empty: 'There are no rows to show.',
  columns_shown: 'Columns {shown} of {total}',
  previous_columns: 'Previous columns',
  next_columns: 'Next columns',
  scroll_left: 'Scroll left',
  scroll_right: 'Scroll right',
  select_row: 'Select {name}',
  select_column: 'Selected',
  opens_new_tab: 'opens in a new tab',
};

export type RowKey = string | number;

export interface DataTableProps {
  readonly columns: readonly TableColumn[];
  /** Replace the array to change rows; what was toggled in the old one is forgotten then. */
  readonly rows: readonly TableRow[];
  /** A field or a function; the place in `rows` where it is not said. Must be unique. */
  readonly rowKey?: string | ((row: TableRow, index: number) => RowKey);
  /** What a screen reader calls the table. */
  readonly caption: string;
  /** Sub-region id → title, in the order of the groups. Rows are grouped if this is given. */
  readonly groups?: ReadonlyMap<string | number, string> | Readonly<Record<string, string>>;
  /** 0 = no limit. */
  readonly rowLimit?: number;
  readonly showNoRound?: boolean;
  readonly hasCheckboxes?: boolean;
  /** Given: the caller orders the rows and only hears of clicks. Not given: the table sorts. */
  readonly sort?: TableSort | null;
  readonly defaultSort?: TableSort | null;
  /** Given: the caller says which row is active. */
  readonly activeKey?: RowKey | null;
  readonly texts?: Partial<TableTexts>;
  /** BCP 47: decides the order of texts and the decimal mark. */
  readonly languageTag?: string;
  /** Above and below the text of a cell, in px. */
  readonly indents?: { readonly body?: number; readonly header?: number };
  readonly onSortChange?: (sort: TableSort) => void;
  readonly onToggleChecked?: (event: { key: RowKey; row: TableRow; checked: boolean }) => void;
  readonly onRowActivate?: (event: { key: RowKey; row: TableRow }) => void;
  readonly onSendRequest?: (event: { key: RowKey; row: TableRow; field: string }) => void;
}
