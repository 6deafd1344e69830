import css from './locked.module.css';

export interface LockedProps {
  /** What unlocks the value. */
  readonly hint: string;
}

/** Stands where a value would stand that the viewer may not see. */
export function Locked({ hint }: LockedProps) {
  return (
    <span className={css.locked} title={hint}>
      <span aria-hidden="true">***</span>
      <span className={css.hint}>{hint}</span>
    </span>
  );
}
