/**
 * Header and rows are two `table` elements for layout, but one grid for screen readers, so all
 * parts need explicit roles; their native roles would belong to two separate tables.
 */
export const ROLES = {
  rowGroup: 'rowgroup',
  row: 'row',
  cell: 'gridcell',
  rowHeader: 'rowheader',
  columnHeader: 'columnheader',
} as const;
