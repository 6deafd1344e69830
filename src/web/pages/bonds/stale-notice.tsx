import type { ReactNode } from 'react';
import type { StaleWords } from './load-stale.ts';
import css from './stale-notice.module.css';

/** The age of a stale price, beside the name of the bond. */
export function StaleChip({ stale }: { stale: StaleWords }) {
  return <span className={css.chip}>{stale.age}</span>;
}

/** The main figures, greyed and with a note where they come from a stale price. */
export function StaleFigures({
  stale,
  children,
}: {
  stale: StaleWords | null;
  children: ReactNode;
}) {
  if (!stale) return children;
  return (
    <div className={css.stale} data-stale="yes">
      {children}
      <p className={css.notice}>{stale.notice}</p>
    </div>
  );
}
