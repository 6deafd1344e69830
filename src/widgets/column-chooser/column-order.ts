export interface ChosenColumn {
  readonly id: string;
  readonly label: string;
  readonly checked: boolean;
  /** Why it can't be removed or moved. */
  readonly locked?: string | undefined;
}

export interface ColumnGroup {
  readonly title: string;
  readonly columns: readonly ChosenColumn[];
}

/** The chosen columns in table order, or as listed if the order can't be changed. */
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

/** Adds or removes a column. A new one goes after the shown column listed before it. */
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

/** Moves a column; locked ones stay where they are. */
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

/** Whether no locked column would have to move. */
export function canStandAt(columns: readonly ChosenColumn[], from: number, to: number): boolean {
  if (to < 0 || to >= columns.length || to === from) return false;
  const passed = columns.slice(Math.min(from, to), Math.max(from, to) + 1);
  return passed.every(({ locked }) => locked === undefined);
}
