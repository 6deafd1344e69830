import { useHydrated } from '../hydrated/use-hydrated.ts';
import visually from '../visually-hidden/visually-hidden.module.css';
import css from './column-steps.module.css';
import type { TableMoveTexts } from './table-types.ts';

export interface ColumnStepsProps {
  readonly count: number;
  readonly current: number;
  /** Of the columns of the current step, for screen readers. */
  readonly titles: readonly string[];
  readonly texts: TableMoveTexts;
  readonly onStep: (step: number) => void;
}

/** For phones: which step is shown, with arrows to the others. */
export function ColumnSteps({ count, current, titles, texts, onStep }: ColumnStepsProps) {
  const isHydrated = useHydrated();
  const arrow = (to: number, name: string, sign: string) => (
    // Not `disabled`, so that the arrow keeps the focus at the last step.
    <button
      type="button"
      aria-label={name}
      aria-disabled={to < 0 || to >= count}
      onClick={() => to >= 0 && to < count && onStep(to)}
    >
      {sign}
    </button>
  );
  return (
    <div className={css.steps} data-waiting={!isHydrated || undefined}>
      {arrow(current - 1, texts.previous_columns, '‹')}
      <span className={css.dots} aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <i key={i} data-current={i === current || undefined} />
        ))}
      </span>
      <span className={visually.hidden} aria-live="polite">
        {titles.join(', ')}
      </span>
      {arrow(current + 1, texts.next_columns, '›')}
    </div>
  );
}
