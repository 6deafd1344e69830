import { useMemo, useState, type MouseEvent } from 'react';
import { isPlainClick } from '../link/link.ts';
import type { KnownColumn } from './row-view.ts';
import { radixOrder } from './radix-order.ts';
import { keptSortKeys } from './sort-order.ts';
import {
  groupOfCode,
  isGroupCode,
  LIMIT_CODE,
  listLines,
  shapeRows,
  type LineCode,
  type LineState,
  type RowShape,
} from './table-lines.ts';
import { foldFromCode } from './marker-text.ts';
import type { DataTableProps, Fold, TableSort } from './table-types.ts';

export interface TableLines {
  readonly lines: Int32Array;
  readonly shape: RowShape;
  readonly state: LineState;
  readonly sort: TableSort | null;
  readonly sortBy: (sort: TableSort, event: MouseEvent) => void;
  readonly toggle: (code: LineCode) => void;
}

const ALL_FOLDS: ReadonlySet<Fold> = new Set(['earlier', 'later', 'extra']);
const NONE: ReadonlySet<string> = new Set();

/** The rows of the table in order. In print, all folds and groups are open and no limit applies. */
export function useTableLines<Row>(
  props: DataTableProps<Row>,
  columns: readonly KnownColumn<Row>[],
  isPrinted: boolean,
): TableLines {
  const { rows, traits, groups, rowLimit = 0 } = props;
  const { sort, sortBy, order } = useSorting(props, columns);
  const [isLimitOpen, setLimitOpen] = useState(false);
  const [openFolds, setOpenFolds] = useState<ReadonlySet<Fold>>(new Set<Fold>());
  const [closedGroups, setClosedGroups] = useState<ReadonlySet<string>>(NONE);
  const shape = useMemo(() => shapeRows(rows, traits, groups), [rows, traits, groups]);
  const state = useMemo<LineState>(
    () => ({
      order,
      limit: rowLimit,
      isLimitOpen: isLimitOpen || isPrinted,
      openFolds: isPrinted ? ALL_FOLDS : openFolds,
      closedGroups: isPrinted ? NONE : closedGroups,
    }),
    [order, rowLimit, isLimitOpen, openFolds, closedGroups, isPrinted],
  );
  const lines = useMemo(() => listLines(shape, state), [shape, state]);
  const toggle = (code: LineCode) => {
    if (code === LIMIT_CODE) setLimitOpen(!isLimitOpen);
    else if (isGroupCode(code)) {
      setClosedGroups(flipped(closedGroups, shape.groups[groupOfCode(code)]?.id ?? ''));
    } else setOpenFolds(flipped(openFolds, foldFromCode(code)));
  };
  return { lines, shape, state, sort, sortBy, toggle };
}

export function flipped<T>(set: ReadonlySet<T>, item: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}

function useSorting<Row>(props: DataTableProps<Row>, columns: readonly KnownColumn<Row>[]) {
  const { rows, languageTag = 'en', onSortChange } = props;
  const [own, setOwn] = useState<TableSort | null>(props.defaultSort ?? null);
  const isControlled = props.sort !== undefined;
  const sort = props.sort === undefined ? own : props.sort;
  const column = isControlled ? undefined : columns.find(({ field }) => field === own?.field);
  const direction = own?.order;
  const order = useMemo(
    () =>
      column && direction
        ? radixOrder(keptSortKeys(rows, column, column.kind, languageTag), direction)
        : undefined,
    [column, direction, rows, languageTag],
  );
  const sortBy = (next: TableSort, event: MouseEvent) => {
    // A click for another tab or window is left to the browser, together with the link.
    if (!isPlainClick(event)) return;
    if (!isControlled) {
      // The heading may be a link, for readers without scripts.
      event.preventDefault();
      setOwn(next.order === null ? null : next);
    }
    onSortChange?.(next, event);
  };
  return { sort, sortBy, order };
}
