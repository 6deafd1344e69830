import type { CellKind, TableColumn, TableTexts } from './table-types.ts';

export interface KnownColumn extends TableColumn {
  readonly kind: CellKind;
  /** Its place among all columns; on a narrow screen only some of them are shown. */
  readonly index: number;
}

/** What all rows are drawn with. One object that changes rarely: rows that see the same one stay. */
export interface RowView {
  /** Those that are shown. */
  readonly columns: readonly KnownColumn[];
  /** Cells of a full row, the checkbox among them. */
  readonly cellCount: number;
  readonly hasCheckboxes: boolean;
  readonly showNoRound: boolean;
  readonly isNarrow: boolean;
  /** Scripts run: the table has one tab stop and arrow keys. Before that every control has its own. */
  readonly isLive: boolean;
  /** Some columns are left out, so each cell must say which one it is. */
  readonly isStepped: boolean;
  readonly decimalMark: string;
  readonly texts: TableTexts;
  /** What a screen reader says in place of `***`. */
  readonly spokenMask: string | undefined;
}

/** Controls in a cell are reached by arrow keys, not by Tab, unless theirs is the focused cell. */
export function tabIndexOf(view: RowView, isTabStop: boolean): 0 | -1 | undefined {
  if (isTabStop) return 0;
  return view.isLive ? -1 : undefined;
}
