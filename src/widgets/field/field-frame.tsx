import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import visually from '../visually-hidden/visually-hidden.module.css';
import css from './field.module.css';

/** The texts of a field around its control. */
export interface FieldWords {
  readonly label: ReactNode;
  /** Its context explains the field, so the label is for screen readers only. */
  readonly isLabelHidden?: boolean | undefined;
  /** After the label, such as “optional”. */
  readonly mark?: string | undefined;
  /** A sentence below the field. */
  readonly hint?: ReactNode;
  /** What is wrong with the value, and what to do about it. */
  readonly error?: ReactNode;
}

interface FieldFrameProps extends FieldWords {
  readonly id: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Label, control, error and hint, stacked. */
export function FieldFrame({ id, className, children, ...words }: FieldFrameProps) {
  const { label, isLabelHidden = false, mark } = words;
  return (
    <div className={joinClassNames(css.field, className)}>
      <label htmlFor={id} className={isLabelHidden ? visually.hidden : css.label}>
        {label}
        {mark !== undefined && ' '}
        {mark !== undefined && <span className={css.mark}>{mark}</span>}
      </label>
      {children}
      <FieldNotes id={id} {...words} />
    </div>
  );
}

/**
 * The texts below a control. Errors are announced when they appear; without one, nothing takes up
 * space.
 */
export function FieldNotes({
  id,
  hint,
  error,
}: Pick<FieldWords, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      <div id={`${id}-message`} className={css.error} aria-live="polite">
        {error}
      </div>
      {hasText(hint) && (
        <div id={`${id}-hint`} className={css.hint}>
          {hint}
        </div>
      )}
    </>
  );
}

/** The attributes of a control in a frame. */
export function controlAttributes(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  return {
    id,
    'aria-invalid': hasText(error) ? (true as const) : undefined,
    'aria-describedby': hasText(hint) ? `${id}-message ${id}-hint` : `${id}-message`,
  };
}

function hasText(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== '' && node !== false;
}
