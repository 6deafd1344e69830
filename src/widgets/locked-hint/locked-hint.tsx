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
 * Stands where a value would stand that the viewer may not see. Pointing, focus or a tap opens a
 * hint that says what unlocks it. Without scripts the tab stop is a link with a title.
 */
export function LockedHint() {
  const unlock = use(UnlockContext);
  const isInGrid = useIsInGrid();
  if (unlock && isInGrid) return <MaskedText spoken={unlock.spoken} />;
  return unlock ? <Locked unlock={unlock} /> : '***';
}

/** A click here is about the hint: a row that is clicked as a whole leaves it alone. */
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
          {/* The link says it itself. */}
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
  /** The others of a group are links for the mouse and the finger only. */
  readonly isTabStop: boolean;
  readonly children: ReactNode;
}

/** What is pointed at, focused or tapped; it leads where the hint leads. */
function Target({ className, unlock, hint, isTabStop, children }: TargetProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const pressedBy = useRef('');
  const prompt = toHintText(unlock.text);

  // The browser's own tooltip is for those without scripts: it would stand beside the hint.
  useEffect(() => {
    if (link.current?.title === prompt) link.current.removeAttribute('title');
  }, [prompt]);

  // A press focuses the link as well; only the keyboard's focus is meant.
  const focus = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.matches(':focus-visible')) hint.send('focus');
  };
  /** The first tap shows where the second one leads. Enter (detail 0) and the mouse just go. */
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

/** What is hidden from screen readers must not take the focus, by a press neither. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
