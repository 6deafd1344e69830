import type { ReactNode } from 'react';
import type { controlAttributes } from '../field/field-frame.tsx';
import type { FoldedOption, OptionId } from './select-state.ts';
import css from './select.module.css';

export interface SelectTexts {
  /** Shown if nothing is chosen. */
  readonly placeholder: string;
  /** The name of the search field. */
  readonly search: string;
  readonly nothingFound: string;
  /** Closes the sheet on phones. */
  readonly close: string;
}

/** Props of both the native select and ours. */
export interface ChoiceProps {
  /** Its ID, and the IDs of the texts below it. */
  readonly attributes: ReturnType<typeof controlAttributes>;
  readonly id: string;
  readonly label: string;
  readonly name: string | undefined;
  readonly form: string | undefined;
  readonly size: 'm' | 'l';
  readonly disabled: boolean;
  readonly texts: SelectTexts;
  readonly shown: readonly FoldedOption[];
  /** Its index among the shown options; −1 for none. */
  readonly chosen: number;
  readonly onChange: (id: OptionId) => void;
}

/** Around both buttons: the arrow, which they share. */
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
