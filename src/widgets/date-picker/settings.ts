import { localDayFromDate } from '../../domain/calendar.ts';
import { parseDay, type Day } from '../../domain/day.ts';
import { displayDay } from '../../domain/format.ts';
import { languageOfTag } from '../../domain/language-tag.ts';
import { parseBounds, type Bounds } from './bounds.ts';
import { calendarNames, type CalendarNames } from './names.ts';
import { dayOfStamp, formatClock, minutesInDay, type Stamp } from './stamp.ts';
import { ENGLISH_TEXTS, type DatePickerTexts } from './texts.ts';
import type { DateInputError } from './typed-text.ts';

/** What both pickers, of one day and of a period, are told. */
export interface PickerProps {
  readonly label: string;
  /** The label is heard, not seen: where the place says it. */
  readonly isLabelHidden?: boolean;
  /** What the date belongs to: a complaint about a typed text is over when it changes. */
  readonly occasion?: string;
  /** As Intl knows it: `en`, `ru`, `zh` … */
  readonly languageTag: string;
  /** The first and the last date that may be chosen, `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`. */
  readonly min?: string;
  readonly max?: string;
  readonly hasTime?: boolean;
  /** Minutes between the times offered; any minute may be typed. */
  readonly minuteStep?: number;
  readonly isClearable?: boolean;
  readonly isDisabled?: boolean;
  /** What is wrong with the value, as its owner sees it. */
  readonly error?: string;
  /** `YYYY-MM-DD`; the reader's clock if it is left out. */
  readonly today?: string;
  readonly texts?: Partial<DatePickerTexts>;
  readonly onInputError?: (error: DateInputError) => void;
}

/** The props of a picker, ready for use. */
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
    // For an open calendar only, since a browser takes tens of milliseconds to make them.
    get names() {
      return calendarNames(languageTag);
    },
  };
}

/** Reads the clock only where the owner does not say; never while the server renders. */
export function todayFromProps(props: PickerProps): Day {
  return parseDay(props.today ?? '') ?? localDayFromDate(new Date());
}

/** As the language writes it: `15.11.2026`, `15.11.2026 14:05`. */
export function displayStamp(stamp: Stamp | undefined, settings: Settings): string {
  if (stamp === undefined) return '';
  const day = displayDay(dayOfStamp(stamp), languageOfTag(settings.languageTag));
  return settings.hasTime ? `${day} ${formatClock(minutesInDay(stamp))}` : day;
}
