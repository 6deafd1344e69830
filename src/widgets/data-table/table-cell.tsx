import type { ReactNode } from 'react';
import { isCellObject, LONG_TEXT, MASK, MISSING, cellText } from './cell.ts';
import { cellContent } from './cell-content.tsx';
import css from './data-table.module.css';
import { ROLES } from './grid-roles.ts';
import { controlProps, type KnownColumn, type RowView } from './row-view.ts';
import type { Cell } from './table-types.ts';

export interface CellPlace {
  readonly span: number;
  readonly isTabStop: boolean;
  readonly isExpanded: boolean;
  readonly isSent: boolean;
}

/** Text cells need no class, and most cells of names and codes are text. */
const KIND_CLASS = { text: undefined, number: css.number, date: css.date } as const;

/**
 * One cell. A plain function rather than a component, because a long table renders thousands of
 * cells while scrolling, and most are just a text in a `td`.
 */
export function renderCell<Row>(
  view: RowView<Row>,
  row: Row,
  column: KnownColumn<Row>,
  place: CellPlace,
) {
  const cell = column.render ? undefined : column.value?.(row);
  const text = cellText(cell, column.digits, view.decimalMark);
  let content: ReactNode = text === '' && place.span === 1 ? MISSING : text;
  let hasControl = false;
  if (column.render) {
    hasControl = column.hasControl === true;
    content = column.render(row, hasControl ? controlProps(view, place.isTabStop) : {});
  } else if (!isPlain(cell, text)) {
    ({ content, hasControl } = cellContent(view, column, cell, text, place));
  }
  return (
    <td
      key={column.field}
      role={column.index === view.headerIndex ? ROLES.rowHeader : ROLES.cell}
      className={cellClass(column, text, place)}
      colSpan={place.span > 1 ? place.span : undefined}
      aria-colindex={view.isStepped ? column.index + (view.hasCheckboxes ? 2 : 1) : undefined}
      tabIndex={place.isTabStop && !hasControl ? 0 : undefined}
    >
      {content}
    </td>
  );
}

function isPlain(cell: Cell, text: string): boolean {
  return !isCellObject(cell) && text.length <= LONG_TEXT && text !== MASK;
}

const UP = 0x25b2;
const DOWN = 0x25bc;

function cellClass<Row>(
  column: KnownColumn<Row>,
  text: string,
  place: CellPlace,
): string | undefined {
  const base = column.isComment ? css.comment : KIND_CLASS[column.kind];
  const more = stateClass(column, text, place);
  return base && more ? `${base} ${more}` : (base ?? more);
}

function stateClass<Row>(
  column: KnownColumn<Row>,
  text: string,
  place: CellPlace,
): string | undefined {
  if (place.isExpanded) return css.expanded;
  if (text === '') return column.render ? undefined : css.missing;
  const first = text.charCodeAt(0);
  if (first === UP) return css.up;
  return first === DOWN ? css.down : undefined;
}
