import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LockedHint } from '../locked-hint/locked-hint.tsx';
import { UnlockContext } from '../locked-hint/unlock.ts';
import { DataTable } from './data-table.tsx';
import { ListTable } from './list-table.tsx';
import type { TableProps, TableSort } from './table-types.ts';

interface Row {
  readonly name: string;
  readonly value: number | string | null;
}

const ROWS: readonly Row[] = [
  { name: 'b', value: 2 },
  { name: 'a', value: 10 },
];

const PROPS: TableProps<Row> = {
  caption: 'Names',
  rows: ROWS,
  columns: [
    { field: 'name', title: 'Name', value: ({ name }) => name },
    { field: 'value', title: 'Value', kind: 'number', digits: 1, value: ({ value }) => value },
  ],
};

const UNLOCK = { href: '/sign-in/', text: 'Log in', spoken: 'Hidden' };

const address = ({ field, order }: TableSort) =>
  field === 'value' ? null : `?sort=${field}&order=${order}`;

function list(props: Partial<Parameters<typeof ListTable<Row>>[0]>): string {
  const table = createElement(ListTable<Row>, { ...PROPS, ...props });
  return renderToStaticMarkup(createElement(UnlockContext, { value: UNLOCK }, table));
}

function grid(props: Partial<Parameters<typeof DataTable<Row>>[0]>): string {
  const table = createElement(DataTable<Row>, { ...PROPS, ...props });
  return renderToStaticMarkup(createElement(UnlockContext, { value: UNLOCK }, table));
}

describe('before hydration', () => {
  test.each([
    ['a plain table', list],
    ['a grid', grid],
  ])('%s sorts by links, except by columns whose order is locked', (_, html) => {
    const page = html({ sortHref: address, sort: { field: 'name', order: 'asc' } });
    const headings = page.split('<tbody')[0] ?? '';
    expect(headings).toMatch(/aria-sort="ascending"[^>]*><a href="\?sort=name&amp;order=desc"/);
    expect(headings.match(/<a /g)).toHaveLength(1);
    expect(headings).toContain('(Sorting by values needs access.)');
    expect(headings).not.toContain('<button');
  });

  test('a grid that sorts itself starts as its URL says', () => {
    const page = grid({ sortHref: address, defaultSort: { field: 'value', order: 'desc' } });
    expect(page.indexOf('10.0')).toBeLessThan(page.indexOf('2.0'));
    expect(page.indexOf('10.0')).toBeGreaterThan(0);
  });
});

test('a plain table is semantic: caption, column and row headers, numbers as formatted', () => {
  const page = list({ rows: [{ name: 'x', value: -1234.5 }, ...ROWS], languageTag: 'de' });
  expect(page).toContain('>Names</caption>');
  expect(page.match(/<th scope="col"/g)).toHaveLength(2);
  expect(page.match(/<th scope="row"/g)).toHaveLength(3);
  expect(page).toContain('−1\u00a0234,5</td>');
  expect(page).not.toMatch(/role=|style=|tabindex/);
});

test('a missing value is a dash, and an unsafe URL isn’t a link', () => {
  const page = list({
    columns: [
      { field: 'name', title: 'Name', value: () => ({ text: 'x', href: 'javascript:alert(1)' }) },
      { field: 'value', title: 'Value', value: () => null },
    ],
  });
  expect(page).not.toContain('<a ');
  expect(page).toContain('<td>–</td>');
});

describe('masked values', () => {
  const columns = [
    { field: 'name', title: 'Name', value: () => '***' },
    { field: 'value', title: 'Value', render: () => createElement(LockedHint) },
  ];

  test('in a plain table link to what unlocks them', () => {
    const page = list({ columns });
    expect(page.match(/href="\/sign-in\/"/g)).toHaveLength(4);
  });

  test('in a grid are texts: its cells take the focus, and they share one hint', () => {
    const page = grid({ columns });
    expect(page).not.toContain('href="/sign-in/"');
    expect(page.match(/data-masked/g)).toHaveLength(4);
  });
});

test('a control in a grid cell replaces the cell in the tab order', () => {
  const page = grid({
    columns: [
      {
        field: 'name',
        title: 'Name',
        hasControl: true,
        render: ({ name }, control) =>
          createElement('button', { type: 'button', ...control }, name),
      },
    ],
  });
  expect(page).toMatch(
    /<td role="rowheader"><button type="button" data-control="true" tabindex="0">b/,
  );
  expect(page).toMatch(/<td role="rowheader"><button type="button" data-control="true">a/);
});
