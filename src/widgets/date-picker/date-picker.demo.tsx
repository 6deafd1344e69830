import { useState } from 'react';
import { LANGUAGES } from '../../domain/text/language.ts';
import type { DemoState, DemoWords, Emit, WidgetDemo } from '../demo.ts';
import css from './date-picker.demo.module.css';
import { DatePicker, type DatePickerProps } from './date-picker.tsx';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
import type { DateRange } from './range.ts';

type Single = Partial<Omit<DatePickerProps, 'onChange' | 'onInputError'>>;
type Range = Partial<Omit<DateRangePickerProps, 'onChange' | 'onInputError'>>;

/** A fixed date, so that pictures and tests don't depend on today. */
const COMMON = { today: '2026-11-15' };

/** Uses the language of the page, unless the state has its own. */
function spoken(words: DemoWords) {
  return { languageTag: words.languageTag, texts: words['date-picker'] };
}

interface DemoProps<P> {
  readonly props: P;
  readonly emit: Emit;
  readonly words: DemoWords;
}

function SingleDemo({ props, emit, words }: DemoProps<Single>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  return (
    <DatePicker
      label="Date"
      {...COMMON}
      {...spoken(words)}
      {...props}
      value={value}
      onChange={(changed) => {
        setValue(changed);
        emit('change', changed);
      }}
      onInputError={(error) => emit('input-error', error)}
    />
  );
}

function RangeDemo({ props, emit, words }: DemoProps<Range>) {
  const [value, setValue] = useState<DateRange>(props.value ?? { from: null, to: null });
  return (
    <DateRangePicker
      label="Period"
      {...COMMON}
      {...spoken(words)}
      {...props}
      value={value}
      onChange={(changed) => {
        setValue(changed);
        emit('change', changed);
      }}
      onInputError={(error) => emit('input-error', error)}
    />
  );
}

function single(name: string, about: string, props: Single): DemoState {
  return {
    name,
    about,
    props: { ...COMMON, ...props },
    render: (emit, words) => <SingleDemo props={props} emit={emit} words={words} />,
  };
}

function range(name: string, about: string, props: Range): DemoState {
  return {
    name,
    about,
    props: { ...COMMON, ...props },
    render: (emit, words) => <RangeDemo props={props} emit={emit} words={words} />,
  };
}

const PERIOD = { from: '2026-10-20', to: '2026-11-12' };

const languages: DemoState = {
  name: 'languages',
  about: 'Names, order and typing of all ten languages; weeks start on Monday in each.',
  props: { languageTag: Object.values(LANGUAGES).map(({ tag }) => tag), value: '2026-11-05' },
  render: (emit, words) => (
    <div className={css.row}>
      {Object.values(LANGUAGES).map(({ tag, own }) => (
        <SingleDemo
          key={tag}
          props={{ label: own, languageTag: tag, value: '2026-11-05' }}
          emit={emit}
          words={words}
        />
      ))}
    </div>
  ),
};

export const demo: WidgetDemo = {
  name: 'date-picker',
  states: [
    single('single', 'One date, none chosen yet. Typed or from the calendar.', {}),
    single('value', 'With a value that cannot be cleared: an emptied field gets it back.', {
      value: '2026-11-05',
    }),
    single('bounds', 'From 10 November 2026 to 20 January 2027, clicked or typed.', {
      value: '2026-11-12',
      min: '2026-11-10',
      max: '2027-01-20',
    }),
    single('clearable', 'May be emptied: by its button in the popup or in the field.', {
      value: '2026-11-05',
      isClearable: true,
    }),
    single('time', 'With a time, in steps of five minutes; other minutes are typed.', {
      value: '2026-11-05T14:05',
      hasTime: true,
      min: '2026-11-02T09:30',
      max: '2026-12-31T18:00',
    }),
    range('range-ahead', 'A period with 7 and 30 days ahead, up to the end of November.', {
      value: { from: '2026-11-16', to: '2026-11-20' },
      quickRanges: 'ahead',
      min: '2026-11-01',
      max: '2026-11-30',
    }),
    range('range-back', 'A period with 7 and 30 days back, as the archive uses it.', {
      value: PERIOD,
      quickRanges: 'back',
      max: '2026-11-15',
    }),
    range('range-both', 'Quick ranges in both directions; may be cleared.', {
      quickRanges: 'both',
      isClearable: true,
    }),
    range('range-time', 'A period with times.', {
      value: { from: '2026-11-05T09:00', to: '2026-11-05T17:30' },
      hasTime: true,
    }),
    languages,
    single('disabled', 'Cannot be changed.', { value: '2026-11-05', isDisabled: true }),
    single('error', 'Its owner says what is wrong.', {
      value: '2026-11-05',
      error: 'No quotes on this day.',
    }),
  ],
};
