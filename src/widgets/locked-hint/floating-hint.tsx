import { useLayoutEffect, useRef, type RefObject } from 'react';
import { placeHint } from './hint-place.ts';
import css from './locked-hint.module.css';
import { becomeTheOpenOne } from './only-one.ts';

interface FloatingHintProps {
  readonly trigger: RefObject<HTMLElement | null>;
  readonly href: string;
  readonly text: string;
  /** The same function on every render. */
  readonly onDismiss: () => void;
}

/**
 * The open hint. A popover stands above everything and no `overflow` clips it, wherever in the page
 * it is; it is in the page only while it is open. Its link is no stop of the Tab key: the asterisks
 * are, and lead to the same address.
 */
export function FloatingHint({ trigger, href, text, onDismiss }: FloatingHintProps) {
  const hint = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (!trigger.current || !hint.current) return undefined;
    hint.current.showPopover();
    const giveUp = becomeTheOpenOne(onDismiss);
    const stop = keepPlaced(trigger.current, hint.current, onDismiss);
    return () => {
      stop();
      giveUp();
    };
  }, [trigger, onDismiss]);
  return (
    <a ref={hint} popover="manual" className={css.hint} href={href} tabIndex={-1}>
      <svg className={css.lock} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M5 7V4.75a3 3 0 0 1 6 0V7" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <rect x="2.75" y="7" width="10.5" height="7.25" rx="1.75" fill="currentColor" />
      </svg>
      <span className={css.text}>{text}</span>
    </a>
  );
}

/** Keeps the hint beside its asterisks, and ends it when they are gone or when it is dismissed. */
function keepPlaced(trigger: HTMLElement, hint: HTMLElement, dismiss: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const follow = () => {
    // Placed first: where it was it may cover the asterisks that have moved.
    place(trigger, hint);
    if (isHidden(trigger, hint)) dismiss();
  };
  place(trigger, hint);
  document.addEventListener('scroll', follow, { signal, capture: true, passive: true });
  window.addEventListener('resize', follow, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // Escape ends the innermost thing only: a dialog around the hint stays.
      event.stopPropagation();
      dismiss();
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const isInside =
        target instanceof Node && (trigger.contains(target) || hint.contains(target));
      if (!isInside) dismiss();
    },
    { signal, capture: true },
  );
  return () => controller.abort();
}

function place(trigger: HTMLElement, hint: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const spot = placeHint(
    trigger.getBoundingClientRect(),
    { width: hint.offsetWidth, height: hint.offsetHeight },
    { width: clientWidth, height: clientHeight },
  );
  hint.dataset.side = spot.side;
  hint.style.left = `${spot.left}px`;
  hint.style.top = `${spot.top}px`;
  hint.style.setProperty('--caret', `${spot.caret}px`);
}

/** Scrolled away, out of the viewport, out of its own scroll box or under a sticky header. */
function isHidden(trigger: HTMLElement, hint: HTMLElement): boolean {
  const { left, top, width, height } = trigger.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return !trigger.contains(hit) && !hint.contains(hit);
}
