import { useLayoutEffect, useRef, type RefObject } from 'react';
import { keepPositioned, placeElement } from '../floating/keep-placed.ts';
import { watchLeaving } from '../floating/watch-leaving.ts';
import { toHintText } from './hint-state.ts';
import { LockIcon } from './lock-icon.tsx';
import css from './locked-hint.module.css';
import { claimOpenHint } from './open-hint.ts';
import type { Unlock } from './unlock.ts';

interface FloatingHintProps {
  /** The element that the hint belongs to. */
  readonly place: RefObject<HTMLElement | null>;
  readonly unlock: Unlock;
  /** True if no other link on the page leads to the same URL by keyboard. */
  readonly isTabStop?: boolean;
  /** Must be the same function on every render. */
  readonly onDismiss: () => void;
}

/**
 * The open hint. A popover, so it is on top of everything and no `overflow` cuts it off; it is in
 * the document only while open.
 */
export function FloatingHint({ place, unlock, isTabStop, onDismiss }: FloatingHintProps) {
  const hint = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (!place.current || !hint.current) return undefined;
    if (!hint.current.matches(':popover-open')) hint.current.showPopover();
    const giveUp = claimOpenHint(onDismiss);
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

/** Above the asterisks, so that no finger covers it; the arrow is in the gap. */
const ABOVE = { side: 'above', align: 'centre', gap: 8 } as const;
/** The arrow stays away from the rounded corners. */
const CARET_INSET_PX = 12;

/**
 * Keeps the hint beside its asterisks, and closes it when they disappear or when it is dismissed.
 */
function keepBeside(trigger: HTMLElement, hint: HTMLElement, dismiss: () => void): () => void {
  const stopPlacing = keepPositioned(hint, () => putBeside(trigger, hint), true);
  const stopWatching = watchLeaving({
    inside: [trigger, hint],
    escapeIn: document,
    hearsFocus: false,
    onLeave: (how) => {
      // The focus must not get lost when its link is removed.
      const isInside = how === 'escape' && hint.contains(document.activeElement);
      if (isInside) trigger.closest<HTMLElement>('[tabindex]')?.focus();
      dismiss();
    },
  });
  const controller = new AbortController();
  const { signal } = controller;
  // Checked after placing, because the old place may cover asterisks that have moved.
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

/** True if it was scrolled out of the window or its scroll box, or under a sticky header. */
function isHidden(trigger: HTMLElement, hint: HTMLElement): boolean {
  const { left, top, width, height } = trigger.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return !trigger.contains(hit) && !hint.contains(hit);
}
