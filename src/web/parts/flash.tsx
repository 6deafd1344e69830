import { useState, type ReactNode } from 'react';
import css from './flash.module.css';

/**
 * A number that is underlined for a moment when it changes. The line is neutral in colour: a rising
 * yield isn't good news, and an uptick on a day that is down would contradict it.
 */
export function Flash({ value, children }: { value: string | null; children: ReactNode }) {
  const [shown, setShown] = useState({ value, changes: 0, move: '' });
  if (shown.value !== value) {
    setShown({ value, changes: shown.changes + 1, move: compareValues(shown.value, value) });
  }
  return (
    // Each change gets a new element, because an animation doesn't restart by itself.
    <span
      key={shown.changes}
      className={shown.move === '' ? undefined : css.moved}
      data-flash={shown.move || undefined}
    >
      {children}
    </span>
  );
}

/** Empty if the values are equal, or if one of them is missing or masked. */
function compareValues(before: string | null, after: string | null): 'up' | 'down' | '' {
  if (before === null || after === null) return '';
  const difference = Number(after) - Number(before);
  return difference > 0 ? 'up' : difference < 0 ? 'down' : '';
}
