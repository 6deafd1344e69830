import css from './locked-hint.module.css';

/** `***` in a grid; the grid's hint (`use-cell-hint.tsx`) finds it by its marker. */
export function MaskedText({ spoken }: { spoken: string | undefined }) {
  return (
    <span data-masked className={css.masked}>
      <span className={css.asterisks} aria-hidden={spoken !== undefined}>
        ***
      </span>
      {spoken !== undefined && <span className={css.unseen}>{spoken}</span>}
    </span>
  );
}
