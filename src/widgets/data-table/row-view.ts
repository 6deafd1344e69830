import type { LinkComponent } from '../link/link.ts';
import type { CellKind, ControlProps, GridColumn, TableSort, TableTexts } from './table-types.ts';

export interface KnownColumn<Row> extends GridColumn<Row> {
  readonly kind: CellKind;
  /** Its index among all columns; on a narrow screen only some are shown. */
  readonly index: number;
}

/**
 * What all rows need for rendering. One object that rarely changes, so that rows don't render
 * again.
 */
export interface LineView {
  /** The number of cells of a full row, including the checkbox. */
  readonly cellCount: number;
  readonly hasCheckboxes: boolean;
  readonly isNarrow: boolean;
  /**
   * True once scripts run: the table then has one tab stop and arrow keys. Before that, every
   * control is a tab stop.
   */
  readonly isLive: boolean;
  /** True if some columns are left out, so that each cell has to state its index. */
  readonly isStepped: boolean;
  readonly decimalMark: string;
  readonly texts: TableTexts;
  /** What a screen reader says for `***`. */
  readonly spokenMask: string | undefined;
  readonly link: LinkComponent;
  readonly sortHref: ((sort: TableSort) => string | null) | undefined;
}

export interface RowView<Row> extends LineView {
  /** The visible ones. */
  readonly columns: readonly KnownColumn<Row>[];
  /** The index of the column that names its row. */
  readonly headerIndex: number;
}

/** Arrow keys reach the controls in cells; Tab only reaches the control of the focused cell. */
export function controlTabIndex(view: LineView, isTabStop: boolean): 0 | -1 | undefined {
  if (isTabStop) return 0;
  return view.isLive ? -1 : undefined;
}

/** For the control that takes the focus instead of its cell. */
export function controlProps(view: LineView, isTabStop: boolean): ControlProps {
  return { 'data-control': true, tabIndex: controlTabIndex(view, isTabStop) };
}
