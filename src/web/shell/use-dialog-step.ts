import { useEffect, useRef, type RefObject } from 'react';

const STEP = 'parcurveDialog';

interface DialogStep {
  readonly open: () => void;
  readonly close: () => void;
  /** Closes because another page is loading, which replaces the history entry. */
  readonly leave: () => void;
}

/** A full-screen dialog is a history entry: Back closes it and stays on the page. */
export function useDialogStep(dialog: RefObject<HTMLDialogElement | null>): DialogStep {
  const isLeaving = useRef(false);
  const openedAt = useRef('');
  useEffect(() => {
    const element = dialog.current;
    let isGoingBack = false;
    const pop = (event: PopStateEvent) => {
      if (!isGoingBack && !element?.open) return;
      // The page is the same, so the router has nothing to do.
      if (location.href === openedAt.current) event.stopImmediatePropagation();
      // It was opened again before the browser had gone back, which is a new entry.
      if (isGoingBack && element?.open) pushStep();
      else element?.close();
      isGoingBack = false;
    };
    const closed = () => {
      isGoingBack = !isLeaving.current && isStep();
      isLeaving.current = false;
      if (isGoingBack) history.back();
    };
    element?.addEventListener('close', closed);
    // This runs before the router notices the event.
    window.addEventListener('popstate', pop, { capture: true });
    return () => {
      element?.removeEventListener('close', closed);
      window.removeEventListener('popstate', pop, { capture: true });
    };
  }, [dialog]);
  return {
    open() {
      if (dialog.current?.open) return;
      dialog.current?.showModal();
      openedAt.current = location.href;
      if (!isStep()) pushStep();
    },
    close: () => dialog.current?.close(),
    leave() {
      isLeaving.current = dialog.current?.open ?? false;
      dialog.current?.close();
    },
  };
}

function pushStep(): void {
  history.pushState({ ...(history.state as object | null), [STEP]: true }, '');
}

function isStep(): boolean {
  return (history.state as Record<string, unknown> | null)?.[STEP] === true;
}
