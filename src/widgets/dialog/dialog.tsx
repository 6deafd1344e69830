import type { MouseEvent, ReactNode } from 'react';
import { Button, IconButton } from '../button/button.tsx';
import { joinClassNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import css from './dialog.module.css';
import type { DialogHandle } from './use-dialog.ts';

export interface DialogProps {
  readonly dialog: DialogHandle;
  readonly title: string;
  /** The label of the close button in its corner; not needed if its actions begin with “Cancel”. */
  readonly closeText?: string | undefined;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  readonly size?: 'm' | 'l' | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A short task above the page that has to be completed or cancelled first. */
export function Dialog({ dialog, title, closeText, lead, size = 'm', ...props }: DialogProps) {
  const { id, close, closer } = dialog;
  // A press on the backdrop of a modal dialog has the dialog itself as its target.
  const closeByBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) close();
  };
  return (
    // The dialog handles presses on its backdrop itself; the browser handles Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      id={id}
      popover="auto"
      aria-labelledby={`${id}-title`}
      aria-describedby={lead === undefined ? undefined : `${id}-lead`}
      className={joinClassNames(css.dialog, css[size])}
      onClick={closeByBackdrop}
      onClose={props.onClose}
    >
      <div className={css.body}>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        {lead !== undefined && (
          <p id={`${id}-lead`} className={css.lead}>
            {lead}
          </p>
        )}
        {props.children}
        {/* Last in the order, so that the focus starts in the dialog's content. */}
        {closeText !== undefined && (
          <IconButton
            {...closer}
            kind="quiet"
            className={css.close}
            label={closeText}
            icon={<Icon name="close" />}
          />
        )}
      </div>
    </dialog>
  );
}

/** The buttons at the foot of a dialog: cancel first, the main action last. */
export function DialogActions({
  dialog,
  cancelText,
  children,
}: {
  readonly dialog: DialogHandle;
  readonly cancelText: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.actions}>
      <Button {...dialog.closer} kind="quiet">
        {cancelText}
      </Button>
      {children}
    </div>
  );
}
