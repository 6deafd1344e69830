import { useEffect, useRef, useState, type RefObject } from 'react';
import { watchLeaving } from '../floating/watch-leaving.ts';
import { createThrottle, POPUP_THROTTLE } from './throttle.ts';

export interface Popup {
  readonly rootRef: RefObject<HTMLDivElement | null>;
  readonly dialogRef: RefObject<HTMLDialogElement | null>;
  readonly isOpen: boolean;
  /** Whether the calendar gets the focus; not if the reader is about to type. */
  readonly takesFocus: boolean;
  /** The id of the input from which it was opened; empty for the button. */
  readonly openedFrom: string;
  readonly open: (takesFocus: boolean, openedFrom?: string) => void;
  readonly toggle: () => void;
  /** Always allowed, because a choice, leaving and Escape must close it. */
  readonly close: (returnsFocus: boolean) => void;
}

const CLOSED = { isOpen: false, takesFocus: true, openedFrom: '' };

/** Opens and closes the popup; `open` and `toggle` do so at most once in 200 ms. */
export function usePopup(): Popup {
  const rootRef = useRef<HTMLDivElement>(null);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const [throttle] = useState(() => createThrottle(POPUP_THROTTLE));
  const [state, setState] = useState(CLOSED);

  function open(takesFocus: boolean, openedFrom = ''): void {
    // Moving from one input to the other keeps it open.
    if (!state.isOpen && !throttle.allows(performance.now())) return;
    opener.current = document.activeElement;
    setState({ isOpen: true, takesFocus, openedFrom });
  }

  function close(returnsFocus: boolean): void {
    if (!state.isOpen) return;
    throttle.note(performance.now());
    // While a modal dialog is open, nothing outside of it gets the focus.
    dialogRef.current?.close();
    if (returnsFocus && opener.current instanceof HTMLElement) opener.current.focus();
    setState(CLOSED);
  }

  function toggle(): void {
    if (!state.isOpen) open(true);
    else if (throttle.allows(performance.now())) close(true);
  }

  useClosing(rootRef, state.isOpen, close);
  return { rootRef, dialogRef, ...state, open, toggle, close };
}

/** It closes by Escape within the widget, a press outside, or when the focus leaves. */
function useClosing(
  rootRef: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: Popup['close'],
): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const root = rootRef.current;
    if (!isOpen || !root) return undefined;
    return watchLeaving({
      inside: [root],
      escapeIn: root,
      onLeave: (how) => latest.current(how === 'escape'),
    });
  }, [isOpen, rootRef]);
}
