import type { DemoState, DemoWords, Emit, WidgetDemo } from '../demo.ts';
import { LockedHint } from '../locked-hint/locked-hint.tsx';
import { MASK } from './cell.ts';
import { DataTable } from './data-table.tsx';
import { BigTable } from './demo-big.tsx';
import { LIST_STATES } from './demo-list.tsx';
import {
  BOND_COLUMNS,
  bondRows,
  exactRows,
  LONG_ROWS,
  manyBonds,
  WIDE_COLUMNS,
  wideRows,
  type WideRow,
} from './demo-rows.ts';
import type { DataTableProps, SortOrder, TableSort } from './table-types.ts';
import { wireTable, type WireRow, type WireTable } from './wire-table.ts';

/** Events under the names of the specification, as a page would forward them. */
const listeners = <Row,>(emit: Emit): Partial<DataTableProps<Row>> => ({
  onSortChange: (sort) => emit('sortChange', sort),
  onToggleChecked: ({ key, checked }) => emit('toggle-checked', { key, checked }),
  onRowActivate: ({ key }) => emit('row-activate', { key }),
  onRequestAccess: ({ key, field }) => emit('send-request', { key, field }),
});

function typedState<Row>(
  name: string,
  about: string,
  props: Omit<DataTableProps<Row>, 'caption'>,
  shown: Readonly<Record<string, unknown>> = { ...props },
  ofPage: (words: DemoWords) => Partial<DataTableProps<Row>> = () => ({}),
): DemoState {
  return {
    name,
    about,
    props: { caption: name, ...shown },
    render: (emit, words) => (
      <DataTable
        caption={name}
        texts={words['data-table']}
        languageTag={words.languageTag}
        link={words.link}
        {...props}
        {...ofPage(words)}
        {...listeners<Row>(emit)}
      />
    ),
  };
}

/** A table in the format of a response. */
function state(
  name: string,
  about: string,
  answer: Partial<WireTable> & Pick<WireTable, 'rows'>,
  props: Partial<DataTableProps<WireRow>> = {},
): DemoState {
  const wire = { columns: BOND_COLUMNS, rowKey: 'id', ...answer };
  return typedState(name, about, { ...wireTable(wire), ...props }, { ...wire, ...props });
}

