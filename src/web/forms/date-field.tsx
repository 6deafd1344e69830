import { useState } from 'react';
import { LANGUAGES } from '../../domain/text/language.ts';
import { DatePicker } from '../../widgets/date-picker/date-picker.tsx';
import { parseStamp } from '../../widgets/date-picker/stamp.ts';
import { useLabels } from '../shell/use-labels.ts';
import { useShell } from '../shell/use-shell.ts';
import { datePickerTexts } from '../texts/date-picker-texts.ts';
import { wireDay, wireMoment } from './reader-format.ts';

interface DateFieldProps {
  readonly name: string;
  readonly label: string;
  /** `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm` with `hasTime`, or rejected input. */
  readonly value: string;
  /** The position explains the field, so only screen readers get the label. */
  readonly isLabelHidden?: boolean;
  readonly hasTime?: boolean;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly isRequired?: boolean;
  /** Why the value was rejected. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** A date field in the reader's format. The page needs the labels `widgets.date_picker`. */
export function DateField(props: DateFieldProps) {
  const { name, label, hasTime = false, min, max, isRequired = false, error, hint } = props;
  const t = useLabels();
  const { lang } = useShell().globals;
  const read = (hasTime ? wireMoment : wireDay)(props.value, lang);
  const isDate = parseStamp(read) !== undefined;
  const [value, setValue] = useState(isDate ? read : null);
  return (
    <DatePicker
      name={name}
      label={label}
      isLabelHidden={props.isLabelHidden ?? false}
      languageTag={LANGUAGES[lang].tag}
      texts={datePickerTexts(t)}
      value={value}
      hasTime={hasTime}
      isRequired={isRequired}
      isClearable={!isRequired}
      onChange={setValue}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      {...(!isDate && read !== '' && { typed: read })}
      {...(error !== undefined && { error })}
      {...(hint !== undefined && { hint })}
    />
  );
}
