import { createRoot } from 'react-dom/client';
import { DataTable } from '../../../src/widgets/data-table/data-table.tsx';
import { drive } from './driver.ts';
import { COLUMNS, type BenchRow } from './rows.ts';

const columns = COLUMNS.map((column) => ({
  ...column,
  value: (row: BenchRow) => row[column.field],
}));

const place = (field: string): number => COLUMNS.findIndex((column) => column.field === field) + 1;

const rowKey = ({ id = '' }: BenchRow) => id;

drive({
  mount(host, rows) {
    createRoot(host).render(
      <DataTable caption="Issues" columns={columns} rows={rows} rowKey={rowKey} />,
    );
  },
  sortControl: (field) => document.querySelector(`th:nth-child(${place(field)}) button`),
  cell: (line, field) =>
    document.querySelector(`tr[data-line='${line}'] > td:nth-child(${place(field)})`),
  cellSelector: 'tr[data-line] > td',
  scroller: () => document.scrollingElement ?? document.documentElement,
});
