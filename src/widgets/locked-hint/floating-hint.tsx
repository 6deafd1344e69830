import { useLayoutEffect, useRef, type RefObject } from 'react';
import { keepPlaced, placeElement } from '../floating/keep-placed.ts';
import { watchLeaving } from '../floating/watch-leaving.ts';
import { toHintText } from './hint-state.ts';
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
    const stop = keepBeside(place.current, hint.current, onDismiss);
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
      <span className={css.text}>{toHintText(unlock.text)}</span>
    </a>
  );
}

/** Above the asterisks, so that no finger covers it; the caret stands in the gap. */
const ABOVE = { side: 'above', align: 'centre', gap: 8 } as const;
/** The caret keeps off the rounded corners. */
const CARET_INSET_PX = 12;

/** Keeps the hint beside its asterisks, and ends it when they are gone or when it is dismissed. */
function keepBeside(trigger: HTMLElement, hint: HTMLElement, dismiss: () => void): () => void {
  const stopPlacing = keepPlaced(hint, () => putBeside(trigger, hint), true);
  const stopWatching = watchLeaving({
    inside: [trigger, hint],
    escapeIn: document,
    hearsFocus: false,
    onLeave: (how) => {
      // The focus must not go with the link that has it.
      const isInside = how === 'escape' && hint.contains(document.activeElement);
      if (isInside) trigger.closest<HTMLElement>('[tabindex]')?.focus();
      dismiss();
    },
  });
  const controller = new AbortController();
  const { signal } = controller;
  // After it was placed: where it was it may cover the asterisks that have moved.
  const look = () => {
    if (isHidden(trigger, hint)) dismiss();
  };
  document.addEventListener('scroll', look, { signal, capture: true, passive: true });
  window.addEventListener('resize', look, { signal });
  return () => {
    controller.abort();
    stopWatching();
    stopPlacing();
  };
}

function putBeside(trigger: HTMLElement, hint: HTMLElement): void {
  const { left, top, side } = placeElement(trigger, hint, ABOVE);
  const anchor = trigger.getBoundingClientRect();
  const centre = anchor.left + anchor.width / 2 - left;
  const caret = Math.max(CARET_INSET_PX, Math.min(centre, hint.offsetWidth - CARET_INSET_PX));
  hint.dataset.side = side;
  hint.style.left = `${left}px`;
  hint.style.top = `${top}px`;
  hint.style.setProperty('--caret', `${caret}px`);
}

/** Scrolled away, out of the viewport, out of its own scroll box or under a sticky header. */
function isHidden(trigger: HTMLElement, hint: HTMLElement): boolean {
  const { left, top, width, height } = trigger.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return !trigger.contains(hit) && !hint.contains(hit);
}
