import { useState } from 'react';
import type { DemoWords, Emit } from '../demo.ts';
import { DataTable } from './data-table.tsx';
import css from './demo-big.module.css';
import { WIDE_COLUMNS, wideRows, type WideRow } from './demo-rows.ts';

const COUNT = 100_000;

/**
 * Generated in the browser on demand, so that neither the page nor the bundle contains the rows.
 */
export function BigTable({ emit, words }: { emit: Emit; words: DemoWords }) {
  const [rows, setRows] = useState<readonly WideRow[] | null>(null);
  if (!rows) {
    return (
      <button type="button" className={css.make} onClick={() => setRows(wideRows(COUNT))}>
        Make 100,000 rows
      </button>
    );
  }
  return (
    <DataTable
      caption="Big table"
      texts={words['data-table']}
      languageTag={words.languageTag}
      columns={WIDE_COLUMNS}
      rows={rows}
      rowKey={({ id }) => id}
      onSortChange={(sort) => emit('sortChange', sort)}
      onRowActivate={({ key }) => emit('row-activate', { key })}
    />
  );
}
