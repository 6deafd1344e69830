import type { Translate } from '../../labels/label-keys.ts';
import type { DatePickerTexts } from '../../widgets/date-picker/texts.ts';

/** Texts of the part `widgets.date_picker`. */
export function datePickerTexts(t: Translate): DatePickerTexts {
  return {
    open: t.template('date_picker_open'),
    dateDialog: t.template('date_picker_date_dialog'),
    rangeDialog: t.template('date_picker_range_dialog'),
    timeDialog: t.template('date_picker_time_dialog'),
    from: t.template('date_picker_from'),
    to: t.template('date_picker_to'),
    previousMonth: t.template('date_picker_previous_month'),
    nextMonth: t.template('date_picker_next_month'),
    previousYear: t.template('date_picker_previous_year'),
    nextYear: t.template('date_picker_next_year'),
    previousYears: t.template('date_picker_previous_years'),
    nextYears: t.template('date_picker_next_years'),
    chooseMonth: t.template('date_picker_choose_month'),
    chooseYear: t.template('date_picker_choose_year'),
    chooseTime: t.template('date_picker_choose_time'),
    backToDays: t.template('date_picker_back_to_days'),
    hours: t.template('date_picker_hours'),
    minutes: t.template('date_picker_minutes'),
    today: t.template('date_picker_today'),
    clear: t.template('date_picker_clear'),
    done: t.template('date_picker_done'),
    close: t.template('search_close'),
    lastDays: t.template('date_picker_last_days'),
    nextDays: t.template('date_picker_next_days'),
    startOfRange: t.template('date_picker_start_of_range'),
    endOfRange: t.template('date_picker_end_of_range'),
    chooseEnd: t.template('date_picker_choose_end'),
    example: t.template('date_picker_example'),
    errorFormat: t.template('date_picker_error_format'),
    errorNoSuchDate: t.template('date_picker_error_no_such_date'),
    errorBeforeMin: t.template('date_picker_error_before_min'),
    errorAfterMax: t.template('date_picker_error_after_max'),
    errorEndBeforeStart: t.template('date_picker_error_end_before_start'),
    errorStartAfterEnd: t.template('date_picker_error_start_after_end'),
  };
}
