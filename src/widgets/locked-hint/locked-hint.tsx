import { use, useEffect, useRef, type MouseEvent } from 'react';
import { FloatingHint } from './floating-hint.tsx';
import { toHintText } from './hint-state.ts';
import css from './locked-hint.module.css';
import { useGroupPlace, useIsInGrid } from './locked-group.tsx';
import { MaskedText } from './masked-text.tsx';
import { UnlockContext, type Unlock } from './unlock.ts';
import { useHint } from './use-hint.ts';
import { useTarget } from './use-target.ts';

/**
 * Shown instead of a value that the viewer may not see. Hover, focus or a tap opens a hint on how
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

/** Created once: a list page has hundreds of them. The style sheet draws their locks. */
const ASTERISKS = (
  <span className={css.asterisks} aria-hidden="true">
    ***
  </span>
);

function Locked({ unlock }: { unlock: Unlock }) {
  const { isTabStop, hasRowClicks } = useGroupPlace();
  const place = useRef<HTMLSpanElement>(null);
  const hint = useHint();
  const target = useTarget(hint);
  const prompt = toHintText(unlock.text);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The label of the tab stop already says so.
    if (isTabStop && link.current?.title === prompt) dropTitle(link.current);
  }, [isTabStop, prompt]);
  return (
    // The hint is inside, so the pointer may move onto it without leaving.
    <span
      ref={place}
      className={css.locked}
      onPointerEnter={(event) => {
        dropTitle(link.current);
        hint.enter(event);
      }}
      onPointerLeave={hint.leave}
    >
      {/*
       * Within a group, only the tab stop is reachable by keyboard; the others are links for mouse
       * and touch.
       */}
      <a
        data-hint-target
        ref={link}
        className={hasRowClicks ? css.lockTarget : css.target}
        href={unlock.href}
        title={prompt}
        aria-label={isTabStop ? `${unlock.spoken}. ${prompt}` : undefined}
        aria-hidden={isTabStop ? undefined : true}
        tabIndex={isTabStop ? undefined : -1}
        onMouseDown={isTabStop ? undefined : keepFocus}
        onFocus={target.focus}
        onBlur={target.blur}
        onPointerDown={target.press}
        onClick={target.click}
      >
        {!hasRowClicks && ASTERISKS}
      </a>
      {hasRowClicks && ASTERISKS}
      {/* If a link around the asterisks is reachable, it says so itself. */}
      {(hasRowClicks || !isTabStop) && <span className={css.unseen}>{unlock.spoken}</span>}
      {hint.isOpen && <FloatingHint place={place} unlock={unlock} onDismiss={hint.dismiss} />}
    </span>
  );
}

/**
 * The browser's tooltip is only for readers without scripts; others would see it beside the hint.
 * Not removed from all at once, because changing hundreds of links takes long after loading.
 */
function dropTitle(link: HTMLAnchorElement | null): void {
  link?.removeAttribute('title');
}

/** An element hidden from screen readers must never get the focus, not even by a press. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
