import type { ReactNode } from 'react';
import css from './chart.module.css';

/**
 * Everything above a plot in one row: what is drawn, what became of it, and the tools. A narrow
 * chart has a second row, so that its picture still begins near the top.
 */
export function ChartBar({
  controls = null,
  changes = null,
  tools = null,
}: {
  controls?: ReactNode;
  changes?: ReactNode;
  tools?: ReactNode;
}) {
  if (!controls && !changes && !tools) return null;
  return (
    <div className={css.bar}>
      <div className={css.barParts}>
        {controls && <div className={css.controls}>{controls}</div>}
        {changes}
        {tools}
      </div>
    </div>
  );
}
