import {
  useCallback,
  useEffect,
  useReducer,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { FloatingHint } from './floating-hint.tsx';
import { CLOSED, hintAfter, hintTextOf, WAIT_MS } from './hint-state.ts';
import css from './locked-hint.module.css';
import { isAnyOpen } from './only-one.ts';

export interface LockedHintProps {
  /** Where the value is unlocked: registration, or the page that sells access. */
  readonly href: string;
  /** What unlocks the value; the specification's fallback where it is missing. */
  readonly text?: string | undefined;
}

/**
 * Stands where a value would stand that the viewer may not see. Pointing, focus or a tap opens a
 * hint that says what unlocks it. Without scripts it is a link with a title.
 */
export function LockedHint({ href, text }: LockedHintProps) {
  const prompt = hintTextOf(text);
  const trigger = useRef<HTMLAnchorElement>(null);
  const pressedBy = useRef('');
  const [{ isOpen, waitsTo }, send] = useReducer(hintAfter, CLOSED);
  const dismiss = useCallback(() => send('dismiss'), []);

  // The browser's own tooltip is for those without scripts: it would stand beside the hint.
  useEffect(() => {
    if (trigger.current?.title === prompt) trigger.current.removeAttribute('title');
  }, [prompt]);

  useEffect(() => {
    if (!waitsTo) return undefined;
    const timer = setTimeout(() => send('elapsed'), WAIT_MS[waitsTo]);
    return () => clearTimeout(timer);
  }, [waitsTo]);

  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') send(isAnyOpen() ? 'enter-warm' : 'enter');
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') send('leave');
  };
  // A press focuses the link as well; only the keyboard's focus is meant.
  const focus = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.matches(':focus-visible')) send('focus');
  };
  /** The first tap shows where the second one leads. Enter (detail 0) and the mouse just go. */
  const click = (event: MouseEvent) => {
    if (isOpen || event.detail === 0 || pressedBy.current === 'mouse') return;
    event.preventDefault();
    send('tap');
  };

  return (
    // The hint is inside, so the pointer may move onto it without leaving.
    <span className={css.locked} onPointerEnter={enter} onPointerLeave={leave}>
      <a
        ref={trigger}
        className={css.trigger}
        href={href}
        title={prompt}
        aria-label={prompt}
        onFocus={focus}
        onBlur={() => send('blur')}
        onPointerDown={({ pointerType }) => {
          pressedBy.current = pointerType;
        }}
        onClick={click}
      >
        ***
      </a>
      {isOpen && <FloatingHint trigger={trigger} href={href} text={prompt} onDismiss={dismiss} />}
    </span>
  );
}
