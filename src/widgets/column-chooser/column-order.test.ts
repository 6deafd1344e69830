import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ColumnChooser } from './column-chooser.tsx';
import { moveColumn, shownColumns, toggleColumn, type ColumnGroup } from './column-order.ts';

const GROUPS: readonly ColumnGroup[] = [
  {
    title: 'Issue',
    columns: [
      { id: 'name', label: 'Name', checked: true, locked: 'Always shown' },
      { id: 'isin', label: 'ISIN', checked: false },
      { id: 'coupon', label: 'Coupon', checked: true },
    ],
  },
  {
    title: 'Quote',
    columns: [
      { id: 'price', label: 'Price', checked: true },
      { id: 'yield', label: 'Yield', checked: true },
    ],
  },
];

const ids = (columns: readonly { readonly id: string }[]) => columns.map(({ id }) => id);

test('SCR-4 shown columns are in the table’s order, unknown ones at the end', () => {
  expect(ids(shownColumns(GROUPS, undefined))).toEqual(['name', 'coupon', 'price', 'yield']);
  const order = ['name', 'yield', 'gone', 'coupon'];
  expect(ids(shownColumns(GROUPS, order))).toEqual(['name', 'yield', 'coupon', 'price']);
});

test('SCR-4 a new column comes after the one listed before it', () => {
  const shown = ['name', 'yield', 'coupon'];
  expect(toggleColumn(GROUPS, shown, 'isin')).toEqual(['name', 'isin', 'yield', 'coupon']);
  expect(toggleColumn(GROUPS, shown, 'price')).toEqual(['name', 'yield', 'coupon', 'price']);
  expect(toggleColumn(GROUPS, shown, 'yield')).toEqual(['name', 'coupon']);
  expect(toggleColumn(GROUPS, [], 'yield')).toEqual(['yield']);
});

test('SCR-4 columns swap places, but not with a locked one, and not beyond the ends', () => {
  const columns = shownColumns(GROUPS, undefined);
  expect(ids(moveColumn(columns, 'yield', 1))).toEqual(['name', 'yield', 'coupon', 'price']);
  for (const [id, to] of [
    ['coupon', 0],
    ['name', 2],
    ['yield', 4],
    ['gone', 1],
  ] as const) {
    expect(moveColumn(columns, id, to)).toBe(columns);
  }
});

test('SCR-4 without scripts it is a form with checkboxes, and a locked column is submitted as well', () => {
  const page = renderToStaticMarkup(
    createElement(ColumnChooser, {
      groups: GROUPS,
      order: ['name', 'yield', 'coupon', 'price'],
      name: 'columns',
      onChange: () => {},
      onReset: () => {},
      texts: {
        title: 'Columns',
        count: '{shown} of {total}',
        order: 'Order',
        up: 'Up: {name}',
        down: 'Down: {name}',
        place: '{name}: {place} of {count}',
        reset: 'Reset',
      },
    }),
  );
  expect(page).toContain('4 of 5');
  expect(page).toContain('<input type="hidden" name="columns" value="name"/>');
  expect(page).toContain('<input type="checkbox" name="columns" value="isin"/>');
  expect(page).not.toContain('<button');
});
