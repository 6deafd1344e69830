/** All texts of the date picker. It fills in `{date}`, `{days}` and so on. */
export interface DatePickerTexts {
  readonly open: string;
  readonly dateDialog: string;
  readonly rangeDialog: string;
  readonly timeDialog: string;
  readonly from: string;
  readonly to: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly previousYear: string;
  readonly nextYear: string;
  readonly previousYears: string;
  readonly nextYears: string;
  readonly chooseMonth: string;
  readonly chooseYear: string;
  readonly chooseTime: string;
  readonly backToDays: string;
  readonly hours: string;
  readonly minutes: string;
  readonly today: string;
  readonly clear: string;
  readonly done: string;
  readonly close: string;
  readonly lastDays: string;
  readonly nextDays: string;
  readonly startOfRange: string;
  readonly endOfRange: string;
  readonly chooseEnd: string;
  readonly example: string;
  readonly errorFormat: string;
  readonly errorNoSuchDate: string;
  readonly errorBeforeMin: string;
  readonly errorAfterMax: string;
  readonly errorEndBeforeStart: string;
  readonly errorStartAfterEnd: string;
}

export const ENGLISH_TEXTS: DatePickerTexts = {
  open: 'Open calendar',
  dateDialog: 'Choose a date',
  rangeDialog: 'Choose a period',
  timeDialog: 'Choose a date and time',
  from: 'From',
  to: 'To',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousYears: 'Earlier years',
  nextYears: 'Later years',
  chooseMonth: '{month}, choose another month',
  chooseYear: '{year}, choose another year',
  chooseTime: 'Choose the time',
  backToDays: 'Back to days',
  hours: 'Hours',
  minutes: 'Minutes',
  today: 'Today',
  clear: 'Clear',
  done: 'Done',
  close: 'Close',
  lastDays: 'Last {days} days',
  nextDays: 'Next {days} days',
  startOfRange: 'start of the period',
  endOfRange: 'end of the period',
  chooseEnd: 'From {date}. Choose the end date.',
  example: 'e.g. {date}',
  errorFormat: 'Enter a date like {date}.',
  errorNoSuchDate: 'This date doesn’t exist.',
  errorBeforeMin: 'Enter {date} or later.',
  errorAfterMax: 'Enter {date} or earlier.',
  errorEndBeforeStart: 'Enter an end date on or after {date}.',
  errorStartAfterEnd: 'Enter a start date on or before {date}.',
};
