import type { LinkComponent } from '../link/link.ts';
import type { CellKind, ControlProps, GridColumn, TableSort, TableTexts } from './table-types.ts';

export interface KnownColumn<Row> extends GridColumn<Row> {
  readonly kind: CellKind;
  /** Its index among all columns; on a narrow screen only some are shown. */
  readonly index: number;
}

/**
 * What all lines are drawn with. It is one object that rarely changes, so that rows are not drawn
 * again.
 */
export interface LineView {
  /** The number of cells of a full row, including the checkbox. */
  readonly cellCount: number;
  readonly hasCheckboxes: boolean;
  readonly isNarrow: boolean;
  /**
   * True when scripts run: then the table has one tab stop and arrow keys. Before that, every
   * control has its own.
   */
  readonly isLive: boolean;
  /** True if some columns are left out, so that each cell must tell its index. */
  readonly isStepped: boolean;
  readonly decimalMark: string;
  readonly texts: TableTexts;
  /** What a screen reader says for `***`. */
  readonly spokenMask: string | undefined;
  readonly link: LinkComponent;
  readonly sortHref: ((sort: TableSort) => string | null) | undefined;
}

export interface RowView<Row> extends LineView {
  /** Those that are shown. */
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
