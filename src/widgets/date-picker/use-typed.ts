import { useState } from 'react';
import { displayStamp, type Settings } from './settings.ts';
import { minutesInDay, type Stamp } from './stamp.ts';
import { checkTyped, reasonText, type TypedEdge } from './typed-check.ts';
import type { DateInputError, DateInputReason } from './typed-text.ts';

interface TypedOptions {
  readonly value: Stamp | undefined;
  readonly settings: Settings;
  /** What the date belongs to: when it or the value changes, an error disappears. */
  readonly occasion: string | undefined;
  /** In a period: which end this is. */
  readonly place?: TypedEdge;
  /**
   * In a form an invalid text stays until corrected; otherwise the form would submit the former
   * value.
   */
  readonly isInForm: boolean;
  /** Typed on a page that was submitted and rejected. */
  readonly typed: string | undefined;
  readonly onAccept: (stamp: Stamp | undefined) => void;
  readonly onInputError: ((error: DateInputError) => void) | undefined;
}

/** The text of one input: what is being typed, or the value. */
export interface Typed {
  readonly text: string;
  /** Whether the shown text is invalid. */
  readonly isInvalid: boolean;
  /** Why the last typed text was rejected; it stays when the former value is shown again. */
  readonly message: string;
  /** The date that the typed text means so far; the calendar shows it. */
  readonly preview: Stamp | undefined;
  readonly type: (text: string) => void;
  /**
   * Accepts or rejects the typed text. After leaving an invalid text, the last value is shown
   * again.
   */
  readonly commit: (isLeaving: boolean) => void;
  /** Takes over what was typed before scripts ran. */
  readonly adopt: (text: string, isTyping: boolean) => void;
  readonly reset: () => void;
}

interface Refused {
  readonly text: string;
  readonly reason: DateInputReason;
  readonly value: Stamp | undefined;
  readonly occasion: string | undefined;
}

/** A form shows again what was rejected: a text, or a date outside the bounds. */
function firstDraft({ value, settings, occasion, place, isInForm, typed }: TypedOptions) {
  const text = typed ?? (isInForm ? displayStamp(value, settings) : '');
  if (text === '') return null;
  const { reason } = checkTyped(text, settings, 0, place);
  if (!reason && typed === undefined) return null;
  return { text, reason, value, occasion };
}

export function useTyped(options: TypedOptions): Typed {
  const { value, settings, occasion, place, isInForm, onAccept, onInputError } = options;
  const [first] = useState(() => firstDraft(options));
  const [lastDraft, setDraft] = useState<string | null>(first?.text ?? null);
  const [lastRefused, setRefused] = useState<Refused | null>(
    first?.reason ? { ...first, reason: first.reason } : null,
  );
  // The date has since changed in another way, so the old error no longer applies.
  const isOver =
    lastRefused !== null && (lastRefused.value !== value || lastRefused.occasion !== occasion);
  const draft = isOver ? null : lastDraft;
  const refused = isOver ? null : lastRefused;
  const defaultMinutes = value === undefined ? 0 : minutesInDay(value);
  const check = (text: string) => checkTyped(text, settings, defaultMinutes, place);

  function accept(stamp: Stamp | undefined): void {
    setDraft(null);
    setRefused(null);
    if (stamp !== value) onAccept(stamp);
  }

  function rejectText(text: string, reason: DateInputReason, isLeaving: boolean): void {
    // Enter has already reported the same text.
    if (refused?.text !== text) onInputError?.({ text, reason });
    setRefused({ text, reason, value, occasion });
    if (isLeaving && !isInForm) setDraft(null);
  }

  function commit(text: string | undefined, isLeaving: boolean): void {
    if (text === undefined || text === displayStamp(value, settings)) setDraft(null);
    else if (text === '') accept(settings.isClearable ? undefined : value);
    else {
      const { stamp, reason } = check(text);
      if (reason) rejectText(text, reason, isLeaving);
      else accept(stamp);
    }
  }

  return {
    text: draft ?? displayStamp(value, settings),
    isInvalid: draft !== null && refused !== null,
    message: refused ? reasonText(refused.reason, settings, place) : '',
    preview: draft ? check(draft).stamp : undefined,
    type(text) {
      setDraft(text);
      setRefused(null);
    },
    commit: (isLeaving) => commit(draft?.trim(), isLeaving),
    adopt(text, isTyping) {
      setDraft(text);
      if (!isTyping) commit(text.trim(), true);
    },
    reset() {
      setDraft(null);
      setRefused(null);
    },
  };
}
