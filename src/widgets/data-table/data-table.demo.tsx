import type { DemoState, Emit, WidgetDemo } from '../demo.ts';
import { DataTable } from './data-table.tsx';
import { BigTable } from './demo-big.tsx';
import {
  BOND_COLUMNS,
  bondRows,
  exactRows,
  LONG_ROWS,
  manyBonds,
  WIDE_COLUMNS,
  wideRows,
} from './demo-rows.ts';
import type { DataTableProps, TableRow } from './table-types.ts';

/** Events by the specification's names, as a page would hand them on. */
const listeners = (emit: Emit): Partial<DataTableProps> => ({
  onSortChange: (sort) => emit('sortChange', sort),
  onToggleChecked: ({ key, checked }) => emit('toggle-checked', { key, checked }),
  onRowActivate: ({ key }) => emit('row-activate', { key }),
  onSendRequest: ({ key, field }) => emit('send-request', { key, field }),
});

function state(
  name: string,
  about: string,
  props: Partial<DataTableProps> & { rows: readonly TableRow[] },
): DemoState {
  const full: DataTableProps = { columns: BOND_COLUMNS, rowKey: 'id', caption: name, ...props };
  return {
    name,
    about,
    props: { ...full },
    render: (emit, words) => (
      <DataTable
        texts={words['data-table']}
        languageTag={words.languageTag}
        {...full}
        {...listeners(emit)}
      />
    ),
  };
}

const FOLDS = ['prev', 'prev', undefined, undefined, 'hide', 'next'] as const;
const GROUPS = { eu: 'Europe', as: 'Asia', am: 'America' };
const CELLS: readonly TableRow[] = [
  { id: 1, name: 'Shown' },
  { id: 2, name: 'Hidden row', hidden: true },
  { id: 3, name: 'A cell over three columns', class: 'section', colspan: 3, volume: '3 of 5' },
  {
    id: 4,
    name: { ttl: 'With a link', lnk: 'https://example.com/', info: 'opens in a new tab' },
    price: { ttl: '101.2', info: 'mid' },
  },
  { id: 5, name: { ttl: 'A link that runs a script', lnk: 'javascript:alert(1)' } },
  { id: 6, name: 'Total', class: 'total', volume: 5282.75 },
];
const LOCKED: readonly TableRow[] = [
  { id: 1, name: 'Not for this account', price: '*forbidden_request', volume: '***' },
  { id: 2, name: 'Asked already', price: 'already_send_request*', volume: 12.5 },
  { id: 3, name: 'To be asked for', price: '* send_request', volume: 80 },
  { id: 4, name: 'Open', price: '99.85', volume: 640.25 },
];
/** Wider than the page at any width. */
const ROOMY_COLUMNS = WIDE_COLUMNS.map((column) => Object.assign({}, column, { width: 150 }));
const LONG_COLUMNS = [
  { field: 'name', title: 'Issue' },
  { field: 'terms', title: 'Terms', width: 360 },
  { field: 'comment', title: 'Comment', isComment: true },
];

const SMALL_STATES = [
  state('sorting', 'TBL-1: click a header: ascending, descending, none.', { rows: bondRows() }),
  state('row-limit', 'TBL-2: five of twelve rows; Show more and Hide.', {
    rows: manyBonds(12),
    rowLimit: 5,
  }),
  state('folds', 'TBL-3: earlier, extra and later rows, each with its own toggle.', {
    rows: bondRows((i) => ({ show: FOLDS[i] })),
  }),
  state('groups', 'TBL-4: sub-regions collapse and expand.', {
    rows: bondRows((i) => ({ subregion_id: ['eu', 'as', 'eu', 'am', 'as', 'eu'][i] })),
    groups: GROUPS,
  }),
  state('active', 'TBL-5: a click, or Enter, marks a row active.', { rows: bondRows() }),
  state('checkboxes', 'TBL-5: checkbox rows flip and emit toggle-checked.', {
    rows: bondRows((i) => ({ checked: i === 1 })),
    hasCheckboxes: true,
  }),
  state('cells', 'TBL-6: hidden, class, colspan; cells {ttl, lnk, info}.', { rows: CELLS }),
  state('no-round', 'Unrounded twins are shown instead.', {
    rows: exactRows(),
    showNoRound: true,
  }),
  state('wide', 'TBL-7: twelve columns: scrolls sideways; on a phone, steps of columns.', {
    columns: ROOMY_COLUMNS,
    rows: wideRows(30),
  }),
  state('wide-checkboxes', 'Twelve columns with checkboxes: both first columns stay.', {
    columns: ROOMY_COLUMNS,
    rows: wideRows(6),
    hasCheckboxes: true,
  }),
  state('long-texts', 'TBL-9: over 80 characters are shortened, not in the comment column.', {
    columns: LONG_COLUMNS,
    rows: LONG_ROWS,
  }),
  state('locked', 'TBL-10: restricted notices; the request is a button.', { rows: LOCKED }),
  state('indents', 'TBL-11: 12 px above and below in the body, 16 in the header.', {
    rows: bondRows().slice(0, 2),
    indents: { body: 12, header: 16 },
  }),
  state('german', 'Texts and collation of another language.', {
    rows: manyBonds(7),
    rowLimit: 3,
    languageTag: 'de',
    texts: { show_more: 'Mehr anzeigen', hide: 'Ausblenden' },
  }),
  state('empty', 'Nothing to show: the text says what to do next.', {
    rows: [],
    texts: { table_empty: 'No trades in this period. Choose an earlier start.' },
  }),
];

export const demo: WidgetDemo = {
  name: 'data-table',
  states: [
    ...SMALL_STATES,
    {
      name: 'big',
      about: 'TBL-12: 100,000 rows of 12 columns, made in the browser.',
      props: { columns: WIDE_COLUMNS, rows: '100,000, made on demand' },
      render: (emit, words) => <BigTable emit={emit} words={words} />,
    },
  ],
};
