export interface ChosenColumn {
  readonly id: string;
  readonly label: string;
  readonly checked: boolean;
  /** Why it cannot be taken away or moved. */
  readonly locked?: string | undefined;
}

export interface ColumnGroup {
  readonly title: string;
  readonly columns: readonly ChosenColumn[];
}

/** The checked columns as they stand in the table; without an order of their own, as listed. */
export function shownColumns(
  groups: readonly ColumnGroup[],
  order: readonly string[] | undefined,
): readonly ChosenColumn[] {
  const checked = groups.flatMap(({ columns }) => columns).filter((column) => column.checked);
  if (!order) return checked;
  const place = (id: string) => {
    const at = order.indexOf(id);
    return at < 0 ? order.length : at;
  };
  return checked.toSorted((a, b) => place(a.id) - place(b.id));
}

/** With a column more or less. A new one stands behind the shown one that is listed before it. */
export function toggleColumn(
  groups: readonly ColumnGroup[],
  shown: readonly string[],
  id: string,
): readonly string[] {
  if (shown.includes(id)) return shown.filter((each) => each !== id);
  const listed = groups.flatMap(({ columns }) => columns.map((column) => column.id));
  const before = listed.slice(0, listed.indexOf(id)).findLast((each) => shown.includes(each));
  return shown.toSpliced(before === undefined ? 0 : shown.indexOf(before) + 1, 0, id);
}

/** The column at another place; those that are locked stay where they are. */
export function moveColumn(
  columns: readonly ChosenColumn[],
  id: string,
  to: number,
): readonly ChosenColumn[] {
  const from = columns.findIndex((column) => column.id === id);
  const column = columns[from];
  if (!column || !canStandAt(columns, from, to)) return columns;
  return columns.toSpliced(from, 1).toSpliced(to, 0, column);
}

/** Whether nothing locked would have to make room. */
export function canStandAt(columns: readonly ChosenColumn[], from: number, to: number): boolean {
  if (to < 0 || to >= columns.length || to === from) return false;
  const passed = columns.slice(Math.min(from, to), Math.max(from, to) + 1);
  return passed.every(({ locked }) => locked === undefined);
}
