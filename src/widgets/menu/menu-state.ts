import type { ReactNode } from 'react';

export interface MenuItem {
  /** What `onPick` gets; unique in the menu. */
  readonly id: string;
  readonly text: string;
  readonly icon?: ReactNode;
  /** Muted, after the text. */
  readonly note?: string | undefined;
  /** A link; without it, an action. */
  readonly href?: string | undefined;
  readonly download?: boolean | undefined;
  /** Can be checked. */
  readonly isChecked?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** For what can't be undone. */
  readonly tone?: 'danger' | undefined;
}

/** Items that belong together, with a line between groups. */
export interface MenuGroup {
  /** Above its items, and the group's name. */
  readonly title?: string | undefined;
  readonly items: readonly MenuItem[];
}

/** The item that a key moves to; undefined for any other key. */
export function itemByKey(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count;
    case 'ArrowUp':
      return from <= 0 ? count - 1 : from - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The next item that begins with a typed letter, from the current one on; −1 for none. */
export function itemByLetter(texts: readonly string[], letter: string, from: number): number {
  const wanted = letter.toLocaleLowerCase();
  for (let step = 1; step <= texts.length; step += 1) {
    const index = (from + step + texts.length) % texts.length;
    if (texts[index]?.trim().toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}
