import type { ReactNode } from 'react';
import type { ErrorEnvelope } from '../../contracts/core/errors.ts';
import type { LabelKey } from '../../labels/label-keys.ts';
import { Button, type ButtonProps } from '../../widgets/button/button.tsx';
import { TextField } from '../../widgets/field/text-field.tsx';
import { useLabels } from '../shell/use-labels.ts';
import css from './form.module.css';

/** The result of a failed action: the error and the input, without passwords. */
export interface FormFailure {
  readonly error: ErrorEnvelope;
  readonly typed: Readonly<Record<string, string>>;
}

/** Labels that explain a rejected field better than “not valid”. */
const FIELD_TEXTS: Readonly<Record<string, LabelKey>> = {
  'body.email': 'field_email_invalid',
  'body.name': 'field_name_invalid',
  'body.password': 'field_password_invalid',
  'body.newPassword': 'field_new_password_invalid',
  'body.currentPassword': 'field_password_invalid',
};

export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.page}>
      <h1>{title}</h1>
      {children}
    </section>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'text' | 'password';
  readonly autoComplete: string;
  readonly hint?: string;
  readonly minLength?: number;
  readonly failure: FormFailure | undefined;
  /** The initial value. */
  readonly value?: string;
  /** Replaces the text of a rejected field. */
  readonly refusal?: LabelKey;
}

export function Field(props: FieldProps) {
  const { name, label, type, autoComplete, hint, minLength, failure, value, refusal } = props;
  const t = useLabels();
  const field = `body.${name}`;
  const error = failure?.error.field === field ? failure.error : undefined;
  // An error with its own label is more specific than the general text of the field.
  const text =
    error?.label === 'error_invalid_field'
      ? t(refusal ?? FIELD_TEXTS[field] ?? 'error_invalid_field')
      : error?.message;
  return (
    <TextField
      label={label}
      name={name}
      type={type}
      size="l"
      autoComplete={autoComplete}
      required
      minLength={minLength}
      maxLength={type === 'password' ? 200 : 254}
      defaultValue={type === 'password' ? undefined : (failure?.typed[name] ?? value)}
      hint={text === undefined ? hint : undefined}
      error={text}
    />
  );
}

/** An error that belongs to no field. */
export function FormError({ failure }: { failure: FormFailure | undefined }) {
  if (!failure || failure.error.field?.startsWith('body.')) return null;
  return (
    <p className={css.alert} role="alert">
      {failure.error.message}
    </p>
  );
}

/** The main button of a form. */
export function SubmitButton(props: ButtonProps) {
  return <Button {...props} type="submit" kind="primary" size="l" />;
}
