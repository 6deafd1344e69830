import { useCallback, useEffect, useRef, useState, type InputEvent } from 'react';
import { useLabels } from '../../shell/use-labels.ts';
import css from './code-form.module.css';

const DIGITS = 6;

interface CodeFieldProps {
  /** Why the code was refused. */
  readonly refusal: string | undefined;
  readonly typed: string | undefined;
  /** The number of digits entered. */
  readonly onCount: (count: number) => void;
}

/** Six boxes but one input, so that pasting, autofill and forms without scripts work. */
export function CodeField({ refusal, typed, onCount }: CodeFieldProps) {
  const t = useLabels();
  const input = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState((typed ?? '').length);
  // Both at once rather than in an effect: Enter may follow the last digit immediately.
  const tellCount = useCallback(
    (digits: number) => {
      setCount(digits);
      onCount(digits);
    },
    [onCount],
  );
  // The reader may have typed before scripts ran.
  useEffect(() => tellCount(input.current?.value.length ?? 0), [tellCount]);
  const keepDigits = ({ currentTarget }: InputEvent<HTMLInputElement>) => {
    const digits = currentTarget.value.normalize('NFKC').replaceAll(/\D/g, '').slice(0, DIGITS);
    // Setting the same text again would move the caret.
    if (digits !== currentTarget.value) currentTarget.value = digits;
    tellCount(digits.length);
  };
  return (
    <div className={css.field}>
      <label htmlFor="code">{t('phone_code_label')}</label>
      <div className={css.boxes} data-refused={refusal ? '' : undefined}>
        {Array.from({ length: DIGITS }, (_, i) => (
          <span key={i} data-at={i === Math.min(count, DIGITS - 1) ? '' : undefined} />
        ))}
        <input
          id="code"
          ref={input}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={12}
          pattern="[\d\s\-]{6,}"
          defaultValue={typed}
          onInput={keepDigits}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? 'code-note' : undefined}
        />
      </div>
      {refusal && (
        <p id="code-note" className={css.refused} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
