import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { keepInAnchor } from '../floating/keep-placed.ts';
import { Icon } from './icons.tsx';
import css from './popup.module.css';
import type { Popup } from './use-popup.ts';

interface PopupDialogProps {
  readonly popup: Popup;
  readonly isNarrow: boolean;
  readonly label: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

const BESIDE_FIELD = { side: 'below', align: 'start', gap: 6 } as const;

/** Beside the field on wide screens, a sheet over the page on narrow ones. */
export function PopupDialog({ popup, isNarrow, label, closeLabel, children }: PopupDialogProps) {
  const { dialogRef } = popup;
  const anchor = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = dialogRef.current;
    if (!element) return undefined;
    if (isNarrow) {
      element.showModal();
      return undefined;
    }
    const field = anchor.current?.parentElement;
    return field ? keepInAnchor(field, element, BESIDE_FIELD) : undefined;
  }, [dialogRef, isNarrow]);
  // The press on the backdrop of a modal dialog is a press on the dialog itself.
  const closeByBackdrop = (event: MouseEvent) => {
    if (isNarrow && event.target === dialogRef.current) popup.close(true);
  };
  return (
    <>
      <div ref={anchor} hidden />
      {/* Keys and presses on the backdrop are a dialog's own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialogRef}
        open={!isNarrow}
        className={isNarrow ? css.sheet : css.floating}
        aria-label={label}
        onClick={closeByBackdrop}
        onKeyDown={isNarrow ? keepFocusInside : undefined}
        onCancel={(event) => {
          event.preventDefault();
          popup.close(true);
        }}
      >
        <div className={css.body}>
          {isNarrow && (
            <div className={css.sheetHead}>
              <strong>{label}</strong>
              <button type="button" aria-label={closeLabel} onClick={() => popup.close(true)}>
                <Icon name="close" />
              </button>
            </div>
          )}
          {children}
        </div>
      </dialog>
    </>
  );
}

/** Round and round within the sheet: without this Tab goes on to the browser's own buttons. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), [tabindex="0"]'),
  ];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
