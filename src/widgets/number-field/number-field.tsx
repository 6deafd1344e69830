import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { fillText } from '../../domain/text/fill-text.ts';
import { languageOfTag } from '../../domain/text/language-tag.ts';
import type { Language } from '../../domain/text/language.ts';
import {
  displayTypedNumber,
  possibleReadings,
  readTypedNumber,
  type TypedNumber,
} from '../../domain/text/typed-number.ts';
import { controlAttributes, FieldFrame } from '../field/field-frame.tsx';
import css from '../field/field.module.css';
import { InputBox } from '../field/text-field.tsx';
import own from './number-field.module.css';
import type { NumberFieldTexts } from './texts.ts';

export interface NumberFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** After the label, such as “optional”. */
  readonly mark?: string;
  readonly size?: 'm' | 'l';
  /** Inside, after the number: its unit. */
  readonly suffix?: ReactNode;
  readonly isDisabled?: boolean;
  /** As Intl knows it: `en`, `ru`, `zh` … */
  readonly languageTag: string;
  /** Plain decimal text such as `-1234.5`; empty for none. */
  readonly value: string;
  /** A posted text that was rejected; shown until another one is typed. */
  readonly typed?: string | undefined;
  /** The form field that posts the text; the server reads it in the same language. */
  readonly name?: string;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  /** An error found by the owner. */
  readonly error?: string | undefined;
  /** A sentence below the field. */
  readonly hint?: string | undefined;
  readonly texts: NumberFieldTexts;
  /** On every key: the number so far, or null if it can't be read. */
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
}

const EXAMPLE = '1234.5';
const MAX_LENGTH = 40;

/** A number, typed and shown in the format of the reader's language. */
export function NumberField(props: NumberFieldProps) {
  const { label, name, error, hint } = props;
  const id = useId();
  const language = languageOfTag(props.languageTag);
  const typing = useTypedNumber(props, language);
  const message = typing.message || (error ?? '');
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, typing);
  // A form with an invalid number isn't submitted.
  const refusal = name !== undefined && typing.failure ? typing.failureText : '';
  useLayoutEffect(() => input.current?.setCustomValidity(refusal), [refusal]);
  const words = {
    label,
    isLabelHidden: props.isLabelHidden,
    mark: props.mark,
    hint,
    error: message,
  };
  return (
    <FieldFrame id={id} className={own.number} {...words}>
      <InputBox size={props.size} suffix={props.suffix} isInvalid={message !== ''}>
        <input
          ref={input}
          {...controlAttributes(id, words)}
          name={name}
          className={css.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          maxLength={props.maxLength ?? MAX_LENGTH}
          required={props.isRequired}
          disabled={props.isDisabled}
          value={typing.text}
          onChange={({ target }) => typing.type(target.value)}
          onBlur={() => {
            typing.leave();
            props.onBlur?.();
          }}
          onKeyDown={({ key }) => key === 'Enter' && typing.leave()}
        />
      </InputBox>
    </FieldFrame>
  );
}

interface Typing {
  readonly text: string;
  readonly failure: TypedNumber['failure'];
  readonly failureText: string;
  /** Shown once the field has been left, because a number is seldom complete while being typed. */
  readonly message: string;
  readonly type: (text: string) => void;
  readonly leave: () => void;
}

interface Draft {
  readonly text: string;
  /** The value the owner got from it; any other value discards the draft. */
  readonly echo?: string;
}

function useTypedNumber(
  { value, typed, texts, onChange }: NumberFieldProps,
  language: Language,
): Typing {
  const [lastDraft, setDraft] = useState<Draft | null>(
    typed === undefined ? null : { text: typed, echo: value },
  );
  const [isLeft, setIsLeft] = useState(true);
  if (lastDraft && lastDraft.echo === undefined) setDraft({ ...lastDraft, echo: value });
  const isOver = lastDraft?.echo !== undefined && lastDraft.echo !== value;
  const draft = isOver ? null : lastDraft;
  const text = draft?.text ?? displayTypedNumber(value, language);
  const { failure } = readText(text, language);
  const failureText = failure ? describeFailure(failure, text, texts, language) : '';
  return {
    text,
    failure,
    failureText,
    message: isLeft ? failureText : '',
    type(changed) {
      setDraft({ text: changed });
      setIsLeft(false);
      onChange(readText(changed, language).value ?? null);
    },
    leave() {
      setIsLeft(true);
      if (!failure) setDraft(null);
    },
  };
}

function readText(text: string, language: Language): TypedNumber {
  return text.trim() === '' ? { value: '' } : readTypedNumber(text, language);
}

function describeFailure(
  failure: 'format' | 'ambiguous',
  text: string,
  texts: NumberFieldTexts,
  language: Language,
): string {
  if (failure === 'format') {
    return fillText(texts.errorFormat, { number: displayTypedNumber(EXAMPLE, language) });
  }
  const [one, other] = possibleReadings(text, language);
  return fillText(texts.errorAmbiguous, { one, other });
}

/** What was typed before hydration is only in the field. */
function useTypedBefore(
  input: { readonly current: HTMLInputElement | null },
  typing: Typing,
): void {
  useLayoutEffect(() => {
    const text = input.current?.value;
    if (text !== undefined && text !== typing.text) typing.type(text);
    // Only text that was there before hydration.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
