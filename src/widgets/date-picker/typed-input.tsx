import { fillText } from '../../domain/fill-text.ts';
import type { KeyboardEvent } from 'react';
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
  readonly messageId: string;
}

/** Takes a date in the language's order, with the month as a word, or as ISO. */
export function TypedInput(props: TypedInputProps) {
  const { typed, settings, popup } = props;

  function onKeyDown(event: KeyboardEvent): void {
    openByArrow(event, popup, props.id);
    if (event.key === 'Enter') typed.commit(false);
    // If the popup is closed, Escape restores the text before typing.
    if (event.key === 'Escape' && !popup.isOpen) typed.reset();
  }

  return (
    <input
      id={props.id}
      className={css.input}
      type="text"
      autoComplete="off"
      spellCheck={false}
      size={settings.hasTime ? 17 : 11}
      aria-label={props.label}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.messageId}
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
}
