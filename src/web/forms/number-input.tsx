import { useState } from 'react';
import { LANGUAGES } from '../../domain/text/language.ts';
import { NumberField } from '../../widgets/number-field/number-field.tsx';
import { useLabels } from '../shell/use-labels.ts';
import { useShell } from '../shell/use-shell.ts';
import { numberFieldTexts } from '../texts/number-field-texts.ts';
import { unreadNumber } from './reader-format.ts';

interface NumberInputProps {
  readonly name: string;
  readonly label: string;
  /** Plain decimal text, or what `wireNumber` made of invalid input. */
  readonly value: string;
  readonly maxLength?: number;
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** A number field in the reader's format. The page needs the labels `widgets.number_field`. */
export function NumberInput(props: NumberInputProps) {
  const t = useLabels();
  const { lang } = useShell().globals;
  const typed = unreadNumber(props.value);
  const [value, setValue] = useState(typed === undefined ? props.value : '');
  return (
    <NumberField
      {...props}
      languageTag={LANGUAGES[lang].tag}
      texts={numberFieldTexts(t)}
      value={value}
      typed={typed}
      onChange={(changed) => changed !== null && setValue(changed)}
    />
  );
}
