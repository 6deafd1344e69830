import { useState } from 'react';
import type { DataTableProps, RowKey, RowTraits } from './table-types.ts';
import { flipped } from './use-table-lines.ts';

type FieldSets = ReadonlyMap<RowKey, ReadonlySet<string>>;

interface Marks<Row> {
  /** The rows that have these marks; new rows bring their own. */
  readonly rows: readonly Row[];
  readonly checked: ReadonlyMap<RowKey, boolean>;
  readonly sent: FieldSets;
  readonly expanded: FieldSets;
}

export interface RowMarks<Row> extends Marks<Row> {
  readonly activeKey: RowKey | null;
  readonly keyAt: (index: number) => RowKey;
  readonly isChecked: (key: RowKey, index: number) => boolean;
  readonly activate: (index: number) => void;
  readonly flipChecked: (index: number) => void;
  readonly flipText: (index: number, field: string) => void;
  readonly sendRequest: (index: number, field: string) => void;
}

const EMPTY = { checked: new Map(), sent: new Map(), expanded: new Map() } as const;

/**
 * What the reader did to single rows: made one active, selected some, expanded texts, sent
 * requests.
 */
export function useRowMarks<Row>(
  props: DataTableProps<Row>,
  traits: readonly RowTraits[] | undefined,
): RowMarks<Row> {
  const { rows, rowKey, onRowActivate, onToggleChecked, onRequestAccess } = props;
  const [kept, setMarks] = useState<Marks<Row>>({ rows, ...EMPTY });
  const [ownActive, setActive] = useState<RowKey | null>(null);
  const marks = kept.rows === rows ? kept : { rows, ...EMPTY };
  const keyAt = (index: number) => rowKey?.(rows[index] as Row, index) ?? index;
  const isChecked = (key: RowKey, index: number) =>
    marks.checked.get(key) ?? traits?.[index]?.isChecked === true;
  const withRow = (index: number, then: (row: Row, key: RowKey) => void) => {
    if (index < rows.length) then(rows[index] as Row, keyAt(index));
  };
  return {
    ...marks,
    activeKey: props.activeKey === undefined ? ownActive : props.activeKey,
    keyAt,
    isChecked,
    activate: (index) =>
      withRow(index, (row, key) => {
        setActive(key);
        onRowActivate?.({ key, row });
      }),
    flipChecked: (index) =>
      withRow(index, (row, key) => {
        const checked = !isChecked(key, index);
        setMarks({ ...marks, checked: new Map(marks.checked).set(key, checked) });
        onToggleChecked?.({ key, row, checked });
      }),
    flipText: (index, field) =>
      setMarks({ ...marks, expanded: withFlipped(marks.expanded, keyAt(index), field) }),
    sendRequest: (index, field) =>
      withRow(index, (row, key) => {
        if (marks.sent.get(key)?.has(field)) return;
        setMarks({ ...marks, sent: withFlipped(marks.sent, key, field) });
        onRequestAccess?.({ key, row, field });
      }),
  };
}

function withFlipped(sets: FieldSets, key: RowKey, field: string): FieldSets {
  return new Map(sets).set(key, flipped(sets.get(key) ?? new Set<string>(), field));
}
