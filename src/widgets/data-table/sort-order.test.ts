import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { radixOrder } from './radix-order.ts';
import { nextSort } from './next-sort.ts';
import { keptSortKeys, sortKeys } from './sort-order.ts';
import type { Cell, CellKind } from './table-types.ts';
import { parseMoment, parseNumber } from './typed-value.ts';

const COLUMN = { field: 'a', title: 'A', value: (cell: Cell) => cell };

function sorted(values: Cell[], kind: CellKind, order: 'asc' | 'desc' = 'asc', tag = 'en') {
  return [...radixOrder(sortKeys(values, COLUMN, kind, tag), order)].map((i) => values[i]);
}

test('TBL-1 the cycle: ascending, descending, unsorted, and restarting in another column', () => {
  const first = nextSort(null, 'a');
  expect(first).toEqual({ field: 'a', order: 'asc' });
  const second = nextSort(first, 'a');
  expect(second).toEqual({ field: 'a', order: 'desc' });
  const third = nextSort(second, 'a');
  expect(third).toEqual({ field: 'a', order: null });
  expect(nextSort(third, 'a')).toEqual({ field: 'a', order: 'asc' });
  expect(nextSort(second, 'b')).toEqual({ field: 'b', order: 'asc' });
});

describe('TBL-1 typed values', () => {
  test('numbers in texts', () => {
    const values = ['▼ −10.50 %', '1 002.10', null, '99.85', '+0.29 %', '9.99', '***'];
    const up = ['▼ −10.50 %', '+0.29 %', '9.99', '99.85', '1 002.10', null, '***'];
    expect(sorted(values, 'number')).toEqual(up);
    expect(sorted(values, 'number', 'desc')).toEqual([...up.slice(0, 5).toReversed(), null, '***']);
  });

  test.each([
    ['1,234', '.', 1234],
    ['1,234', ',', 1.234],
    ['1,5', '.', 1.5],
    ['1.234.567,8', ',', 1_234_567.8],
    ['1,234,567.8', '.', 1_234_567.8],
    ['12\u00a0345,6 USD', ',', 12_345.6],
    ['▼ 0.21 %', '.', -0.21],
    ['−$5', '.', -5],
    ['1e3', '.', 1000],
    ['none', '.', Number.NaN],
  ])('%s with decimal mark %s is %d', (text, mark, value) => {
    expect(parseNumber(text, mark)).toBe(value);
  });

  test('dates: ISO, day first, spelled, seconds', () => {
    const values = [
      '15.11.2026',
      '2026-11-14T23:59:59Z',
      1_700_000_000,
      '',
      '14 Nov 2026',
      '2027-01-01',
    ];
    const up = [
      1_700_000_000,
      '14 Nov 2026',
      '2026-11-14T23:59:59Z',
      '15.11.2026',
      '2027-01-01',
      '',
    ];
    expect(sorted(values, 'date')).toEqual(up);
    expect(parseMoment('2026-11-15 14:05')).toBe(Date.UTC(2026, 10, 15, 14, 5) / 1000);
    expect(parseMoment('2026-11-15T14:05+03:00')).toBe(Date.UTC(2026, 10, 15, 11, 5) / 1000);
    expect(parseMoment('soon')).toBeNaN();
  });

  test('texts by language', () => {
    expect(sorted(['Zeta', 'Ärzte', 'acme', 'Acme', ''], 'text', 'asc', 'de')).toEqual([
      'acme',
      'Acme',
      'Ärzte',
      'Zeta',
      '',
    ]);
    expect(sorted(['Яков', 'Ёлка', 'Ель', 'Абакан'], 'text', 'asc', 'ru')).toEqual([
      'Абакан',
      'Ёлка',
      'Ель',
      'Яков',
    ]);
  });

  test('a column can define its sort keys, which are computed once for the same rows', () => {
    const rows: Cell[] = ['one', { text: 'two' }, '***'];
    const lengths = { ...COLUMN, sortValue: (cell: Cell) => (cell === 'one' ? 1 : null) };
    expect([...sortKeys(rows, lengths, 'number', 'en')]).toEqual([1, Number.NaN, Number.NaN]);
    expect([...sortKeys(rows, COLUMN, 'text', 'en')]).toEqual([1, 2, Number.NaN]);
    expect(keptSortKeys(rows, COLUMN, 'text', 'en')).toBe(keptSortKeys(rows, COLUMN, 'text', 'en'));
  });
});

describe('the sort', () => {
  const numbers = fc.array(
    fc.oneof(
      fc.double(),
      fc.integer({ min: -3, max: 3 }),
      fc.constant(Number.NaN),
      fc.constant(-0),
    ),
    { maxLength: 300 },
  );

  test('matches a stable comparison, missing last, both ways', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom('asc' as const, 'desc' as const), (values, order) => {
        const sign = order === 'asc' ? 1 : -1;
        const isMissing = (i: number) => Number.isNaN(values[i]);
        const expected = values
          .map((_, i) => i)
          .toSorted((a, b) => {
            if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
            const [x = 0, y = 0] = [values[a], values[b]];
            if (x === y) return 0;
            return x < y ? -sign : sign;
          });
        expect([...radixOrder(Float64Array.from(values), order)]).toEqual(expected);
        // The same rows at the start of a list long enough for the radix sort.
        const padded = Float64Array.from({ length: 2100 }, (_, i) => values[i] ?? Number.NaN);
        expect([...radixOrder(padded, order).subarray(0, values.length)]).toEqual(expected);
      }),
    );
  });
});
