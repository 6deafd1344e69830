import { useState } from 'react';
import { LANGUAGES } from '../../domain/text/language.ts';
import { DateRangePicker } from '../../widgets/date-picker/date-range-picker.tsx';
import type { DateRange, QuickDirection } from '../../widgets/date-picker/range.ts';
import { parseStamp } from '../../widgets/date-picker/stamp.ts';
import { useLabels } from '../shell/use-labels.ts';
import { useShell } from '../shell/use-shell.ts';
import { datePickerTexts } from '../texts/date-picker-texts.ts';

interface DateRangeFieldProps {
  readonly label: string;
  readonly names: { readonly from: string; readonly to: string };
  /** Each `YYYY-MM-DD` or rejected input; empty for none. */
  readonly value: { readonly from: string; readonly to: string };
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** The day from which quick ranges are counted. */
  readonly today?: string | undefined;
  readonly quickRanges?: QuickDirection;
  /** Both ends are required. */
  readonly isRequired?: boolean;
  readonly className?: string | undefined;
  readonly onChange?: (range: DateRange) => void;
}

/** A date range field in the reader's format. The page needs the labels `widgets.date_picker`. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, min, max, today, isRequired = false, onChange } = props;
  const t = useLabels();
  const { lang } = useShell().globals;
  const [range, setRange] = useState(() => readRange(value));
  const [shown, setShown] = useState(value);
  // The page has loaded other dates; until then the chosen ones are shown.
  if (shown.from !== value.from || shown.to !== value.to) {
    setShown(value);
    setRange(readRange(value));
  }
  return (
    <div className={props.className}>
      <DateRangePicker
        label={props.label}
        names={props.names}
        languageTag={LANGUAGES[lang].tag}
        texts={datePickerTexts(t)}
        value={range}
        typed={{
          ...(value.from !== '' && !dayOrNull(value.from) && { from: value.from }),
          ...(value.to !== '' && !dayOrNull(value.to) && { to: value.to }),
        }}
        quickRanges={props.quickRanges ?? 'none'}
        isRequired={isRequired}
        isClearable={!isRequired}
        onChange={(changed) => {
          setRange(changed);
          onChange?.(changed);
        }}
        {...(min !== undefined && { min })}
        {...(max !== undefined && { max })}
        {...(today !== undefined && { today })}
      />
    </div>
  );
}

function readRange({ from, to }: DateRangeFieldProps['value']): DateRange {
  return { from: dayOrNull(from), to: dayOrNull(to) };
}

function dayOrNull(text: string): string | null {
  return parseStamp(text) === undefined ? null : text;
}
