import { useId, useMemo, type MouseEvent } from 'react';

/** What a button needs to open or close a dialog. */
export interface DialogTrigger {
  readonly popoverTarget: string;
  readonly popoverTargetAction: 'show' | 'hide';
  readonly onClick: (event: MouseEvent) => void;
}

export interface DialogHandle {
  readonly id: string;
  /** For the button that opens it: `<Button {...dialog.opener}>`. */
  readonly opener: DialogTrigger & { readonly 'aria-haspopup': 'dialog' };
  /** For a button in it that changes nothing, such as “Cancel”. */
  readonly closer: DialogTrigger;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A dialog and its buttons. Scripts open it as a modal; until they have loaded, the browser shows
 * it as a popover, so that its form works without scripts.
 */
export function useDialog(): DialogHandle {
  const id = useId();
  return useMemo(() => makeHandle(id), [id]);
}

function makeHandle(id: string): DialogHandle {
  const open = () => {
    const dialog = findDialog(id);
    if (dialog && !dialog.open && !dialog.matches(':popover-open')) dialog.showModal();
  };
  const close = () => {
    const dialog = findDialog(id);
    if (dialog?.matches(':popover-open')) dialog.hidePopover();
    else dialog?.close();
  };
  return {
    id,
    open,
    close,
    opener: {
      popoverTarget: id,
      popoverTargetAction: 'show',
      'aria-haspopup': 'dialog',
      onClick: preventingDefault(open),
    },
    closer: {
      popoverTarget: id,
      popoverTargetAction: 'hide',
      onClick: preventingDefault(close),
    },
  };
}

function findDialog(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : null;
}

function preventingDefault(act: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
}
