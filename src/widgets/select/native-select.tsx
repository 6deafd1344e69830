import { useLayoutEffect, useRef } from 'react';
import { joinClassNames, plainClassNames } from '../class-names/class-names.ts';
import { Box, type ChoiceProps } from './choice.tsx';
import css from './select.module.css';

/** Part of the server's HTML, so that a form submits it without scripts. */
export function NativeSelect(props: ChoiceProps) {
  const { attributes, name, form, disabled, size, texts, shown, chosen, onChange } = props;
  const select = useRef<HTMLSelectElement>(null);
  const value = String(shown[chosen]?.option.id ?? '');
  // A choice made before scripts loaded must not be lost.
  useLayoutEffect(() => {
    const early = select.current?.value ?? value;
    if (early === value) return;
    const option = shown.find((item) => String(item.option.id) === early)?.option;
    if (option) onChange(option.id);
    // Only once: this is about the moment of hydration.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <Box>
      <select
        ref={select}
        {...attributes}
        name={name}
        form={form}
        disabled={disabled}
        defaultValue={value}
        className={joinClassNames(css.button, css[size])}
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
