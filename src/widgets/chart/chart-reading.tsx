import { lazy, Suspense, useState, type ComponentType } from 'react';
import css from './chart.module.css';
import type { ChartTexts } from './chart-types.ts';
import type { ChartTableProps } from './chart-table.tsx';

const ChartTable = lazy(() => import('./chart-table.tsx'));

/** The chart for screen readers: a sentence for each line, and all points as a table. */
export function ChartReading<Row extends { readonly key: string }>({
  sentences,
  texts,
  table,
}: {
  sentences: readonly string[];
  texts: ChartTexts;
  table: ChartTableProps<Row> | null;
}) {
  // A lazily loaded component doesn't remember which rows it was created for.
  const Table = ChartTable as unknown as ComponentType<ChartTableProps<Row>>;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      {sentences.map((sentence) => (
        <p key={sentence} className={css.summary}>
          {sentence}
        </p>
      ))}
      {sentences.length > 0 && !table && <div className={css.dataPlace} />}
      {table && (
        <details className={css.data} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>{texts.dataTable}</summary>
          {isOpen && (
            <Suspense fallback={<p>{texts.loading}</p>}>
              <div className={css.dataTable}>
                <Table {...table} />
              </div>
            </Suspense>
          )}
        </details>
      )}
    </div>
  );
}
