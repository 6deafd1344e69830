/** A cell: line -1 is the header. */
export interface GridPlace {
  readonly line: number;
  readonly column: number;
}

export interface GridSize {
  readonly lines: number;
  readonly columns: number;
  /** How many rows PageUp and PageDown move. */
  readonly page: number;
}

/** The cell a key moves to; undefined if the grid doesn't use the key. It stops at the edges. */
export function moveInGrid(
  { line, column }: GridPlace,
  key: string,
  isToEdge: boolean,
  { lines, columns, page }: GridSize,
): GridPlace | undefined {
  const lastLine = lines - 1;
  const lastColumn = columns - 1;
  const at = (toLine: number, toColumn: number): GridPlace => ({
    line: Math.max(-1, Math.min(toLine, lastLine)),
    column: Math.max(0, Math.min(toColumn, lastColumn)),
  });
  switch (key) {
    case 'ArrowUp':
      return isToEdge ? at(0, column) : at(line - 1, column);
    case 'ArrowDown':
      return isToEdge ? at(lastLine, column) : at(line + 1, column);
    case 'ArrowLeft':
      return at(line, isToEdge ? 0 : column - 1);
    case 'ArrowRight':
      return at(line, isToEdge ? lastColumn : column + 1);
    case 'Home':
      return at(isToEdge ? 0 : line, 0);
    case 'End':
      return at(isToEdge ? lastLine : line, lastColumn);
    case 'PageUp':
      return at(Math.max(line - page, line < 0 ? -1 : 0), column);
    case 'PageDown':
      return at(line + page, column);
    default:
      return undefined;
  }
}
