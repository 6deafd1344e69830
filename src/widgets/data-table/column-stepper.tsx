import { fillText } from '../../domain/text/fill-text.ts';
import css from './controls.module.css';
import type { ColumnStep } from './column-window.ts';
import type { TableTexts } from './table-types.ts';

export interface ColumnStepperProps {
  readonly steps: readonly ColumnStep[];
  readonly current: number;
  readonly columnCount: number;
  readonly texts: TableTexts;
  readonly onStep: (step: number) => void;
}

/** For narrow screens: which columns are shown, with arrows to the others. */
export function ColumnStepper({ steps, current, columnCount, texts, onStep }: ColumnStepperProps) {
  const { from, to } = steps[current] ?? { from: 1, to: columnCount };
  const shown = fillText(texts.columns_shown, {
    shown: from + 1 === to ? to : `${from + 1}–${to}`,
    total: columnCount,
  });
  const isLast = current >= steps.length - 1;
  // aria-disabled rather than disabled, so that the arrow keeps the focus at the last step.
  return (
    <div className={css.stepper}>
      <button
        type="button"
        className={css.step}
        aria-label={texts.previous_columns}
        aria-disabled={current === 0}
        onClick={() => current > 0 && onStep(current - 1)}
      >
        <span className={css.chevron} data-to="left" aria-hidden="true" />
      </button>
      <span aria-live="polite">{shown}</span>
      <button
        type="button"
        className={css.step}
        aria-label={texts.next_columns}
        aria-disabled={isLast}
        onClick={() => !isLast && onStep(current + 1)}
      >
        <span className={css.chevron} data-to="right" aria-hidden="true" />
      </button>
    </div>
  );
}
