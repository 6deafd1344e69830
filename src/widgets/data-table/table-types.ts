import type { MouseEvent, ReactNode } from 'react';
import type { LinkComponent } from '../link/link.ts';

export type CellKind = 'text' | 'number' | 'date';
export type SortOrder = 'asc' | 'desc';

/** `null` is the third step: the original order of the rows. */
export interface TableSort {
  readonly field: string;
  readonly order: SortOrder | null;
}

/**
 * Why a value is hidden: it is masked, access was denied, access was requested, or access can be
 * requested.
 */
export type CellLock = 'masked' | 'refused' | 'requested' | 'requestable';

/** A cell with more than a text. */
export interface CellObject {
  readonly text: string | number;
  /** Only http(s) and relative URLs become links. */
  readonly href?: string | undefined;
  /** Otherwise the table's `link` renders it. */
  readonly isNewTab?: boolean | undefined;
  /** Small additional text below. */
  readonly note?: string | undefined;
  readonly lock?: CellLock | undefined;
}

export type Cell = string | number | boolean | null | undefined | CellObject;
export type SortValue = string | number | boolean | null | undefined;

/** Props for the only control in a rendered cell: arrow keys move to it. */
export interface ControlProps {
  readonly 'data-control'?: true;
  readonly tabIndex?: 0 | -1 | undefined;
}

export interface TableColumn<Row> {
  /** Its name in sorts and events; unique. */
  readonly field: string;
  readonly title: string;
  /** The content of its cells. */
  readonly value?: (row: Row) => Cell;
  /** The sort key of its cells, if it differs from their text. */
  readonly sortValue?: (row: Row) => SortValue;
  /** Renders a cell itself: a picture, a link, a control. */
  readonly render?: (row: Row, control: ControlProps) => ReactNode;
  /**
   * True if it renders a control with `ControlProps`; the control itself must not need arrow keys.
   */
  readonly hasControl?: boolean;
  /** Guessed from the first values by default. */
  readonly kind?: CellKind;
  /** True by default. */
  readonly sortable?: boolean;
  /** Names its row for a screen reader; by default the first column does. */
  readonly isRowHeader?: boolean;
  /** Its texts are never shortened. */
  readonly isComment?: boolean;
  /** Small text in the header: `%`, `USD mln`. */
  readonly unit?: string;
  /** Digits after the decimal mark, for cells that are numbers and not texts. */
  readonly digits?: number;
}

/** Props of both tables, the plain one (`ListTable`) and the grid (`DataTable`). */
export interface TableProps<Row, Column extends TableColumn<Row> = TableColumn<Row>> {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** By default the index in `rows`. Must be unique. */
  readonly rowKey?: (row: Row, index: number) => RowKey;
  /** The name of the table for screen readers. */
  readonly caption: string;
  /** How the caller has sorted the rows. */
  readonly sort?: TableSort | null;
  /**
   * The URL of the rows in another order, so that headings sort before scripts run; null if this
   * reader may not use that order.
   */
  readonly sortHref?: (sort: TableSort) => string | null;
  /** If the handler prevents the default, the heading's link isn't followed. */
  readonly onSortChange?: (sort: TableSort, event: MouseEvent) => void;
  /** Renders links to pages of this site. */
  readonly link?: LinkComponent;
  readonly texts?: Partial<TableTexts>;
  /** BCP 47: determines the sort order of texts and the decimal mark. */
  readonly languageTag?: string;
  /** In a grid it must always be the same function, or all rows are checked again. */
  readonly traits?: (row: Row) => RowTraits;
  /** Group → title, in the order of the groups. If given, rows are grouped. */
  readonly groups?: ReadonlyMap<string, string>;
  /** 0 = no limit. */
  readonly rowLimit?: number;
}

export interface GridColumn<Row> extends TableColumn<Row> {
  /** In px; estimated from the texts by default. */
  readonly width?: number;
}

/**
 * Rows that are hidden behind a toggle: earlier ones above, later ones below, extra ones after the
 * others.
 */
export type Fold = 'earlier' | 'later' | 'extra';

/** What a row states besides its cells. */
export interface RowTraits {
  readonly isHidden?: boolean | undefined;
  readonly className?: string | undefined;
  readonly fold?: Fold | undefined;
  readonly group?: string | undefined;
  /** How many columns the first cell covers. */
  readonly span?: number | undefined;
  /** Only in a grid. */
  readonly isChecked?: boolean | undefined;
}

/** For controls that reveal columns and parts of texts that are out of view. */
export interface TableMoveTexts {
  readonly show_more: string;
  readonly hide: string;
  readonly previous_columns: string;
  readonly next_columns: string;
  readonly scroll_left: string;
  readonly scroll_right: string;
}

/** The table fills in `{name}`. */
export interface TableTexts extends TableMoveTexts {
  readonly show_earlier: string;
  readonly show_later: string;
  readonly show_extra: string;
  readonly lock_refused: string;
  readonly lock_requested: string;
  readonly lock_requestable: string;
  readonly table_empty: string;
  readonly columns_shown: string;
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
  show_extra: 'Show hidden',
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
  /** Replace the array to change rows; the table then forgets the toggles of the old rows. */
  readonly rows: readonly Row[];
  readonly hasCheckboxes?: boolean;
  /** If given, the caller sorts the rows and is notified of clicks. Otherwise the table sorts. */
  readonly sort?: TableSort | null;
  readonly defaultSort?: TableSort | null;
  /** If given, the caller decides which row is active. */
  readonly activeKey?: RowKey | null;
  /** The space above and below the text of a cell, in px. */
  readonly indents?: { readonly body?: number; readonly header?: number };
  readonly onToggleChecked?: (event: { key: RowKey; row: Row; checked: boolean }) => void;
  readonly onRowActivate?: (event: { key: RowKey; row: Row }) => void;
  readonly onRequestAccess?: (event: { key: RowKey; row: Row; field: string }) => void;
}
