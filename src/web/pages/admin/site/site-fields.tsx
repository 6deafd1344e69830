import type { ReactNode } from 'react';
import { LANGUAGES, type Language } from '../../../../domain/text/language.ts';
import type { FormFailure } from '../../../forms/form.tsx';
import { useLabels } from '../../../shell/use-labels.ts';
import { TextField } from '../../../../widgets/field/text-field.tsx';
import controls from '../controls.module.css';

interface WordsFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  /** The path that an error of this field has. */
  readonly field: string;
  readonly refusal: string;
  readonly failure: FormFailure | undefined;
  readonly hint?: string;
  readonly maxLength?: number;
  readonly lang?: Language;
  readonly isRequired?: boolean;
}

/** A text field that keeps rejected input and shows the error. */
export function WordsField(props: WordsFieldProps) {
  const { name, label, value, field, refusal, failure, hint, lang } = props;
  const error = failure?.error.field === field ? failure.error : undefined;
  const text = error?.label === 'error_invalid_field' ? refusal : error?.message;
  return (
    <TextField
      label={label}
      name={name}
      lang={lang && LANGUAGES[lang].tag}
      maxLength={props.maxLength}
      required={props.isRequired}
      defaultValue={failure?.typed[name] ?? value}
      hint={text === undefined ? hint : undefined}
      error={text}
    />
  );
}

/** The confirmation or the error. */
export function Outcome({
  failure,
  isDone,
}: {
  failure: FormFailure | undefined;
  isDone: boolean;
}) {
  const t = useLabels();
  if (failure) {
    return (
      <p className={controls.alert} role="alert">
        {failure.error.message}
      </p>
    );
  }
  return isDone ? (
    <p className={controls.done} role="status">
      {t('site_saved')}
    </p>
  ) : null;
}
