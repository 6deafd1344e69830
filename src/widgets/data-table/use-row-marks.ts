import { useState } from 'react';
import type { DataTableProps, RowKey, TableRow } from './table-types.ts';
import { flipped } from './use-table-lines.ts';

type FieldSets = ReadonlyMap<RowKey, ReadonlySet<string>>;

interface Marks {
  /** The rows that the marks were set on: new rows come with their own. */
  readonly rows: readonly TableRow[];
  readonly checked: ReadonlyMap<RowKey, boolean>;
  readonly sent: FieldSets;
  readonly expanded: FieldSets;
}

export interface RowMarks extends Marks {
  readonly activeKey: RowKey | null;
  readonly keyOf: (index: number) => RowKey;
  readonly isChecked: (key: RowKey, row: TableRow) => boolean;
  readonly activate: (index: number) => void;
  readonly flipChecked: (index: number) => void;
  readonly flipText: (index: number, field: string) => void;
  readonly sendRequest: (index: number, field: string) => void;
}

const EMPTY = { checked: new Map(), sent: new Map(), expanded: new Map() } as const;

/** What a reader did to single rows: made one active, checked some, opened texts, sent requests. */
export function useRowMarks(props: DataTableProps): RowMarks {
  const { rows, onRowActivate, onToggleChecked, onSendRequest } = props;
  const [kept, setMarks] = useState<Marks>({ rows, ...EMPTY });
  const [ownActive, setActive] = useState<RowKey | null>(null);
  const marks = kept.rows === rows ? kept : { rows, ...EMPTY };
  const keyOf = (index: number) => keyOfRow(props.rowKey, rows[index], index);
  const isChecked = (key: RowKey, row: TableRow) => marks.checked.get(key) ?? row.checked === true;
  const withRow = (index: number, then: (row: TableRow, key: RowKey) => void) => {
    const row = rows[index];
    if (row) then(row, keyOf(index));
  };
  return {
    ...marks,
    activeKey: props.activeKey === undefined ? ownActive : props.activeKey,
    keyOf,
    isChecked,
    activate: (index) =>
      withRow(index, (row, key) => {
        setActive(key);
        onRowActivate?.({ key, row });
      }),
    flipChecked: (index) =>
      withRow(index, (row, key) => {
        const checked = !isChecked(key, row);
        setMarks({ ...marks, checked: new Map(marks.checked).set(key, checked) });
        onToggleChecked?.({ key, row, checked });
      }),
    flipText: (index, field) =>
      setMarks({ ...marks, expanded: withFlipped(marks.expanded, keyOf(index), field) }),
    sendRequest: (index, field) =>
      withRow(index, (row, key) => {
        if (marks.sent.get(key)?.has(field)) return;
        setMarks({ ...marks, sent: withFlipped(marks.sent, key, field) });
        onSendRequest?.({ key, row, field });
      }),
  };
}

function withFlipped(sets: FieldSets, key: RowKey, field: string): FieldSets {
  return new Map(sets).set(key, flipped(sets.get(key) ?? new Set<string>(), field));
}

function keyOfRow(
  rowKey: DataTableProps['rowKey'],
  row: TableRow | undefined,
  index: number,
): RowKey {
  if (rowKey === undefined || !row) return index;
  if (typeof rowKey === 'function') return rowKey(row, index);
  const key = row[rowKey];
  return typeof key === 'string' || typeof key === 'number' ? key : index;
}
