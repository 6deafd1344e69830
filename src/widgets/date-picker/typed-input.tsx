import { fillText } from '../../domain/text/fill-text.ts';
import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useHydrated } from '../hydrated/use-hydrated.ts';
import css from './date-picker.module.css';
import { openByArrow } from './picker-field.tsx';
import type { Settings } from './settings.ts';
import { exampleText } from './typed-check.ts';
import { isNarrowNow } from '../media/use-media.ts';
import type { Popup } from './use-popup.ts';
import type { Typed } from './use-typed.ts';

interface TypedInputProps {
  readonly id: string;
  /** Needed if no `label` element names it. */
  readonly label?: string;
  readonly typed: Typed;
  readonly settings: Settings;
  readonly popup: Popup;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  /** The ids of its message and its hint. */
  readonly describedBy: string;
  readonly name: string | undefined;
  /** What a form posts under the name: `YYYY-MM-DD`, or with a time. */
  readonly postedValue: string;
}

/** Takes a date in the language's order, with the month as a word, or as ISO. */
export function TypedInput(props: TypedInputProps) {
  const { typed, settings, popup, name } = props;
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, typed);
  // A form with a wrong date isn't sent.
  const refusal = name !== undefined && typed.isInvalid ? typed.message : '';
  useLayoutEffect(() => input.current?.setCustomValidity(refusal), [refusal]);

  function onKeyDown(event: KeyboardEvent): void {
    openByArrow(event, popup, props.id);
    if (event.key === 'Enter') typed.commit(false);
    // If the popup is closed, Escape restores the text before typing.
    if (event.key === 'Escape' && !popup.isOpen) typed.reset();
  }

  const field = (
    <input
      ref={input}
      id={props.id}
      // Before scripts run, the server reads what was typed.
      name={isHydrated ? undefined : name}
      required={props.isRequired}
      className={css.input}
      type="text"
      autoComplete="off"
      spellCheck={false}
      size={settings.hasTime ? 17 : 11}
      aria-label={props.label}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
      disabled={props.isDisabled}
      placeholder={fillText(settings.texts.example, { date: exampleText(settings) })}
      value={typed.text}
      onChange={(event) => typed.type(event.target.value)}
      onBlur={() => typed.commit(true)}
      onKeyDown={onKeyDown}
      onClick={() => {
        // On a phone the keyboard would cover the popup, so only the button opens it there.
        if (!isNarrowNow()) popup.open(false, props.id);
      }}
    />
  );
  if (!isHydrated || name === undefined) return field;
  return (
    <>
      {field}
      <input type="hidden" name={name} value={props.postedValue} disabled={props.isDisabled} />
    </>
  );
}

/** What was typed before scripts took the page over is only in the field. */
function useTypedBefore(input: RefObject<HTMLInputElement | null>, typed: Typed): void {
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || field.value === typed.text) return;
    typed.adopt(field.value, field === document.activeElement);
    // Only what was there at the very beginning.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
