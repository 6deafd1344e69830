import css from './calendar.module.css';

interface FootButtonProps {
  readonly text: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

/** A button under the days, for a quick choice or to clear the field. */
export function FootButton({ text, isDisabled = false, onClick }: FootButtonProps) {
  return (
    <button
      type="button"
      className={css.footButton}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onClick()}
    >
      {text}
    </button>
  );
}
