import css from './data-page.module.css';

const SIGNS = { good: '✓', warning: '△', bad: '✕', busy: '…', none: '–' } as const;
export type Mood = keyof typeof SIGNS;

interface StateMarkProps {
  readonly mood: Mood;
  readonly text: string;
  readonly steps?: { readonly done: number; readonly total: number } | null;
}

/** A state as a sign and a word, because colour alone isn't accessible. */
export function StateMark({ mood, text, steps = null }: StateMarkProps) {
  return (
    <span className={css.state} data-mood={mood}>
      <span aria-hidden="true">{SIGNS[mood]}</span> {text}
      {steps && ` ${Math.floor((100 * steps.done) / Math.max(steps.total, 1))} %`}
    </span>
  );
}
