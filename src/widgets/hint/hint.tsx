import { useEffect, useId, useRef, type ReactNode } from 'react';
import { keepPositioned, placeElement } from '../floating/keep-placed.ts';
import css from './hint.module.css';

export interface HintProps {
  /** The name of the button, such as “Explanation: change”. */
  readonly label: string;
  /** The explanation: a sentence or two. */
  readonly children: ReactNode;
  /** A link to a longer explanation. */
  readonly more?: ReactNode;
}

const BELOW = { side: 'below', align: 'centre', gap: 6 } as const;

/**
 * A question mark that explains what is beside it. A popover, so it opens without scripts, is on
 * top of everything, and closes by Escape or a press elsewhere. It may be part of a text.
 * `data-hint` lets a page hide all of them.
 */
export function Hint({ label, children, more }: HintProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => keepWhileOpen(button.current, text.current), []);
  return (
    <span className={css.hint} data-hint>
      <button
        ref={button}
        type="button"
        className={css.button}
        popoverTarget={id}
        aria-label={label}
        aria-describedby={id}
      />
      <span ref={text} id={id} popover="auto" className={css.text}>
        {children}
        {more !== undefined && <span className={css.more}>{more}</span>}
      </span>
    </span>
  );
}

/** Keeps the open text beside its button while the page scrolls. */
function keepWhileOpen(
  button: HTMLElement | null,
  text: HTMLElement | null,
): (() => void) | undefined {
  if (!button || !text) return undefined;
  let stop: (() => void) | undefined;
  const follow = () => {
    stop?.();
    const isOpen = text.matches(':popover-open');
    stop = isOpen ? keepPositioned(text, () => putBeside(button, text), true) : undefined;
    if (!isOpen) delete text.dataset.side;
  };
  text.addEventListener('toggle', follow);
  // It may have been opened before scripts ran.
  follow();
  return () => {
    text.removeEventListener('toggle', follow);
    stop?.();
  };
}

function putBeside(button: HTMLElement, text: HTMLElement): void {
  const { left, top, side } = placeElement(button, text, BELOW);
  text.dataset.side = side;
  text.style.left = `${left}px`;
  text.style.top = `${top}px`;
}
