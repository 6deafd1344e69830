import { useId } from 'react';
import css from './date-picker.module.css';
import { describedBy, PickerField } from './picker-field.tsx';
import {
  formatRange,
  parseRange,
  type DateRange,
  type Edge,
  type QuickDirection,
  type StampRange,
} from './range.ts';
import { RangeCalendar } from './range-calendar.tsx';
import { settingsFromProps, todayFromProps, type PickerProps } from './settings.ts';
import type { Stamp } from './stamp.ts';
import { TypedInput } from './typed-input.tsx';
import { usePopup } from './use-popup.ts';
import { useTyped } from './use-typed.ts';

export interface DateRangePickerProps extends PickerProps {
  readonly value: DateRange;
  /** Seven and thirty days from today on, up to today, or both. */
  readonly quickRanges?: QuickDirection;
  /** The form fields that post both ends; before scripts run, the texts as typed. */
  readonly names?: { readonly from: string; readonly to: string };
  /** Posted texts that were rejected. */
  readonly typed?: { readonly from?: string; readonly to?: string };
  readonly onChange: (value: DateRange) => void;
}

/** A period: its start and end typed, chosen in the calendar, or by a quick range. */
export function DateRangePicker(props: DateRangePickerProps) {
  const id = useId();
  const settings = settingsFromProps(props);
  const popup = usePopup();
  const range = parseRange(props.value);
  const change = (changed: StampRange) => props.onChange(formatRange(changed, settings.hasTime));
  const typedAt = (edge: Edge) => ({
    value: range[edge],
    settings,
    // One end may be invalid because of the other.
    occasion: `${range.from} ${range.to} ${props.occasion}`,
    place: { edge, range },
    isInForm: props.names !== undefined,
    typed: props.typed?.[edge],
    onAccept: (stamp: Stamp | undefined) => change({ ...range, [edge]: stamp }),
    onInputError: props.onInputError,
  });
  const typed = { from: useTyped(typedAt('from')), to: useTyped(typedAt('to')) };
  const input = (edge: Edge) => (
    <TypedInput
      id={`${id}-${edge}`}
      label={settings.texts[edge]}
      typed={typed[edge]}
      settings={settings}
      popup={popup}
      isInvalid={typed[edge].isInvalid || Boolean(props.error)}
      isDisabled={props.isDisabled ?? false}
      isRequired={props.isRequired ?? false}
      describedBy={describedBy(id, props)}
      name={props.names?.[edge]}
      postedValue={props.value[edge] ?? ''}
    />
  );
  return (
    <PickerField
      props={props}
      settings={settings}
      popup={popup}
      id={id}
      isRange
      isInvalid={typed.from.isInvalid || typed.to.isInvalid || Boolean(props.error)}
      message={typed.from.message || typed.to.message || (props.error ?? '')}
      inputs={
        <>
          {input('from')}
          <span aria-hidden="true" className={css.dash}>
            –
          </span>
          {input('to')}
        </>
      }
      renderCalendar={(isNarrow) => (
        <RangeCalendar
          key={popup.openedFrom}
          {...{ settings, popup, typed, range, isNarrow }}
          today={todayFromProps(props)}
          quick={props.quickRanges ?? 'none'}
          isEndOnly={popup.openedFrom === `${id}-to`}
          onChange={change}
        />
      )}
    />
  );
}
