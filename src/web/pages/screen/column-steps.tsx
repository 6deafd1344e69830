import { useHydrated } from '../../../widgets/hydrated/use-hydrated.ts';
import { useLabels } from '../../shell/use-labels.ts';
import css from './screen-table.module.css';

/** For phones: which of the steps is shown, and arrows to the others. */
export function ColumnSteps({
  count,
  current,
  titles,
  onStep,
}: {
  count: number;
  current: number;
  titles: readonly string[];
  onStep: (step: number) => void;
}) {
  const t = useLabels();
  const isHydrated = useHydrated();
  if (count < 2) return null;
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
      {arrow(current - 1, t('screen_previous_columns'), '‹')}
      <span className={css.dots} aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <i key={i} data-current={i === current || undefined} />
        ))}
      </span>
      <span className={css.unseen} aria-live="polite">
        {titles.join(', ')}
      </span>
      {arrow(current + 1, t('screen_next_columns'), '›')}
    </div>
  );
}
