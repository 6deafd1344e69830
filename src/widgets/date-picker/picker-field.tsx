import type { KeyboardEvent, ReactNode } from 'react';
import visually from '../visually-hidden/visually-hidden.module.css';
import { Icon } from '../icon/icon.tsx';
import css from './date-picker.module.css';
import { PopupDialog } from './popup-dialog.tsx';
import type { PickerProps, Settings } from './settings.ts';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import { useIsNarrow } from '../media/use-media.ts';
import type { Popup } from './use-popup.ts';

interface PickerFieldProps {
  readonly props: PickerProps;
  readonly settings: Settings;
  readonly popup: Popup;
  readonly id: string;
  readonly isRange: boolean;
  readonly isInvalid: boolean;
  readonly message: string;
  readonly inputs: ReactNode;
  /** The content of the popup; only called while it is open. */
  readonly renderCalendar: (isNarrow: boolean) => ReactNode;
}

/** Label, field, button, message and popup; the same for one date and for a period. */
export function PickerField(field: PickerFieldProps) {
  const { props, settings, popup, id, isRange, isInvalid, message } = field;
  const { texts } = settings;
  const { rootRef, isOpen } = popup;
  const isNarrow = useIsNarrow();
  return (
    <div
      ref={rootRef}
      className={css.picker}
      // Its buttons don't close a popover around it.
      data-keeps-open=""
      role={isRange ? 'group' : undefined}
      aria-labelledby={isRange ? `${id}-label` : undefined}
    >
      <FieldLabel {...field} />
      <div
        className={css.field}
        data-invalid={isInvalid || undefined}
        data-disabled={props.isDisabled || undefined}
        data-long={(isRange && settings.hasTime) || undefined}
      >
        {field.inputs}
        <OpenButton {...field} />
        {isOpen && (
          <PopupDialog
            // A sheet and a floating popup are opened by different methods.
            key={String(isNarrow)}
            popup={popup}
            isNarrow={isNarrow}
            label={`${props.label}: ${dialogText(isRange, settings)}`}
            closeLabel={texts.close}
          >
            {field.renderCalendar(isNarrow)}
          </PopupDialog>
        )}
      </div>
      <p id={`${id}-message`} className={css.message} aria-live="polite">
        {message}
      </p>
      {props.hint !== undefined && (
        <p id={`${id}-hint`} className={css.hint}>
          {props.hint}
        </p>
      )}
    </div>
  );
}

/** The IDs of the texts below the field. */
export function describedBy(id: string, { hint }: PickerProps): string {
  return hint === undefined ? `${id}-message` : `${id}-message ${id}-hint`;
}

/** One input is named by its label; two inputs are a group with a name. */
function FieldLabel({ props, id, isRange }: PickerFieldProps) {
  const className = props.isLabelHidden ? visually.hidden : css.label;
  return isRange ? (
    <span id={`${id}-label`} className={className}>
      {props.label}
    </span>
  ) : (
    <label htmlFor={id} className={className}>
      {props.label}
    </label>
  );
}

function OpenButton({ props, settings, popup }: PickerFieldProps) {
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      className={css.open}
      data-idle={!isHydrated || undefined}
      aria-label={`${props.label}: ${settings.texts.open}`}
      aria-haspopup="dialog"
      aria-expanded={popup.isOpen}
      disabled={props.isDisabled}
      onClick={popup.toggle}
      onKeyDown={(event) => openByArrow(event, popup)}
    >
      <Icon name="calendar" />
    </button>
  );
}

function dialogText(isRange: boolean, { hasTime, texts }: Settings): string {
  if (isRange) return texts.rangeDialog;
  return hasTime ? texts.timeDialog : texts.dateDialog;
}

export function openByArrow(event: KeyboardEvent, popup: Popup, openedFrom = ''): void {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  popup.open(true, openedFrom);
}
