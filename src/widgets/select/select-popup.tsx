import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { joinClassNames, plainClassNames } from '../class-names/class-names.ts';
import type { SelectTexts } from './choice.tsx';
import { isNarrowScreen, keepPlaced } from './place-popup.ts';
import type { FoldedOption } from './select-state.ts';
import css from './select.module.css';

interface SelectPopupProps {
  readonly id: string;
  readonly label: string;
  readonly texts: SelectTexts;
  readonly found: readonly FoldedOption[];
  readonly active: number;
  readonly isPointed: boolean;
  readonly chosen: FoldedOption | undefined;
  /** What is in the search field; undefined if there is no such field. */
  readonly search: string | undefined;
  readonly button: RefObject<HTMLElement | null>;
  readonly onSearch: (text: string) => void;
  readonly onPoint: (index: number) => void;
  readonly onPick: (index: number) => void;
  readonly onClose: () => void;
}

/** The open options: under the button, on phones a sheet at the foot of the screen. */
export function SelectPopup(props: SelectPopupProps) {
  const { id, label, texts, found, active, search, button, onClose } = props;
  const popup = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Before the list measures itself: it must be on the screen by then.
  useLayoutEffect(() => {
    if (!popup.current || !button.current) return undefined;
    // In the top layer nothing can cut it off or lie above it.
    popup.current.showPopover();
    return keepPlaced(popup.current, button.current);
  }, [button]);
  const rows = useRows(list, props);
  useLayoutEffect(() => {
    const input = field.current;
    // On a phone the field would call the keyboard, which hides half of the options.
    if (!input || (isNarrowScreen() && input.value === '')) return;
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
          // The keyboard stays where it is.
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

/** Only the rows in view exist: 5,000 options open as fast as five. */
function useRows(list: RefObject<HTMLDivElement | null>, props: SelectPopupProps) {
  const { id, found, active, isPointed, chosen, onPoint, onPick } = props;
  // Nothing here is memoized, so its changing functions are fine.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: found.length,
    getScrollElement: () => list.current,
    estimateSize: () => (isNarrowScreen() ? 44 : 34),
    getItemKey: (index) => found[index]?.option.id ?? index,
    overscan: 6,
    paddingStart: 4,
    paddingEnd: 4,
    scrollPaddingStart: 4,
    scrollPaddingEnd: 4,
    // The active one exists even when scrolled away: `aria-activedescendant` names it.
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      return active < 0 || indexes.includes(active) ? indexes : [...indexes, active];
    },
  });
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (active < 0 || isPointed) return;
    virtual.scrollToIndex(active, { align: isFirst.current ? 'center' : 'auto' });
    isFirst.current = false;
  }, [virtual, active, isPointed, found]);

  return (
    <div role="presentation" className={css.rows} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const item = found[index];
        if (!item) return null;
        const isChosen = item === chosen;
        return (
          // Its keys are heard by the button and the search field.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={isChosen}
            aria-setsize={found.length}
            aria-posinset={index + 1}
            data-active={index === active || undefined}
            className={joinClassNames(css.option, ...plainClassNames(item.option.classes))}
            style={{ transform: `translateY(${start}px)` }}
            onPointerMove={({ pointerType }) => {
              // A finger that scrolls points at nothing.
              if (pointerType === 'mouse' && index !== active) onPoint(index);
            }}
            onClick={() => onPick(index)}
          >
            <span className={css.text}>{item.option.text}</span>
            {isChosen && (
              <svg
                className={css.check}
                viewBox="0 0 16 16"
                width="16"
                height="16"
                aria-hidden="true"
              >
                <path d="m3 8.5 3.5 3.5L13 4.5" />
              </svg>
            )}
          </div>
        );
      })}
    </div>
  );
}
