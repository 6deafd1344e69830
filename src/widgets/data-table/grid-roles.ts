/**
 * The header and the rows are two `table` elements for their layout, but one grid for screen
 * readers. So all their parts need explicit roles, because their own roles would belong to two
 * separate tables.
 */
export const ROLES = {
  rowGroup: 'rowgroup',
  row: 'row',
  cell: 'gridcell',
  rowHeader: 'rowheader',
  columnHeader: 'columnheader',
} as const;
