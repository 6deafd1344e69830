import type { ReactNode } from 'react';
import { cellOf, isCellObject, LONG_TEXT, MISSING, textOf } from './cell.ts';
import { cellContent } from './cell-content.tsx';
import css from './data-table.module.css';
import { ROLES } from './grid-roles.ts';
import type { KnownColumn, RowView } from './row-view.ts';
import type { Cell, TableRow } from './table-types.ts';

export interface CellPlace {
  readonly span: number;
  readonly isTabStop: boolean;
  readonly isExpanded: boolean;
  readonly isSent: boolean;
}

/** Texts need none, and most cells of a name or a code are texts. */
const KIND_CLASS = { text: undefined, number: css.number, date: css.date } as const;

/**
 * One cell. A plain function and not a component: a long table draws thousands of them while it
 * scrolls, and most are a text in a `td`.
 */
export function renderCell(view: RowView, row: TableRow, column: KnownColumn, place: CellPlace) {
  const cell = column.render ? undefined : cellOf(row, column.field, view.showNoRound);
  const text = textOf(cell, column.digits, view.decimalMark);
  let content: ReactNode = text === '' && !row.colspan ? MISSING : text;
  let hasControl = false;
  if (column.render) content = column.render(row);
  else if (!isPlain(cell, text)) {
    ({ content, hasControl } = cellContent(view, column, cell, text, place));
  }
  return (
    <td
      key={column.field}
      role={column.index === 0 ? ROLES.rowHeader : ROLES.cell}
      className={classOf(column, text, place)}
      colSpan={place.span > 1 ? place.span : undefined}
      aria-colindex={view.isStepped ? column.index + (view.hasCheckboxes ? 2 : 1) : undefined}
      tabIndex={place.isTabStop && !hasControl ? 0 : undefined}
    >
      {content}
    </td>
  );
}

function isPlain(cell: Cell, text: string): boolean {
  return !isCellObject(cell) && text.length <= LONG_TEXT && !text.includes('*');
}

const UP = 0x25b2;
const DOWN = 0x25bc;

function classOf(column: KnownColumn, text: string, place: CellPlace): string | undefined {
  const base = column.isComment ? css.comment : KIND_CLASS[column.kind];
  const more = stateClassOf(column, text, place);
  return base && more ? `${base} ${more}` : (base ?? more);
}

function stateClassOf(column: KnownColumn, text: string, place: CellPlace): string | undefined {
  if (place.isExpanded) return css.expanded;
  if (text === '') return column.render ? undefined : css.missing;
  const first = text.charCodeAt(0);
  if (first === UP) return css.up;
  return first === DOWN ? css.down : undefined;
}
