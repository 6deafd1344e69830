import { useId } from 'react';
import { Calendar } from './calendar.tsx';
import { clampStamp, isDayAllowed } from './bounds.ts';
import { formatDay } from '../../domain/time/day.ts';
import { FootButton } from './foot-button.tsx';
import { describedBy, PickerField } from './picker-field.tsx';
import { QuickButtons } from './quick-buttons.tsx';
import { quickRanges, type DateRange, type QuickDirection } from './range.ts';
import { settingsFromProps, todayFromProps, type PickerProps, type Settings } from './settings.ts';
import { dayOfStamp, formatStamp, minutesInDay, parseStamp, toStamp, type Stamp } from './stamp.ts';
import { TypedInput } from './typed-input.tsx';
import { usePopup, type Popup } from './use-popup.ts';
import { useTyped, type Typed } from './use-typed.ts';

export interface DatePickerProps extends PickerProps {
  /** `YYYY-MM-DD`, with `hasTime` `YYYY-MM-DDTHH:mm`; null for none. */
  readonly value: string | null;
  /** The form field that posts the value; before scripts run, the text as typed. */
  readonly name?: string;
  /** A posted text that was rejected; shown until another one is typed. */
  readonly typed?: string;
  readonly onChange: (value: string | null) => void;
  /** The date is one end of a period, so the quick ranges of periods are offered too. */
  readonly quick?: {
    readonly ranges: QuickDirection;
    readonly onChange: (range: DateRange) => void;
  };
}

/** One date, typed or chosen; with `hasTime` also its time. */
export function DatePicker(props: DatePickerProps) {
  const id = useId();
  const settings = settingsFromProps(props);
  const popup = usePopup();
  const value = parseStamp(props.value);
  const change = (stamp: Stamp | undefined) =>
    props.onChange(stamp === undefined ? null : formatStamp(stamp, settings.hasTime));
  const typed = useTyped({
    value,
    settings,
    occasion: props.occasion,
    isInForm: props.name !== undefined,
    typed: props.typed,
    onAccept: change,
    onInputError: props.onInputError,
  });
  const message = typed.message || (props.error ?? '');
  const isInvalid = typed.isInvalid || Boolean(props.error);
  return (
    <PickerField
      props={props}
      settings={settings}
      popup={popup}
      id={id}
      isRange={false}
      isInvalid={isInvalid}
      message={message}
      inputs={
        <TypedInput
          id={id}
          typed={typed}
          settings={settings}
          popup={popup}
          isInvalid={isInvalid}
          isDisabled={props.isDisabled ?? false}
          isRequired={props.isRequired ?? false}
          describedBy={describedBy(id, props)}
          name={props.name}
          postedValue={props.value ?? ''}
        />
      }
      renderCalendar={() => (
        <OneDate {...{ props, settings, popup, typed, value }} onChange={change} />
      )}
    />
  );
}

interface OneDateProps {
  readonly props: DatePickerProps;
  readonly settings: Settings;
  readonly popup: Popup;
  readonly typed: Typed;
  readonly value: Stamp | undefined;
  readonly onChange: (stamp: Stamp | undefined) => void;
}

/** What is in the popup. */
function OneDate({ props, settings, popup, typed, value, onChange }: OneDateProps) {
  const { hasTime, bounds, texts, isClearable } = settings;
  const today = todayFromProps(props);
  const day = value === undefined ? undefined : dayOfStamp(value);

  function choose(stamp: Stamp | undefined): void {
    typed.reset();
    if (stamp !== value) onChange(stamp);
  }

  function pick(picked: number): 'date' | 'time' {
    const minutes = value === undefined ? 0 : minutesInDay(value);
    choose(clampStamp(toStamp(picked, hasTime ? minutes : 0), bounds));
    if (hasTime) return 'time';
    popup.close(true);
    return 'date';
  }

  return (
    <Calendar
      settings={settings}
      today={today}
      columns={1}
      isRange={false}
      chosen={day === undefined ? undefined : { from: day, to: day }}
      start={undefined}
      shownDay={typed.preview === undefined ? (day ?? today) : dayOfStamp(typed.preview)}
      takesFocus={popup.takesFocus}
      times={
        hasTime && value !== undefined ? [{ label: '', stamp: value, bounds, onPick: choose }] : []
      }
      status=""
      onPick={pick}
      onDone={() => popup.close(true)}
      foot={
        <>
          {props.quick && (
            <QuickButtons
              ranges={quickRanges(props.quick.ranges, today, bounds)}
              texts={texts}
              onPick={(days) => {
                popup.close(true);
                typed.reset();
                props.quick?.onChange({ from: formatDay(days.from), to: formatDay(days.to) });
              }}
            />
          )}
          <FootButton
            text={texts.today}
            isDisabled={!isDayAllowed(bounds, today)}
            onClick={() => pick(today)}
          />
          {isClearable && value !== undefined && (
            <FootButton
              text={texts.clear}
              onClick={() => {
                choose(undefined);
                popup.close(true);
              }}
            />
          )}
        </>
      }
    />
  );
}
