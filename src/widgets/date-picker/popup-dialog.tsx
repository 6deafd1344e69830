import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { keepInAnchor } from '../floating/keep-placed.ts';
import { Icon } from '../icon/icon.tsx';
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

/** On wide screens beside the field, on narrow ones a sheet over the page. */
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
  // A press on the backdrop of a modal dialog has the dialog itself as its target.
  const closeByBackdrop = (event: MouseEvent) => {
    if (isNarrow && event.target === dialogRef.current) popup.close(true);
  };
  return (
    <>
      <div ref={anchor} hidden />
      {/* The dialog handles keys, and presses on the backdrop, itself. */}
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

/** Tab stays within the sheet; otherwise it would move on to the buttons of the browser. */
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
