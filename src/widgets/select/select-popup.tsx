import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { SelectTexts } from './choice.tsx';
import { isNarrowNow } from '../media/use-media.ts';
import { anchorPopup } from './place-popup.ts';
import css from './select.module.css';
import { useOptionRows, type OptionRowsProps } from './use-option-rows.tsx';

interface SelectPopupProps extends OptionRowsProps {
  readonly label: string;
  readonly texts: SelectTexts;
  /** The text in the search field; undefined if there is no such field. */
  readonly search: string | undefined;
  readonly button: RefObject<HTMLElement | null>;
  readonly onSearch: (text: string) => void;
  readonly onClose: () => void;
}

/** The open options: under the button, on phones a sheet at the bottom of the screen. */
export function SelectPopup(props: SelectPopupProps) {
  const { id, label, texts, found, active, search, button, onClose } = props;
  const popup = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Before the list measures itself, because it must be visible by then.
  useLayoutEffect(() => {
    if (!popup.current || !button.current) return undefined;
    // In the top layer nothing can cover or cut it.
    popup.current.showPopover();
    return anchorPopup(popup.current, button.current);
  }, [button]);
  const rows = useOptionRows(list, props);
  useLayoutEffect(() => {
    const input = field.current;
    // On a phone the field would open the keyboard, which covers half of the options.
    if (!input || (isNarrowNow() && input.value === '')) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(input.value.length, input.value.length);
  }, []);

  return (
    <div ref={popup} popover="manual" className={css.popup}>
      {/* The dark part above a sheet. It takes the tap, so that nothing below it gets one. */}
      <button type="button" className={css.backdrop} tabIndex={-1} aria-hidden onClick={onClose} />
      <div className={css.panel}>
        <div className={css.head}>
          <span className={css.title} aria-hidden="true">
            {label}
          </span>
          <button type="button" className={css.close} aria-label={texts.close} onClick={onClose}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="m4 4 8 8m0-8-8 8" />
            </svg>
          </button>
        </div>
        {search !== undefined && (
          <div className={css.searchBox}>
            <input
              ref={field}
              type="text"
              role="combobox"
              className={css.search}
              value={search}
              placeholder={texts.search}
              aria-label={`${texts.search}: ${label}`}
              aria-autocomplete="list"
              aria-expanded="true"
              aria-controls={`${id}-list`}
              aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
              autoComplete="off"
              spellCheck="false"
              onChange={(event) => props.onSearch(event.target.value)}
            />
          </div>
        )}
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          hidden={found.length === 0}
          className={css.list}
          // The keyboard focus does not move.
          onMouseDown={(event) => event.preventDefault()}
        >
          {rows}
        </div>
        <p role="status" className={css.status}>
          {found.length === 0 && texts.nothingFound}
        </p>
      </div>
    </div>
  );
}
