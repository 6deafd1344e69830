import { useLabels } from '../../shell/use-labels.ts';
import css from './phone-page.module.css';

export type PhoneStep = 'number' | 'code' | 'done';

const STEPS = ['number', 'code', 'done'] as const;

/** The progress of confirming a number. */
export function PhoneSteps({ step }: { step: PhoneStep }) {
  const t = useLabels();
  const at = STEPS.indexOf(step);
  return (
    <ol className={css.steps} aria-label={t('phone_steps')}>
      {STEPS.map((each, i) => {
        const isDone = i < at || step === 'done';
        return (
          <li
            key={each}
            data-state={isDone ? 'done' : i === at ? 'now' : 'later'}
            aria-current={i === at ? 'step' : undefined}
          >
            <span className={css.mark}>{isDone ? <Check /> : i + 1}</span>
            {t(`phone_step_${each}`)}
          </li>
        );
      })}
    </ol>
  );
}

function Check() {
  return (
    <svg width="12" height="12" viewBox="0 0 16 16" aria-hidden="true">
      <path d="m3.5 8.5 3 3 6-7" />
    </svg>
  );
}
