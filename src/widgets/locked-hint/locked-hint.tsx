import { use, useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';
import { FloatingHint } from './floating-hint.tsx';
import { toHintText } from './hint-state.ts';
import css from './locked-hint.module.css';
import { useGroupPlace, useIsInGrid } from './locked-group.tsx';
import { MaskedText } from './masked-text.tsx';
import { UnlockContext, type Unlock } from './unlock.ts';
import { useHint, type Hint } from './use-hint.ts';

/**
 * Shown instead of a value that the viewer may not see. Pointing, focus or a tap opens a hint how
 * to unlock it. Without scripts it is a link with a title.
 */
export function LockedHint() {
  const unlock = use(UnlockContext);
  const isInGrid = useIsInGrid();
  if (unlock && isInGrid) return <MaskedText spoken={unlock.spoken} />;
  return unlock ? <Locked unlock={unlock} /> : '***';
}

/** A click here belongs to the hint, so a clickable row ignores it. */
export function isOfHint(target: Element): boolean {
  return target.closest('[data-hint-target], [popover]') !== null;
}

/** Made once: a page of a list has hundreds of them; their locks are drawn by the style sheet. */
const ASTERISKS = (
  <span className={css.asterisks} aria-hidden="true">
    ***
  </span>
);

function Locked({ unlock }: { unlock: Unlock }) {
  const { isTabStop, hasRowClicks } = useGroupPlace();
  const place = useRef<HTMLSpanElement>(null);
  const hint = useHint();
  const target = useTarget(unlock, hint, isTabStop);
  return (
    // The hint is inside, so the pointer may move onto it without leaving.
    <span
      ref={place}
      className={css.locked}
      onPointerEnter={hint.enter}
      onPointerLeave={hint.leave}
    >
      <a data-hint-target className={hasRowClicks ? css.lockTarget : css.target} {...target}>
        {!hasRowClicks && ASTERISKS}
      </a>
      {hasRowClicks && ASTERISKS}
      {/* A link around the asterisks says it itself, where it can be reached. */}
      {(hasRowClicks || !isTabStop) && <span className={css.unseen}>{unlock.spoken}</span>}
      {hint.isOpen && <FloatingHint place={place} unlock={unlock} onDismiss={hint.dismiss} />}
    </span>
  );
}

/**
 * The link that is pointed at, focused or tapped; it leads where the hint leads. The others of a
 * group than its tab stop are links for the mouse and the finger only.
 */
function useTarget(unlock: Unlock, hint: Hint, isTabStop: boolean): ComponentProps<'a'> {
  const link = useRef<HTMLAnchorElement>(null);
  const pressedBy = useRef('');
  const prompt = toHintText(unlock.text);

  // The browser's tooltip is only for readers without scripts; others would see it beside the hint.
  useEffect(() => {
    if (link.current?.title === prompt) link.current.removeAttribute('title');
  }, [prompt]);

  return {
    ref: link,
    href: unlock.href,
    title: prompt,
    ...(isTabStop
      ? { 'aria-label': `${unlock.spoken}. ${prompt}` }
      : { 'aria-hidden': true, tabIndex: -1, onMouseDown: keepFocus }),
    // A press focuses the link as well; only the keyboard's focus is meant.
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) hint.send('focus');
    },
    onBlur: () => hint.send('blur'),
    onPointerDown: ({ pointerType }) => {
      pressedBy.current = pointerType;
    },
    // The first tap shows the hint, the second one follows the link. Enter (detail 0) and the mouse
    // follow it at once.
    onClick: (event) => {
      if (hint.isOpen || event.detail === 0 || pressedBy.current === 'mouse') return;
      event.preventDefault();
      hint.send('tap');
    },
  };
}

/** An element that is hidden from screen readers must not get the focus, not even by a press. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
