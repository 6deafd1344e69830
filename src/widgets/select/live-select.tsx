import { useRef } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import { Box, type ChoiceProps } from './choice.tsx';
import { SelectPopup } from './select-popup.tsx';
import css from './select.module.css';
import { SentValue } from './sent-value.tsx';
import { useOpenOptions } from './use-open-options.ts';
import { useSelectKeys } from './use-select-keys.ts';
import { useTypedLetters } from './use-typed-letters.ts';

/**
 * Our own select. The focus stays on the button or the search field, while `aria-activedescendant`
 * names the active option: the select-only combobox of the ARIA patterns.
 */
export function LiveSelect(props: ChoiceProps & { readonly hasSearch: boolean }) {
  const {
    attributes,
    id,
    label,
    name,
    form,
    disabled,
    size,
    texts,
    shown,
    chosen,
    onChange,
    hasSearch,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const letters = useTypedLetters();
  const options = useOpenOptions(props, root);
  const { isOpen, found, active } = options;

  const close = () => {
    letters.forget();
    button.current?.focus({ preventScroll: true });
    options.close();
  };
  const pick = (index: number) => {
    const option = found[index]?.option;
    if (!option) return;
    close();
    if (option !== shown[chosen]?.option) onChange(option.id);
  };
  const onKeyDown = useSelectKeys(props, {
    root,
    button,
    options,
    letters,
    hasSearch,
    onPick: pick,
    onClose: close,
  });

  const text = shown[chosen]?.option.text;
  return (
    <div ref={root} role="presentation" onKeyDown={onKeyDown}>
      <Box>
        <button
          ref={button}
          type="button"
          {...attributes}
          role="combobox"
          className={joinClassNames(css.button, css[size], text === undefined && css.placeholder)}
          disabled={disabled}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
          onClick={() => (isOpen ? close() : options.open())}
        >
          {text ?? texts.placeholder}
        </button>
      </Box>
      {name !== undefined && (
        <SentValue
          name={name}
          form={form}
          disabled={disabled}
          value={String(shown[chosen]?.option.id ?? '')}
        />
      )}
      {isOpen && (
        <SelectPopup
          id={id}
          label={label}
          texts={texts}
          found={found}
          active={active}
          isPointed={options.isPointed}
          chosen={shown[chosen]}
          search={hasSearch ? options.search : undefined}
          button={button}
          onSearch={options.lookFor}
          onPoint={options.point}
          onPick={pick}
          onClose={close}
        />
      )}
    </div>
  );
}
