import { useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import type { Hint } from './use-hint.ts';

/** Handles the link that is hovered, focused or tapped; it leads where the hint leads. */
export function useTarget(hint: Hint) {
  const pressedBy = useRef('');
  return {
    // A press focuses the link as well; only keyboard focus counts.
    focus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) hint.send('focus');
    },
    blur: () => hint.send('blur'),
    press: ({ pointerType }: PointerEvent) => {
      pressedBy.current = pointerType;
    },
    // The first tap shows the hint, the second one follows the link. Enter (detail 0) and the mouse
    // follow it at once.
    click: (event: MouseEvent) => {
      if (hint.isOpen || event.detail === 0 || pressedBy.current === 'mouse') return;
      event.preventDefault();
      hint.send('tap');
    },
  };
}
