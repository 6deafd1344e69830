import { Change } from '../change/change.tsx';
import css from './chart.module.css';
import type { PeriodChange } from './chart-types.ts';

const DIRECTIONS = { rose: 'up', fell: 'down', unchanged: 'none' } as const;

/** What became of the lines in the part that is shown; its place is kept while nothing is known. */
export function PeriodChanges({
  changes,
}: {
  changes: readonly (PeriodChange & { readonly name: string })[];
}) {
  return (
    <p className={css.changes} data-changes>
      {changes.map(({ name, period, direction, text, rateNote }) => (
        <span key={name} className={css.change}>
          <span>
            {name === '' ? '' : `${name} · `}
            {period}
          </span>{' '}
          <Change direction={DIRECTIONS[direction]} text={text} rateNote={rateNote} />
        </span>
      ))}
    </p>
  );
}
