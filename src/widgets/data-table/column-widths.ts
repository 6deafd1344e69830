import { isCellObject, LONG_TEXT, textOf, type Restriction, restrictionOf } from './cell.ts';
import type { CellKind, Cell, TableColumn, TableRow, TableTexts } from './table-types.ts';

const SAMPLE = 300;
const GUTTER = 20;
const ARROW = 16;
const NARROWEST = 64;
const WIDEST: Record<CellKind, number> = { text: 260, number: 220, date: 180 };
const COMMENT = 320;
const PICTURE = 120;
/** Of the small text in a cell to the text of the table. */
const SMALL = 12 / 13;

const THIN = /[\s.,:;'’|!()[\]ijlItfr-]/;
const WIDE = /[mwMW@%▲▼—\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/;
const CAPITAL_OR_DIGIT = /[\dA-ZА-ЯЁЇІЄ+−=<>#&]/;

/** About how wide a text is in 13 px Inter. The server cannot measure, and both must agree. */
function textWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (THIN.test(character)) width += 4.6;
    else if (CAPITAL_OR_DIGIT.test(character)) width += 8.6;
    else width += WIDE.test(character) ? 13 : 7.3;
  }
  return width;
}

/** A width for each column from a sample of its cells, so that columns keep still while scrolling. */
export function columnWidths(
  columns: readonly (TableColumn & { readonly kind: CellKind })[],
  rows: readonly TableRow[],
  texts: TableTexts,
  mark: string,
): readonly number[] {
  const stride = Math.max(1, Math.floor(rows.length / SAMPLE));
  return columns.map((column) => {
    if (column.width) return column.width;
    const header = Math.max(...`${column.title} ${column.unit ?? ''}`.split(/\s+/).map(textWidth));
    if (column.isComment) return Math.max(COMMENT, header + ARROW + GUTTER);
    let cell = column.render ? PICTURE : 0;
    for (let i = 0; i < rows.length && !column.render; i += stride) {
      const row = rows[i] as TableRow;
      // A cell that covers several columns says nothing about the width of its own.
      if (!row.colspan)
        cell = Math.max(cell, cellWidth(row[column.field] as Cell, column, texts, mark));
    }
    const widest = Math.max(Math.min(cell, WIDEST[column.kind]), header + ARROW);
    return Math.ceil(Math.max(NARROWEST, widest + GUTTER));
  });
}

function cellWidth(cell: Cell, column: TableColumn, texts: TableTexts, mark: string): number {
  const text = textOf(cell, column.digits, mark);
  if (text.length > LONG_TEXT) return WIDEST.text;
  const restriction = restrictionOf(text);
  if (restriction && restriction !== 'masked') return noticeWidth(restriction, texts);
  const info = isCellObject(cell) && cell.info ? textWidth(cell.info) * SMALL : 0;
  return Math.max(textWidth(text), info);
}

function noticeWidth(restriction: Restriction, texts: TableTexts): number {
  return textWidth(texts[`${restriction}_label`]) + 36;
}
