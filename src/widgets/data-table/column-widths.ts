import { cellLock, isCellObject, LONG_TEXT, cellText } from './cell.ts';
import type { Cell, CellKind, GridColumn, RowTraits, TableTexts } from './table-types.ts';

const SAMPLE = 300;
const GUTTER = 20;
const ARROW = 16;
const NARROWEST = 64;
const WIDEST: Record<CellKind, number> = { text: 260, number: 220, date: 180 };
const COMMENT = 320;
const PICTURE = 120;
/** The icon and the padding of a notice. */
const NOTICE = 36;
/** The size of small text in a cell relative to the table's. */
const SMALL = 12 / 13;

const THIN = /[\s.,:;'’|!()[\]ijlItfr-]/;
const WIDE = /[mwMW@%▲▼—\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/;
const CAPITAL_OR_DIGIT = /[\dA-ZА-ЯЁЇІЄ+−=<>#&]/;

/**
 * The approximate width of a text in 13 px Inter. The server can't measure, and both must agree.
 */
function textWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (THIN.test(character)) width += 4.6;
    else if (CAPITAL_OR_DIGIT.test(character)) width += 8.6;
    else width += WIDE.test(character) ? 13 : 7.3;
  }
  return width;
}

/**
 * Each column's width, from a sample of its cells, so that columns don't change while scrolling.
 */
export function columnWidths<Row>(
  columns: readonly (GridColumn<Row> & { readonly kind: CellKind })[],
  rows: readonly Row[],
  traits: ((row: Row) => RowTraits) | undefined,
  texts: TableTexts,
  mark: string,
): readonly number[] {
  const stride = Math.max(1, Math.floor(rows.length / SAMPLE));
  return columns.map((column) => {
    if (column.width) return column.width;
    const header = Math.max(...`${column.title} ${column.unit ?? ''}`.split(/\s+/).map(textWidth));
    if (column.isComment) return Math.max(COMMENT, header + ARROW + GUTTER);
    const { value } = column;
    if (!value) return Math.ceil(Math.max(PICTURE, header + ARROW) + GUTTER);
    let cell = 0;
    for (let i = 0; i < rows.length; i += stride) {
      const row = rows[i] as Row;
      // A cell that spans columns says nothing about the width of its own.
      if (traits?.(row).span) continue;
      cell = Math.max(cell, cellWidth(value(row), column.digits, texts, mark));
    }
    const widest = Math.max(Math.min(cell, WIDEST[column.kind]), header + ARROW);
    return Math.ceil(Math.max(NARROWEST, widest + GUTTER));
  });
}

function cellWidth(
  cell: Cell,
  digits: number | undefined,
  texts: TableTexts,
  mark: string,
): number {
  const text = cellText(cell, digits, mark);
  if (text.length > LONG_TEXT) return WIDEST.text;
  const lock = cellLock(cell);
  if (lock && lock !== 'masked') return textWidth(texts[`lock_${lock}`]) + NOTICE;
  const note = isCellObject(cell) && cell.note ? textWidth(cell.note) * SMALL : 0;
  return Math.max(textWidth(text), note);
}
