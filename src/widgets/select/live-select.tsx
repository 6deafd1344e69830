import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import { watchLeaving } from '../floating/watch-leaving.ts';
import { Box, type ChoiceProps } from './choice.tsx';
import { SelectPopup } from './select-popup.tsx';
import { findOptions, optionByKey, optionByLetters } from './select-state.ts';
import css from './select.module.css';

/** Letters typed within this time belong together. */
const TYPING_MS = 700;
const NOTHING_TYPED = { letters: '', at: Number.NEGATIVE_INFINITY };
const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/** The state while the options are open. */
interface View {
  readonly search: string;
  /** The index of the option that Enter chooses. */
  readonly active: number;
  /** True if the mouse made it active: it is visible already, so nothing scrolls. */
  readonly isPointed: boolean;
}

/**
 * Our own select. The focus stays on the button or on the search field, while
 * `aria-activedescendant` names the active option: the select-only combobox of the ARIA patterns.
 */
export function LiveSelect(props: ChoiceProps & { readonly hasSearch: boolean }) {
  const { id, label, name, disabled, texts, shown, chosen, onChange, hasSearch } = props;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const typed = useRef(NOTHING_TYPED);
  const [kept, setView] = useState<View | null>(null);
  const view = disabled ? null : kept;
  const search = view?.search ?? '';
  const found = useMemo(() => findOptions(shown, search), [shown, search]);
  const active = Math.min(view?.active ?? -1, found.length - 1);
  const isOpen = view !== null;

  const open = (index = Math.max(chosen, 0)) =>
    setView({ search: '', active: index, isPointed: false });
  const close = () => {
    typed.current = NOTHING_TYPED;
    button.current?.focus({ preventScroll: true });
    setView(null);
  };
  const lookFor = (text: string) => {
    // It begins at the chosen option, or during a search at the first one found.
    const index = text.trim() === '' ? Math.max(chosen, 0) : 0;
    setView({ search: text, active: index, isPointed: false });
  };
  const pick = (index: number) => {
    const option = found[index]?.option;
    if (!option) return;
    close();
    if (option !== shown[chosen]?.option) onChange(option.id);
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    // The list handles Escape itself.
    return root.current
      ? watchLeaving({ inside: [root.current], onLeave: () => setView(null) })
      : undefined;
  }, [isOpen]);

  /** True if the letters were used for the list. */
  const type = (event: KeyboardEvent): boolean => {
    if (event.key.length !== 1 || event.altKey) return false;
    if (hasSearch) {
      if (!view) lookFor(event.key);
      // The browser then writes the letter into the field.
      else root.current?.querySelector<HTMLElement>('input[role=combobox]')?.focus();
      return !view;
    }
    const { letters, at } = typed.current;
    const isNew = event.timeStamp - at > TYPING_MS;
    typed.current = { letters: (isNew ? '' : letters) + event.key, at: event.timeStamp };
    const from = view ? active : chosen;
    const index = optionByLetters(shown, typed.current.letters, from);
    setView({ search: '', active: Math.max(index, 0), isPointed: false });
    return true;
  };
  const keyWhileClosed = (event: KeyboardEvent): boolean => {
    if (OPENING_KEYS.has(event.key)) open();
    else if (event.key === 'Home') open(0);
    else if (event.key === 'End') open(shown.length - 1);
    else return type(event);
    return true;
  };
  const keyWhileOpen = (event: KeyboardEvent): boolean => {
    const isInField = event.target instanceof HTMLInputElement;
    const isTyping = !isInField && event.timeStamp - typed.current.at < TYPING_MS;
    const { key } = event;
    if (key === 'Tab') {
      // Tab moves on from the button, as from any other field.
      close();
      return false;
    }
    if (key === 'Escape' || (key === 'ArrowUp' && event.altKey)) close();
    else if (event.target !== button.current && !isInField) return false;
    else if (key === 'Enter' || (key === ' ' && !isInField && !isTyping)) pick(active);
    else if (isInField && search !== '' && (key === 'Home' || key === 'End')) return false;
    else {
      const index = optionByKey(key, active, found.length);
      if (index === undefined) return isInField ? false : type(event);
      setView({ search, active: index, isPointed: false });
    }
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const isDone = view ? keyWhileOpen(event) : keyWhileClosed(event);
    if (isDone) event.preventDefault();
  };

  const text = shown[chosen]?.option.text;
  return (
    <div ref={root} role="presentation" onKeyDown={onKeyDown}>
      <Box>
        <button
          ref={button}
          type="button"
          id={id}
          role="combobox"
          className={joinClassNames(css.button, text === undefined && css.placeholder)}
          disabled={disabled}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
          onClick={() => (isOpen ? close() : open())}
        >
          {text ?? texts.placeholder}
        </button>
      </Box>
      {name !== undefined && (
        <input
          type="hidden"
          name={name}
          disabled={disabled}
          value={String(shown[chosen]?.option.id ?? '')}
        />
      )}
      {view && (
        <SelectPopup
          id={id}
          label={label}
          texts={texts}
          found={found}
          active={active}
          isPointed={view.isPointed}
          chosen={shown[chosen]}
          search={hasSearch ? search : undefined}
          button={button}
          onSearch={lookFor}
          onPoint={(index) => setView({ search, active: index, isPointed: true })}
          onPick={pick}
          onClose={close}
        />
      )}
    </div>
  );
}
