import { use, useEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { FloatingHint } from './floating-hint.tsx';
import { toHintText } from './hint-state.ts';
import { LockIcon } from './lock-icon.tsx';
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

function Locked({ unlock }: { unlock: Unlock }) {
  const { isTabStop, hasRowClicks } = useGroupPlace();
  const place = useRef<HTMLSpanElement>(null);
  const hint = useHint();
  const shared = { unlock, hint, isTabStop };
  return (
    // The hint is inside, so the pointer may move onto it without leaving.
    <span
      ref={place}
      className={css.locked}
      onPointerEnter={hint.enter}
      onPointerLeave={hint.leave}
    >
      {hasRowClicks ? (
        <>
          <Target className={css.lockTarget} {...shared}>
            <LockIcon size={12} />
          </Target>
          <Asterisks />
          <span className={css.unseen}>{unlock.spoken}</span>
        </>
      ) : (
        <>
          <Target className={css.target} {...shared}>
            <Asterisks />
          </Target>
          {/* The text of the link already says it. */}
          {!isTabStop && <span className={css.unseen}>{unlock.spoken}</span>}
        </>
      )}
      {hint.isOpen && <FloatingHint place={place} unlock={unlock} onDismiss={hint.dismiss} />}
    </span>
  );
}

function Asterisks() {
  return (
    <span className={css.asterisks} aria-hidden="true">
      ***
    </span>
  );
}

interface TargetProps {
  readonly className: string | undefined;
  readonly unlock: Unlock;
  readonly hint: Hint;
  /** The others of a group are links for mouse and finger only. */
  readonly isTabStop: boolean;
  readonly children: ReactNode;
}

/** The element to point at, focus or tap; it leads to the same address as the hint. */
function Target({ className, unlock, hint, isTabStop, children }: TargetProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const pressedBy = useRef('');
  const prompt = toHintText(unlock.text);

  // The browser's tooltip is only for readers without scripts, because it would cover the hint.
  useEffect(() => {
    if (link.current?.title === prompt) link.current.removeAttribute('title');
  }, [prompt]);

  // A press also focuses the link, but only the focus by keyboard counts.
  const focus = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.matches(':focus-visible')) hint.send('focus');
  };
  /**
   * The first tap shows the hint, the second one follows the link. Enter (detail 0) and the mouse
   * follow it at once.
   */
  const click = (event: MouseEvent) => {
    if (hint.isOpen || event.detail === 0 || pressedBy.current === 'mouse') return;
    event.preventDefault();
    hint.send('tap');
  };
  return (
    <a
      ref={link}
      data-hint-target
      className={className}
      href={unlock.href}
      title={prompt}
      {...(isTabStop
        ? { 'aria-label': `${unlock.spoken}. ${prompt}` }
        : { 'aria-hidden': true, tabIndex: -1, onMouseDown: keepFocus })}
      onFocus={focus}
      onBlur={() => hint.send('blur')}
      onPointerDown={({ pointerType }) => {
        pressedBy.current = pointerType;
      }}
      onClick={click}
    >
      {children}
    </a>
  );
}

/** An element that is hidden from screen readers must not get the focus, not even by a press. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
