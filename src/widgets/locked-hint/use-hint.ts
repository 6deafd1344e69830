import { useCallback, useEffect, useReducer, type PointerEvent } from 'react';
import { CLOSED, hintAfter, WAIT_MS, type HintEvent } from './hint-state.ts';
import { isAnyOpen } from './open-hint.ts';

export interface Hint {
  readonly isOpen: boolean;
  readonly send: (event: HintEvent) => void;
  /** Must be the same function on every render. */
  readonly dismiss: () => void;
  readonly enter: (event: PointerEvent) => void;
  readonly leave: (event: PointerEvent) => void;
}

/** Decides when a hint is open. A finger neither enters nor leaves, so it uses taps. */
export function useHint(): Hint {
  const [{ isOpen, waitsTo }, send] = useReducer(hintAfter, CLOSED);
  const dismiss = useCallback(() => send('dismiss'), []);
  useEffect(() => {
    if (!waitsTo) return undefined;
    const timer = setTimeout(() => send('elapsed'), WAIT_MS[waitsTo]);
    return () => clearTimeout(timer);
  }, [waitsTo]);
  return {
    isOpen,
    send,
    dismiss,
    enter: ({ pointerType }) => {
      if (pointerType !== 'touch') send(isAnyOpen() ? 'enter-warm' : 'enter');
    },
    leave: ({ pointerType }) => {
      if (pointerType !== 'touch') send('leave');
    },
  };
}
