import { useLayoutEffect, useRef } from 'react';
import { plainClassNames } from '../class-names/class-names.ts';
import { Box, type ChoiceProps } from './choice.tsx';
import css from './select.module.css';

/** Part of the HTML of the server, so that a form sends it without scripts. */
export function NativeSelect({ id, name, disabled, texts, shown, chosen, onChange }: ChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  const value = String(shown[chosen]?.option.id ?? '');
  // A choice that was made before the scripts loaded must not be lost.
  useLayoutEffect(() => {
    const early = select.current?.value ?? value;
    if (early === value) return;
    const option = shown.find((item) => String(item.option.id) === early)?.option;
    if (option) onChange(option.id);
    // Once only: it is about the moment in which the scripts take over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <Box>
      <select
        ref={select}
        id={id}
        name={name}
        disabled={disabled}
        defaultValue={value}
        className={css.button}
      >
        {chosen === -1 && <option value="">{texts.placeholder}</option>}
        {shown.map(({ option }) => (
          <option
            key={option.id}
            value={option.id}
            className={plainClassNames(option.classes).join(' ') || undefined}
          >
            {option.text}
          </option>
        ))}
      </select>
    </Box>
  );
}
