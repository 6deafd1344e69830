import { describe, expect, test } from 'vitest';
import { sortKeys } from './sort-order.ts';
import { wireLock, wireTable, wireTraits, type WireRow } from './wire-table.ts';

const COLUMNS = [{ field: 'a', title: 'A' }];

function cells(rows: readonly WireRow[], showNoRound = false) {
  const [column] = wireTable({ columns: COLUMNS, rows, showNoRound }).columns;
  return rows.map((row) => column?.value?.(row));
}

describe('TBL-10 restricted cells', () => {
  test.each([
    ['*forbidden_request', 'refused'],
    ['already_send_request*', 'requested'],
    ['* send_request', 'requestable'],
    ['***', 'masked'],
    ['send_request', undefined],
    ['5 * 3', undefined],
  ])('%s', (text, lock) => {
    expect(wireLock(text)).toBe(lock);
    expect(cells([{ a: text }])).toEqual([lock ? { text, lock } : text]);
  });
});

test('TBL-6 the settings of a cell and a row, as table props', () => {
  expect(cells([{ a: { ttl: 'x', lnk: '/y/', info: 'z' } }, { a: 5 }, {}])).toEqual([
    { text: 'x', href: '/y/', isNewTab: true, note: 'z', lock: undefined },
    5,
    undefined,
  ]);
  expect(
    wireTraits({ hidden: true, class: 'total', show: 'prev', colspan: 3, checked: true }),
  ).toEqual({
    isHidden: true,
    className: 'total',
    fold: 'earlier',
    group: undefined,
    span: 3,
    isChecked: true,
  });
  expect(wireTraits({ show: '', subregion_id: 7 })).toMatchObject({ fold: undefined, group: '7' });
});

test('the unrounded twin is shown on request if there is one', () => {
  const rows = [{ a: '1.5', 'a.no_round': '1.4999' }, { a: '2' }];
  expect(cells(rows)).toEqual(['1.5', '2']);
  expect(cells(rows, true)).toEqual(['1.4999', '2']);
});

test('TBL-1 twins and cell objects give the sort value, locked cells none', () => {
  const rows: WireRow[] = [
    { a: '1.5', 'a.no_round': '1.54' },
    { a: { ttl: 'about one', value: 1 } },
    { a: '1.5', 'a.no_round': '1.51' },
    { a: 'today', 'a.numeric': 0 },
    { a: '* send_request 5' },
  ];
  const [column] = wireTable({ columns: COLUMNS, rows }).columns;
  if (!column) throw new Error('no column');
  expect([...sortKeys(rows, column, 'number', 'en')]).toEqual([1.54, 1, 1.51, 0, Number.NaN]);
});

test('a row is identified by its field, or by its position if the field names none', () => {
  const { rowKey } = wireTable({ columns: COLUMNS, rows: [], rowKey: 'id' });
  expect([rowKey?.({ id: 'x' }, 4), rowKey?.({ id: null }, 4)]).toEqual(['x', 4]);
});
