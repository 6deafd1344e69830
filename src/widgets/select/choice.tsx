import type { ReactNode } from 'react';
import type { FoldedOption, OptionId } from './select-state.ts';
import css from './select.module.css';

export interface SelectTexts {
  /** Stands where nothing is chosen. */
  readonly placeholder: string;
  /** What the search field is called. */
  readonly search: string;
  readonly nothingFound: string;
  /** Closes the sheet on phones. */
  readonly close: string;
}

/** What the browser's own select and ours both get. */
export interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly name: string | undefined;
  readonly disabled: boolean;
  readonly texts: SelectTexts;
  readonly shown: readonly FoldedOption[];
  /** Its place among the shown; −1 for none. */
  readonly chosen: number;
  readonly onChange: (id: OptionId) => void;
}

/** Around either button: the arrow, drawn once for both. */
export function Box({ children }: { children: ReactNode }) {
  return (
    <div className={css.box}>
      {children}
      <svg className={css.arrow} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="m4 6 4 4 4-4" />
      </svg>
    </div>
  );
}