const FOLDS = ['prev', 'prev', undefined, undefined, 'hide', 'next'] as const;
const GROUPS = { eu: 'Europe', as: 'Asia', am: 'America' };
const CELLS: readonly WireRow[] = [
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
const LOCKED: readonly WireRow[] = [
  { id: 1, name: 'Not for this account', price: '*forbidden_request', volume: '***' },
  { id: 2, name: 'Asked already', price: 'already_send_request*', volume: 12.5 },
  { id: 3, name: 'To be asked for', price: '* send_request', volume: 80 },
  { id: 4, name: 'Open', price: '99.85', volume: 640.25 },
];
const wideKey = ({ id }: WideRow) => id;
/** Wider than the page at any width. */
const ROOMY_COLUMNS = WIDE_COLUMNS.map((column) => Object.assign({}, column, { width: 150 }));
const LONG_COLUMNS = [
  { field: 'name', title: 'Issue' },
  { field: 'terms', title: 'Terms', width: 360 },
  { field: 'comment', title: 'Comment', isComment: true },
];

const SMALL_STATES = [
  state('sorting', 'TBL-1: click a header: ascending, descending, none.', { rows: bondRows() }),
  state(
    'row-limit',
    'TBL-2: five of twelve rows; Show more and Hide.',
    { rows: manyBonds(12) },
    { rowLimit: 5 },
  ),
  state('folds', 'TBL-3: earlier, extra and later rows, each with its own toggle.', {
    rows: bondRows((i) => ({ show: FOLDS[i] })),
  }),
  state('groups', 'TBL-4: sub-regions collapse and expand.', {
    rows: bondRows((i) => ({ subregion_id: ['eu', 'as', 'eu', 'am', 'as', 'eu'][i] })),
    groups: GROUPS,
  }),
  state('active', 'TBL-5: a click, or Enter, marks a row active.', { rows: bondRows() }),
  state(
    'checkboxes',
    'TBL-5: checkbox rows flip and emit toggle-checked.',
    { rows: bondRows((i) => ({ checked: i === 1 })) },
    { hasCheckboxes: true },
  ),
  state('cells', 'TBL-6: hidden, class, colspan; cells {ttl, lnk, info}.', { rows: CELLS }),
  state('no-round', 'Unrounded twins are shown instead.', {
    rows: exactRows(),
    showNoRound: true,
  }),
  typedState('wide', 'TBL-7: twelve columns: scrolls sideways; on a phone, steps of columns.', {
    columns: ROOMY_COLUMNS,
    rows: wideRows(30),
    rowKey: wideKey,
  }),
  typedState('wide-checkboxes', 'Twelve columns with checkboxes: both first columns stay.', {
    columns: ROOMY_COLUMNS,
    rows: wideRows(6),
    rowKey: wideKey,
    hasCheckboxes: true,
  }),
  state('long-texts', 'TBL-9: over 80 characters are shortened, not in the comment column.', {
    columns: LONG_COLUMNS,
    rows: LONG_ROWS,
  }),
  state('locked', 'TBL-10: restricted notices; the request is a button.', { rows: LOCKED }),
  state(
    'indents',
    'TBL-11: 12 px above and below in the body, 16 in the header.',
    { rows: bondRows().slice(0, 2) },
    { indents: { body: 12, header: 16 } },
  ),
  state(
    'german',
    'Texts and collation of another language.',
    { rows: manyBonds(7) },
    {
      rowLimit: 3,
      languageTag: 'de',
      texts: { show_more: 'Mehr anzeigen', hide: 'Ausblenden' },
    },
  ),
  state(
    'empty',
    'Nothing to show: the text says what to do next.',
    { rows: [] },
    {
      texts: { table_empty: 'No trades in this period. Choose an earlier start.' },
    },
  ),
];

/** Columns for links, custom controls and locked values. */
const RICH_COLUMNS: DataTableProps<WideRow>['columns'] = [
  {
    field: 'name',
    title: 'Issue',
    value: ({ name }) => ({ text: name, href: '/gallery/paging/' }),
  },
  { field: 'close', title: 'Close', kind: 'number', width: 100, render: () => <LockedHint /> },
  { field: 'yield', title: 'Yield', kind: 'number', value: () => MASK },
  {
    field: 'watch',
    title: 'Watch',
    sortable: false,
    hasControl: true,
    render: ({ name }, control) => (
      <button type="button" aria-label={`Watch ${name}`} {...control}>
        Watch
      </button>
    ),
  },
];

function orderAddress({ field, order }: TableSort): string | null {
  if (field === 'open') return null;
  return order === null ? '?' : `?sort=${field}&order=${order}#sort-links`;
}

const sortIn = (query: string): TableSort | null => {
  const address = new URLSearchParams(query);
  const field = address.get('sort');
  return field === null ? null : { field, order: address.get('order') as SortOrder };
};

const RICH_STATES = [
  typedState('rich-cells', 'Links to pages, locked values and controls in cells.', {
    columns: RICH_COLUMNS,
    rows: wideRows(3),
    rowKey: wideKey,
  }),
  typedState(
    'sort-links',
    'Headings are links until scripts sort; one order is not for this reader.',
    {
      columns: WIDE_COLUMNS.slice(0, 5),
      rows: wideRows(4),
      rowKey: wideKey,
      sortHref: orderAddress,
    },
    undefined,
    ({ query }) => ({ defaultSort: sortIn(query) }),
  ),
];

export const demo: WidgetDemo = {
  name: 'data-table',
  states: [
    ...SMALL_STATES,
    ...RICH_STATES,
    ...LIST_STATES,
    {
      name: 'big',
      about: 'TBL-12: 100,000 rows of 12 columns, made in the browser.',
      props: { columns: WIDE_COLUMNS, rows: '100,000, made on demand' },
      render: (emit, words) => <BigTable emit={emit} words={words} />,
    },
  ],
};
