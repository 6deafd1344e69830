import type { LinkComponent } from '../link/link.ts';
import type { CellKind, ControlProps, GridColumn, TableSort, TableTexts } from './table-types.ts';

export interface KnownColumn<Row> extends GridColumn<Row> {
  readonly kind: CellKind;
  /** Its place among all columns; on a narrow screen only some of them are shown. */
  readonly index: number;
}

/** What all lines are drawn with. One object that changes rarely: rows that see the same one stay. */
export interface LineView {
  /** Cells of a full row, the checkbox among them. */
  readonly cellCount: number;
  readonly hasCheckboxes: boolean;
  readonly isNarrow: boolean;
  /** Scripts run: the table has one tab stop and arrow keys. Before that every control has its own. */
  readonly isLive: boolean;
  /** Some columns are left out, so each cell must say which one it is. */
  readonly isStepped: boolean;
  readonly decimalMark: string;
  readonly texts: TableTexts;
  /** What a screen reader says in place of `***`. */
  readonly spokenMask: string | undefined;
  readonly link: LinkComponent;
  readonly sortHref: ((sort: TableSort) => string | null) | undefined;
}

export interface RowView<Row> extends LineView {
  /** Those that are shown. */
  readonly columns: readonly KnownColumn<Row>[];
  /** Which of all columns names its row. */
  readonly headerIndex: number;
}

/** Controls in a cell are reached by arrow keys, not by Tab, unless theirs is the focused cell. */
export function controlTabIndex(view: LineView, isTabStop: boolean): 0 | -1 | undefined {
  if (isTabStop) return 0;
  return view.isLive ? -1 : undefined;
}

/** For the control that takes the focus in place of its cell. */
export function controlProps(view: LineView, isTabStop: boolean): ControlProps {
  return { 'data-control': true, tabIndex: controlTabIndex(view, isTabStop) };
}
