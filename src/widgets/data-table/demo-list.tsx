import type { DemoState } from '../demo.ts';
import { LockedHint } from '../locked-hint/locked-hint.tsx';
import { MASK } from './cell.ts';
import { ListTable, type ListColumn } from './list-table.tsx';
import { wideRows, type WideRow } from './demo-rows.ts';

const COLUMNS: readonly ListColumn<WideRow>[] = [
  {
    field: 'name',
    title: 'Issue',
    value: ({ name, isin }) => ({ text: name, href: '/gallery/paging/', note: isin }),
  },
  { field: 'currency', title: 'Currency', isWide: true, value: ({ currency }) => currency },
  {
    field: 'close',
    title: 'Close',
    unit: 'USD',
    kind: 'number',
    digits: 2,
    value: (row) => row.close,
  },
  {
    field: 'duration',
    title: 'Duration',
    kind: 'number',
    digits: 2,
    sortable: false,
    value: ({ duration }) => duration,
  },
];

const LOCKED_COLUMNS: readonly ListColumn<WideRow>[] = [
  { field: 'name', title: 'Issue', value: ({ name }) => name },
  { field: 'close', title: 'Close', kind: 'number', value: () => MASK },
  { field: 'yield', title: 'Yield', kind: 'number', render: () => <LockedHint /> },
];

const rows = wideRows(4);
const rowKey = ({ id }: WideRow) => id;

const FOLD_COLUMNS: readonly ListColumn<WideRow>[] = [
  { field: 'date', title: 'Trade date', value: ({ date }) => date },
  {
    field: 'close',
    title: 'Close',
    kind: 'number',
    digits: 2,
    value: (row) => row.close,
    total: (some) => some.reduce((sum, row) => sum + row.close, 0),
  },
];
const foldRows = wideRows(9);
const FOLD_GROUPS = new Map([
  ['USD', 'Dollar'],
  ['EUR', 'Euro'],
]);

/** The same columns in a plain table. */
export const LIST_STATES: readonly DemoState[] = [
  {
    name: 'list',
    about: 'A plain table: rows as the server ordered them; headings that sort are links.',
    props: { columns: COLUMNS, rows, sort: { field: 'name', order: 'asc' } },
    render: (emit, words) => (
      <ListTable
        caption="list"
        columns={COLUMNS}
        rows={rows}
        rowKey={rowKey}
        sort={{ field: 'name', order: 'asc' }}
        sortHref={({ field, order }) =>
          field === 'close' ? null : `?sort=${field}&order=${order}`
        }
        onSortChange={(sort, event) => {
          event.preventDefault();
          emit('sortChange', sort);
        }}
        texts={words['data-table']}
        languageTag={words.languageTag}
        link={words.link}
      />
    ),
  },
  {
    name: 'list-locked',
    about: 'Masked values: one tab stop among all of them; a click on a row is the row\u2019s.',
    props: { columns: LOCKED_COLUMNS, rows },
    render: (emit) => (
      <ListTable
        caption="list-locked"
        columns={LOCKED_COLUMNS}
        rows={rows}
        rowKey={rowKey}
        onRowClick={({ id }) => emit('row-click', { id })}
      />
    ),
  },
  {
    name: 'list-folds',
    about: 'TBL-3, TBL-4: folds and groups with totals; the browser opens them, without scripts.',
    props: { columns: FOLD_COLUMNS, rows: foldRows, groups: FOLD_GROUPS },
    render: (_, words) => (
      <ListTable
        caption="list-folds"
        columns={FOLD_COLUMNS}
        rows={foldRows}
        rowKey={rowKey}
        traits={({ id, currency }) => (id < 2 ? { fold: 'earlier' } : { group: currency })}
        groups={FOLD_GROUPS}
        closedGroups={new Set(['EUR'])}
        footer={{ title: 'Total', rows: foldRows }}
        texts={words['data-table']}
        languageTag={words.languageTag}
      />
    ),
  },
];
