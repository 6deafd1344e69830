import { Change } from '../change/change.tsx';
import css from './chart.module.css';
import type { PeriodChange } from './chart-types.ts';

const DIRECTIONS = { rose: 'up', fell: 'down', unchanged: 'none' } as const;

/**
 * The change of the line over the visible part; its place is reserved while it is unknown. On
 * screen the controls beside it name the period, except after zooming.
 */
export function PeriodChanges({
  change,
  isZoomed,
}: {
  change: PeriodChange | undefined;
  isZoomed: boolean;
}) {
  return (
    <p className={css.changes} data-changes>
      {change && (
        <span title={change.period}>
          <span className={css.periodText} data-zoomed={isZoomed || undefined}>
            {change.period}
          </span>{' '}
          <ChangeText change={change} />
        </span>
      )}
    </p>
  );
}

export function ChangeText({ change: { direction, text, rateNote } }: { change: PeriodChange }) {
  return <Change direction={DIRECTIONS[direction]} text={text} rateNote={rateNote} />;
}
