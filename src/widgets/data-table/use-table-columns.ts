import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { decimalMark, guessKind } from './cell.ts';
import { columnWidths } from './column-widths.ts';
import {
  columnSteps,
  shownColumns,
  stepOfColumn,
  widthsInStep,
  type ColumnStep,
} from './column-window.ts';
import type { KnownColumn } from './row-view.ts';
import type { DataTableProps, TableTexts } from './table-types.ts';

/** A phone of 390 px without the margins of the page; the server assumes this width. */
const SUPPOSED_WIDTH = 358;
const CHECKBOX_WIDTH = 36;

export interface TableColumns<Row> {
  readonly all: readonly KnownColumn<Row>[];
  readonly shown: readonly KnownColumn<Row>[];
  /** Among those shown. */
  readonly widths: readonly number[];
  readonly steps: readonly ColumnStep[];
  readonly current: number;
  readonly setStep: (step: number) => void;
  /** Goes to the step that shows a column. */
  readonly reveal: (column: number) => void;
}

export function useTableColumns<Row>(
  { columns, rows, traits, languageTag = 'en', hasCheckboxes }: DataTableProps<Row>,
  texts: TableTexts,
  root: RefObject<HTMLDivElement | null>,
  isStepped: boolean,
): TableColumns<Row> {
  const all = useMemo(
    () => columns.map((column, index) => ({ ...column, index, kind: guessKind(column, rows) })),
    [columns, rows],
  );
  const widths = useMemo(
    () => columnWidths(all, rows, traits, texts, decimalMark(languageTag)),
    [all, rows, traits, texts, languageTag],
  );
  const width = useWidth(root, isStepped) - (hasCheckboxes ? CHECKBOX_WIDTH : 0);
  const steps = useMemo(() => columnSteps(widths, width), [widths, width]);
  // The column is stored rather than the step, so that it stays visible when the screen is rotated.
  const [column, setColumn] = useState(1);
  const current = stepOfColumn(steps, column);
  const indexes = useMemo(
    () => shownColumns(all.length, isStepped ? steps[current] : undefined),
    [all, steps, current, isStepped],
  );
  const shown = useMemo(() => indexes.map((i) => all[i] as KnownColumn<Row>), [indexes, all]);
  return {
    all,
    shown,
    widths: isStepped ? widthsInStep(widths, indexes, width) : widths,
    steps,
    current,
    setStep: (step) => setColumn(steps[step]?.from ?? 1),
    reveal: (index) => {
      if (isStepped && index > 0 && stepOfColumn(steps, index) !== current) setColumn(index);
    },
  };
}

function useWidth(root: RefObject<HTMLDivElement | null>, isNeeded: boolean): number {
  const [width, setWidth] = useState(SUPPOSED_WIDTH);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !isNeeded) return undefined;
    const measure = () => setWidth(element.clientWidth || SUPPOSED_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, isNeeded]);
  return width;
}
