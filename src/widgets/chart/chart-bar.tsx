import type { ReactNode } from 'react';
import css from './chart.module.css';

/**
 * The toolbar of a chart, one row if there is room: content, period and change, and the tools on
 * the right. What doesn't fit wraps below, and the tools stay in the first row.
 */
export function ChartBar({
  controls = null,
  changes = null,
  info = null,
  help = null,
  tools = null,
}: {
  controls?: ReactNode;
  changes?: ReactNode;
  /** A short description of the current choice. */
  info?: ReactNode;
  /** Explains the chart. */
  help?: ReactNode;
  tools?: ReactNode;
}) {
  if (!controls && !changes && !tools) return null;
  return (
    <div className={css.bar}>
      <div className={css.barParts}>
        <div className={css.choices}>
          {controls && <div className={css.controls}>{controls}</div>}
          {changes}
          {info && <div className={css.info}>{info}</div>}
        </div>
        {help && <div className={css.help}>{help}</div>}
        {tools && <div className={css.tools}>{tools}</div>}
      </div>
    </div>
  );
}
