import { useCallback, useEffect, useRef, type ChangeEvent, type MouseEvent } from 'react';
import type { LineCode } from './table-lines.ts';
import type { RowMarks } from './use-row-marks.ts';
import type { TableLines } from './use-table-lines.ts';

export interface RowEvents {
  readonly onClick: (event: MouseEvent) => void;
  readonly onCheck: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onActivate: (code: LineCode, key: string) => void;
}

/** Handles clicks and keys in the rows. One listener serves all rows, which carry their code. */
export function useRowEvents<Row>(
  table: TableLines,
  marks: RowMarks<Row>,
  hasCheckboxes: boolean,
): RowEvents {
  const latest = useRef(marks);
  useEffect(() => {
    latest.current = marks;
  });
  // Always the same function, because otherwise every row would render again.
  const onCheck = useCallback((event: ChangeEvent<HTMLInputElement>) => {
    const code = readLineCode(event.target);
    if (code !== undefined) latest.current.flipChecked(code);
  }, []);
  const onRow = (code: LineCode) => {
    if (code < 0) return;
    marks.activate(code);
    if (hasCheckboxes) marks.flipChecked(code);
  };
  return {
    onCheck,
    onActivate: (code, key) => {
      if (key === ' ' && hasCheckboxes && code >= 0) marks.flipChecked(code);
      else onRow(code);
    },
    onClick: ({ target }) => {
      if (!(target instanceof Element)) return;
      const code = readLineCode(target);
      if (code === undefined) return;
      const control = target.closest<HTMLElement>('[data-act], [data-control], a, label');
      // A click beside a checkbox is followed by a click on the checkbox itself.
      if (control?.tagName === 'LABEL' && !(target instanceof HTMLInputElement)) return;
      if (control) onControl(control, code, table, marks);
      // Selecting a text with the mouse is no click on the row.
      else if (getSelection()?.isCollapsed !== false) onRow(code);
    },
  };
}

function onControl<Row>(
  control: HTMLElement,
  code: LineCode,
  table: TableLines,
  marks: RowMarks<Row>,
): void {
  const { act, field = '' } = control.dataset;
  if (act === 'marker') table.toggle(code);
  else if (act === 'text') marks.flipText(code, field);
  else if (act === 'request') marks.sendRequest(code, field);
  else marks.activate(code);
}

function readLineCode(element: Element): LineCode | undefined {
  const code = element.closest<HTMLElement>('tr[data-code]')?.dataset.code;
  return code === undefined ? undefined : Number(code);
}
