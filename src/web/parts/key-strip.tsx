import type { ReactNode } from 'react';
import css from './key-strip.module.css';

export interface KeyFigure {
  readonly id: string;
  readonly title: string;
  readonly value: ReactNode;
  /** In small type below the value. */
  readonly note: ReactNode;
}

/** The main figures of a page in one row. */
export function KeyStrip({ name, figures }: { name: string; figures: readonly KeyFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={css.strip} aria-label={name}>
      {figures.map(({ id, title, value, note }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd className={css.value}>{value}</dd>
          <dd className={css.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
