import type { KeyboardEvent, RefObject } from 'react';
import type { ChoiceProps } from './choice.tsx';
import { optionByKey, optionByLetters } from './select-state.ts';
import type { OpenOptions } from './use-open-options.ts';
import type { TypedLetters } from './use-typed-letters.ts';

const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

interface SelectKeys {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly options: OpenOptions;
  readonly letters: TypedLetters;
  readonly hasSearch: boolean;
  readonly onPick: (index: number) => void;
  readonly onClose: () => void;
}

/** Handles the keys of the button and of the search field. */
export function useSelectKeys(
  { shown, chosen, disabled }: ChoiceProps,
  { root, button, options, letters, hasSearch, onPick, onClose }: SelectKeys,
): (event: KeyboardEvent) => void {
  const { isOpen, active, found, search } = options;

  /** True if the letters were used for the list. */
  const type = (event: KeyboardEvent): boolean => {
    if (event.key.length !== 1 || event.altKey) return false;
    if (hasSearch) {
      if (!isOpen) options.lookFor(event.key);
      // The browser then writes the letter into the field.
      else root.current?.querySelector<HTMLElement>('input[role=combobox]')?.focus();
      return !isOpen;
    }
    const index = optionByLetters(shown, letters.add(event), isOpen ? active : chosen);
    options.open(Math.max(index, 0));
    return true;
  };
  const keyWhileClosed = (event: KeyboardEvent): boolean => {
    if (OPENING_KEYS.has(event.key)) options.open();
    else if (event.key === 'Home') options.open(0);
    else if (event.key === 'End') options.open(shown.length - 1);
    else return type(event);
    return true;
  };
  const keyWhileOpen = (event: KeyboardEvent): boolean => {
    const isInField = event.target instanceof HTMLInputElement;
    const isTyping = !isInField && letters.isTyping(event);
    const { key } = event;
    if (key === 'Tab') {
      // Tab moves on from the button, as from any other field.
      onClose();
      return false;
    }
    if (key === 'Escape' || (key === 'ArrowUp' && event.altKey)) onClose();
    else if (event.target !== button.current && !isInField) return false;
    else if (key === 'Enter' || (key === ' ' && !isInField && !isTyping)) onPick(active);
    else if (isInField && search !== '' && (key === 'Home' || key === 'End')) return false;
    else {
      const index = optionByKey(key, active, found.length);
      if (index === undefined) return isInField ? false : type(event);
      options.activate(index);
    }
    return true;
  };
  return (event) => {
    if (disabled || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const isDone = isOpen ? keyWhileOpen(event) : keyWhileClosed(event);
    if (isDone) event.preventDefault();
  };
}
