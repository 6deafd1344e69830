import { localDayFromDate } from '../../domain/time/calendar.ts';
import { parseDay, type Day } from '../../domain/time/day.ts';
import { displayDay } from '../../domain/text/format.ts';
import { languageOfTag } from '../../domain/text/language-tag.ts';
import { parseBounds, type Bounds } from './bounds.ts';
import { calendarNames, type CalendarNames } from './names.ts';
import { dayOfStamp, formatClock, minutesInDay, type Stamp } from './stamp.ts';
import { ENGLISH_TEXTS, type DatePickerTexts } from './texts.ts';
import type { DateInputError } from './typed-text.ts';

/** Props of both pickers, of one day and of a period. */
export interface PickerProps {
  readonly label: string;
  /** True if only screen readers get the label, because its place explains the field. */
  readonly isLabelHidden?: boolean;
  /** What the date belongs to; when it changes, an error about the typed text disappears. */
  readonly occasion?: string;
  /** As Intl knows it: `en`, `ru`, `zh` … */
  readonly languageTag: string;
  /** The first and the last date that may be chosen, `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`. */
  readonly min?: string;
  readonly max?: string;
  readonly hasTime?: boolean;
  /** The minutes between two offered times; any minute may be typed. */
  readonly minuteStep?: number;
  readonly isClearable?: boolean;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
  /** A sentence below the field. */
  readonly hint?: string;
  /** An error found by the owner. */
  readonly error?: string;
  /** `YYYY-MM-DD`; by default taken from the reader's clock. */
  readonly today?: string;
  readonly texts?: Partial<DatePickerTexts>;
  readonly onInputError?: (error: DateInputError) => void;
}

/** The props of a picker with defaults applied. */
export interface Settings {
  readonly languageTag: string;
  readonly bounds: Bounds;
  readonly hasTime: boolean;
  readonly minuteStep: number;
  readonly isClearable: boolean;
  readonly texts: DatePickerTexts;
  readonly names: CalendarNames;
}

const DEFAULT_MINUTE_STEP = 5;

export function settingsFromProps(props: PickerProps): Settings {
  const { languageTag, min, max, hasTime = false } = props;
  return {
    languageTag,
    bounds: parseBounds(min, max, hasTime),
    hasTime,
    minuteStep: props.minuteStep ?? DEFAULT_MINUTE_STEP,
    isClearable: props.isClearable ?? false,
    texts: { ...ENGLISH_TEXTS, ...props.texts },
    // Only for an open calendar, because creating them takes a browser tens of milliseconds.
    get names() {
      return calendarNames(languageTag);
    },
  };
}

/** Uses the clock only if the owner does not give the day, and never while the server renders. */
export function todayFromProps(props: PickerProps): Day {
  return parseDay(props.today ?? '') ?? localDayFromDate(new Date());
}

/** As the language writes it: `15.11.2026`, `15.11.2026 14:05`. */
export function displayStamp(stamp: Stamp | undefined, settings: Settings): string {
  if (stamp === undefined) return '';
  const day = displayDay(dayOfStamp(stamp), languageOfTag(settings.languageTag));
  return settings.hasTime ? `${day} ${formatClock(minutesInDay(stamp))}` : day;
}
