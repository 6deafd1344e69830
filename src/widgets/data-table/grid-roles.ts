/**
 * The header and the rows are two `table` elements, for their layout only; together they are one
 * grid. So the parts of both must say what they are: of themselves they would belong to a table
 * that is none.
 */
export const ROLES = {
  rowGroup: 'rowgroup',
  row: 'row',
  cell: 'gridcell',
  rowHeader: 'rowheader',
  columnHeader: 'columnheader',
} as const;
