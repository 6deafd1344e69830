import type { KeyboardEvent, RefObject } from 'react';
import { optionByKey, typeByTab } from './search-state.ts';
import type { SearchType } from './search-types.ts';

interface SearchKeys<Id extends string> {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isShown: boolean;
  readonly types: readonly SearchType<Id>[];
  readonly type: Id;
  /** The index of the active option and their number; −1 for none. */
  readonly option: number;
  readonly count: number;
  readonly onOption: (option: number) => void;
  readonly onType: (type: Id) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** Called for Escape if nothing is open. */
  readonly onLeave: (() => void) | undefined;
}

/**
 * Handles the keys of a search box. In the field, arrows move through the options, which the field
 * names as active, and Tab moves through the types. After the last of both come the links and
 * buttons of the panel, which get the focus themselves.
 */
export function useSearchKeys<Id extends string>(
  box: SearchKeys<Id>,
): {
  inField: (event: KeyboardEvent) => void;
  inPanel: (event: KeyboardEvent) => void;
} {
  const actions = () => [
    ...(box.field.current?.form?.querySelectorAll<HTMLElement>('[data-search-action]') ?? []),
  ];
  const focusField = (option: number) => {
    box.field.current?.focus();
    box.onOption(option);
  };

  const inField = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (box.isShown) keep(event);
      else box.onLeave?.();
      return box.onClose();
    }
    if (!box.isShown) {
      if (event.key === 'ArrowDown') box.onOpen();
      return;
    }
    const to = optionByKey(event.key, box.option, box.count);
    if (to !== undefined) {
      event.preventDefault();
      if (to < box.count) return box.onOption(to);
      box.onOption(-1);
      return actions()[0]?.focus();
    }
    if (event.key === 'Tab' && !event.altKey && !event.ctrlKey) pressTab(event);
  };

  const pressTab = (event: KeyboardEvent) => {
    const next = typeByTab(box.types, box.type, event.shiftKey);
    if (next === undefined && event.shiftKey) return box.onClose();
    event.preventDefault();
    if (next !== undefined) return box.onType(next);
    box.onOption(-1);
    actions()[0]?.focus();
  };

  const inPanel = (event: KeyboardEvent) => {
    const all = actions();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const isBack = event.key === 'ArrowUp' || (event.key === 'Tab' && event.shiftKey);
    if (event.key === 'Escape') {
      keep(event);
      focusField(-1);
      box.onClose();
    } else if (isBack) {
      event.preventDefault();
      const before = all[at - 1];
      if (before) before.focus();
      else focusField(event.key === 'ArrowUp' ? box.count - 1 : -1);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      const after = all[at + 1];
      if (after) after.focus();
      else focusField(-1);
    } else if (isWriting(event)) focusField(-1);
  };

  return { inField, inPanel };
}

/** Otherwise the browser would clear the field and close a dialog around it. */
function keep(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A letter belongs to the field: moving the focus there now makes the browser write it there. */
function isWriting({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isLetter = key === 'Backspace' || (Array.from(key).length === 1 && key !== ' ');
  return isLetter && !(ctrlKey || metaKey || altKey);
}
