import { expect, test } from 'vitest';
import { EMPTY_SCREEN } from '../../../domain/screens/screen-address.ts';
import { OTHER_FILTERS } from '../../../domain/screens/screen-changes.ts';
import { SCREEN_FIELDS, SCREEN_KINDS } from '../../../domain/screens/screen-fields.ts';
import { BAR_FIELDS, edgePlace, formatAddress, PANEL_FIELDS, phoneSteps } from './page-state.ts';

test('every list only places fields that it has, each once', () => {
  for (const kind of SCREEN_KINDS) {
    const known = new Set<string>([...SCREEN_FIELDS[kind].map(({ id }) => id), ...OTHER_FILTERS]);
    const placed = [...PANEL_FIELDS[kind], ...BAR_FIELDS[kind]];
    expect(placed.filter((id) => !known.has(id))).toEqual([]);
    expect(new Set(placed).size).toBe(placed.length);
  }
});

test('the URL of a list with default settings is its plain path', () => {
  expect(formatAddress('etf', EMPTY_SCREEN)).toBe('/etf/');
  expect(formatAddress('bonds', { ...EMPTY_SCREEN, text: 'a b' })).toBe('/bonds/?text=a%20b');
});

test.each([
  [null, null],
  ['0', 0],
  ['2', 2],
  ['1.5', 1.5],
  ['-1', null],
  ['9', 2],
])('the value %s is at %s among 0, 1 and 2', (value, place) => {
  expect(edgePlace(['0', '1', '2'], value)).toBe(place);
});

test('days lie between days', () => {
  expect(edgePlace(['2026-01-01', '2026-01-03'], '2026-01-02')).toBe(0.5);
  expect(edgePlace([], '2026-01-02')).toBeNull();
});

const title = (id: string) => id;
const russian = (id: string) => (id === 'yield' ? 'Доходность' : id);

test('a phone shows three numbers at a time, or one column of words and a number', () => {
  const ids = ['name', 'sector', 'seniority', 'currency', 'price', 'yield', 'spread', 'amount'];
  expect(phoneSteps(ids, { isMasked: false, kind: 'bonds', title })).toEqual([
    ['price', 'yield', 'spread'],
    ['amount', 'sector'],
    ['seniority', 'currency'],
  ]);
  // A long word in a heading needs the width of two columns.
  expect(
    phoneSteps(['name', 'price', 'yield', 'spread'], {
      isMasked: false,
      kind: 'bonds',
      title: russian,
    }),
  ).toEqual([['price', 'yield'], ['spread']]);
  expect(phoneSteps(['name'], { isMasked: false, kind: 'bonds', title })).toEqual([]);
});
