import { useState, type ReactNode } from 'react';
import css from './flash.module.css';

/** A number that lights up for a moment when it changes: green when it rose, red when it fell. */
export function Flash({ value, children }: { value: string | null; children: ReactNode }) {
  const [shown, setShown] = useState({ value, changes: 0, move: '' });
  if (shown.value !== value) {
    setShown({ value, changes: shown.changes + 1, move: compareValues(shown.value, value) });
  }
  return (
    // Each change gets a new element, because an animation does not start again by itself.
    <span key={shown.changes} className={css[shown.move]} data-flash={shown.move || undefined}>
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
