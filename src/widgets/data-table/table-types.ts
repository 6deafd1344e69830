import type { MouseEvent, ReactNode } from 'react';
import type { LinkComponent } from '../link/link.ts';

export type CellKind = 'text' | 'number' | 'date';
export type SortOrder = 'asc' | 'desc';

/** Order `null` is the third step of the cycle: the order in which the rows came. */
export interface TableSort {
  readonly field: string;
  readonly order: SortOrder | null;
}

/**
 * What a reader may not see: a value that is masked, one that is refused, one that was asked for,
 * one that can be asked for.
 */
export type CellLock = 'masked' | 'refused' | 'requested' | 'requestable';

/** A cell that is more than a text. */
export interface CellObject {
  readonly text: string | number;
  /** Only http(s) and relative addresses become links. */
  readonly href?: string | undefined;
  /** Otherwise the table's `link` draws it. */
  readonly isNewTab?: boolean | undefined;
  /** Small extra text under the other. */
  readonly note?: string | undefined;
  readonly lock?: CellLock | undefined;
}

export type Cell = string | number | boolean | null | undefined | CellObject;
export type SortValue = string | number | boolean | null | undefined;

/** For the one control of a drawn cell: where arrow keys lead through the cells, they lead to it. */
export interface ControlProps {
  readonly 'data-control'?: true;
  readonly tabIndex?: 0 | -1 | undefined;
}

export interface TableColumn<Row> {
  /** Its name in sorts and events; unique. */
  readonly field: string;
  readonly title: string;
  /** What its cells say. */
  readonly value?: (row: Row) => Cell;
  /** What its cells are sorted by, where their text does not say it. */
  readonly sortValue?: (row: Row) => SortValue;
  /** Draws a cell instead of the table: a picture, a link, a control. */
  readonly render?: (row: Row, control: ControlProps) => ReactNode;
  /** What it draws is a control that takes `ControlProps`; one that needs no arrow keys itself. */
  readonly hasControl?: boolean;
  /** Found out from the first values where it is not said. */
  readonly kind?: CellKind;
  /** True where it is not said. */
  readonly sortable?: boolean;
  /** Names its row to a screen reader; the first column where none says so. */
  readonly isRowHeader?: boolean;
  /** Its texts are never shortened. */
  readonly isComment?: boolean;
  /** Stands in the header, small: `%`, `USD mln`. */
  readonly unit?: string;
  /** Digits after the decimal mark, for cells that are numbers and not texts. */
  readonly digits?: number;
}

/** What every table is told, whether a plain one (`ListTable`) or a grid (`DataTable`). */
export interface TableProps<Row, Column extends TableColumn<Row> = TableColumn<Row>> {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** The place in `rows` where it is not said. Must be unique. */
  readonly rowKey?: (row: Row, index: number) => RowKey;
  /** What a screen reader calls the table. */
  readonly caption: string;
  /** How the caller has ordered the rows. */
  readonly sort?: TableSort | null;
  /** The address of the rows in another order, so that headings sort before scripts run; null where this reader may not learn that order. */
  readonly sortHref?: (sort: TableSort) => string | null;
  /** Whoever prevents the event's default keeps a heading's link from being followed. */
  readonly onSortChange?: (sort: TableSort, event: MouseEvent) => void;
  /** Draws links to pages of this site. */
  readonly link?: LinkComponent;
  readonly texts?: Partial<TableTexts>;
  /** BCP 47: decides the order of texts and the decimal mark. */
  readonly languageTag?: string;
}

export interface GridColumn<Row> extends TableColumn<Row> {
  /** In px; estimated from the texts where it is not said. */
  readonly width?: number;
}

/** Rows that are folded away: earlier ones above, later ones below, extra ones after the others. */
export type Fold = 'earlier' | 'later' | 'extra';

/** What a row says of itself beside its cells. */
export interface RowTraits {
  readonly isHidden?: boolean | undefined;
  readonly className?: string | undefined;
  readonly fold?: Fold | undefined;
  readonly group?: string | undefined;
  /** How many columns the first cell covers. */
  readonly span?: number | undefined;
  readonly isChecked?: boolean | undefined;
}

/** `{name}` is filled in by the table. */
export interface TableTexts {
  readonly show_more: string;
  readonly hide: string;
  readonly show_earlier: string;
  readonly show_later: string;
  readonly show_extra: string;
  readonly lock_refused: string;
  readonly lock_requested: string;
  readonly lock_requestable: string;
  readonly table_empty: string;
  readonly columns_shown: string;
  readonly previous_columns: string;
  readonly next_columns: string;
  readonly scroll_left: string;
  readonly scroll_right: string;
  readonly select_row: string;
  readonly select_column: string;
  readonly opens_new_tab: string;
  readonly sort_locked: string;
}

export const ENGLISH_TEXTS: TableTexts = {
  show_more: 'Show more',
  hide: 'Hide',
  show_earlier: 'Show earlier',
  show_later: 'Show later',
  show_extra: 'Show extra',
  lock_refused: 'Not available',
  lock_requested: 'Request sent',
  lock_requestable: 'Request access',
  table_empty: 'There are no rows to show.',
  columns_shown: 'Columns {shown} of {total}',
  previous_columns: 'Previous columns',
  next_columns: 'Next columns',
  scroll_left: 'Scroll left',
  scroll_right: 'Scroll right',
  select_row: 'Select {name}',
  select_column: 'Selected',
  opens_new_tab: 'opens in a new tab',
  sort_locked: 'Sorting by values needs access.',
};

export type RowKey = string | number;

export interface DataTableProps<Row> extends TableProps<Row, GridColumn<Row>> {
  /** Replace the array to change rows; what was toggled in the old one is forgotten then. */
  readonly rows: readonly Row[];
  /** The same function at every drawing, or all rows are looked at again. */
  readonly traits?: (row: Row) => RowTraits;
  /** Group → title, in the order of the groups. Rows are grouped if this is given. */
  readonly groups?: ReadonlyMap<string, string>;
  /** 0 = no limit. */
  readonly rowLimit?: number;
  readonly hasCheckboxes?: boolean;
  /** Given: the caller orders the rows and only hears of clicks. Not given: the table sorts. */
  readonly sort?: TableSort | null;
  readonly defaultSort?: TableSort | null;
  /** Given: the caller says which row is active. */
  readonly activeKey?: RowKey | null;
  /** Above and below the text of a cell, in px. */
  readonly indents?: { readonly body?: number; readonly header?: number };
  readonly onToggleChecked?: (event: { key: RowKey; row: Row; checked: boolean }) => void;
  readonly onRowActivate?: (event: { key: RowKey; row: Row }) => void;
  readonly onRequestAccess?: (event: { key: RowKey; row: Row; field: string }) => void;
}
