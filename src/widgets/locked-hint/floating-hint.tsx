import { useLayoutEffect, useRef, type RefObject } from 'react';
import { placeHint } from './hint-place.ts';
import { hintTextOf } from './hint-state.ts';
import { LockIcon } from './lock-icon.tsx';
import css from './locked-hint.module.css';
import { becomeTheOpenOne } from './only-one.ts';
import type { Unlock } from './unlock.ts';

interface FloatingHintProps {
  /** What the hint stands beside. */
  readonly place: RefObject<HTMLElement | null>;
  readonly unlock: Unlock;
  /** Where nothing else on the way of the Tab key leads to the same address. */
  readonly isTabStop?: boolean;
  /** The same function on every render. */
  readonly onDismiss: () => void;
}

/**
 * The open hint. A popover stands above everything and no `overflow` clips it, wherever in the page
 * it is; it is in the page only while it is open.
 */
export function FloatingHint({ place, unlock, isTabStop, onDismiss }: FloatingHintProps) {
  const hint = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (!place.current || !hint.current) return undefined;
    if (!hint.current.matches(':popover-open')) hint.current.showPopover();
    const giveUp = becomeTheOpenOne(onDismiss);
    const stop = keepPlaced(place.current, hint.current, onDismiss);
    return () => {
      stop();
      giveUp();
    };
  }, [place, onDismiss]);
  return (
    <a
      ref={hint}
      popover="manual"
      className={css.hint}
      href={unlock.href}
      tabIndex={isTabStop ? undefined : -1}
    >
      <LockIcon size={16} className={css.lock} />
      <span className={css.text}>{hintTextOf(unlock.text)}</span>
    </a>
  );
}

/** Keeps the hint beside its asterisks, and ends it when they are gone or when it is dismissed. */
function keepPlaced(trigger: HTMLElement, hint: HTMLElement, dismiss: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const follow = () => {
    // Placed first: where it was it may cover the asterisks that have moved.
    putBeside(trigger, hint);
    if (isHidden(trigger, hint)) dismiss();
  };
  putBeside(trigger, hint);
  document.addEventListener('scroll', follow, { signal, capture: true, passive: true });
  window.addEventListener('resize', follow, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      // Escape ends the innermost thing only: a dialog around the hint stays.
      event.stopPropagation();
      // The focus must not go with the link that has it.
      const isInside = hint.contains(document.activeElement);
      if (isInside) trigger.closest<HTMLElement>('[tabindex]')?.focus();
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

function putBeside(trigger: HTMLElement, hint: HTMLElement): void {
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
