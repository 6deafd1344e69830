import {
  ClientSideRowModelModule,
  createGrid,
  ModuleRegistry,
  type ColDef,
} from 'ag-grid-community';
import { numberText } from '../../../src/widgets/data-table/cell.ts';
import { drive } from './driver.ts';
import {
  COLUMNS,
  HEADER_HEIGHT,
  ROW_HEIGHT,
  SORT_FIELDS,
  type BenchColumn,
  type BenchRow,
} from './rows.ts';

// Its smallest setup; sorting, keys and roles for screen readers are included.
ModuleRegistry.registerModules([ClientSideRowModelModule]);

/**
 * Like our table, it sorts by language (except codes) and writes numbers in the portal's format.
 */
const { compare } = new Intl.Collator('en');

function toColumn({ field, title, kind, digits, width }: BenchColumn): ColDef<BenchRow> {
  const column: ColDef<BenchRow> = { field, headerName: title, width };
  if (field === SORT_FIELDS.text) column.comparator = compare;
  if (kind === 'number') {
    column.valueFormatter = ({ value }) => numberText(Number(value), digits, '.');
  }
  return column;
}

drive({
  mount(host, rows) {
    // Our table scrolls with the page; this one needs a fixed height.
    host.style.height = '100vh';
    createGrid(host, {
      columnDefs: COLUMNS.map(toColumn),
      rowData: rows,
      rowHeight: ROW_HEIGHT,
      headerHeight: HEADER_HEIGHT,
      // Off, because an order counts as painted when the rows are in their places.
      animateRows: false,
    });
  },
  sortControl: (field) => document.querySelector(`[col-id='${field}'] .ag-header-cell-label`),
  cell: (line, field) => document.querySelector(`.ag-row[row-index='${line}'] [col-id='${field}']`),
  cellSelector: '.ag-cell',
  scroller: () => document.querySelector('.ag-grid-viewport') ?? document.documentElement,
});
