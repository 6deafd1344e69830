import { useEffect, useRef, type ReactNode } from 'react';
import { joinClassNames } from '../class-names/class-names.ts';
import css from './popover.module.css';

export interface PopoverProps {
  /** What the button shows. */
  readonly button: ReactNode;
  /** What a screen reader calls it. */
  readonly label: string;
  readonly align?: 'start' | 'end';
  /** Of the popovers of one group a single one is open, also before scripts have loaded. */
  readonly group?: string;
  readonly children: ReactNode;
}

/** A button with a floating panel. Opens before scripts have loaded, too: it is a `details`. */
export function Popover({ button, label, align = 'end', group, children }: PopoverProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeWhenLeft(details.current), []);
  return (
    <details ref={details} className={css.popover} name={group}>
      <summary className={css.button} aria-label={label}>
        {button}
      </summary>
      <div className={joinClassNames(css.panel, align === 'end' ? css.end : css.start)}>
        {children}
      </div>
    </details>
  );
}

/** Closes on Escape (focus goes back to the button), on a click outside and when a link is taken. */
export function closeWhenLeft(details: HTMLDetailsElement | null): (() => void) | undefined {
  if (!details) return undefined;
  const controller = new AbortController();
  const { signal } = controller;
  const close = () => {
    details.open = false;
  };
  details.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !details.open) return;
      event.stopPropagation();
      close();
      details.querySelector('summary')?.focus();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!details.contains(event.target as Node)) close();
    },
    { signal },
  );
  details.addEventListener(
    'focusout',
    (event) => {
      if (event.relatedTarget instanceof Node && !details.contains(event.relatedTarget)) close();
    },
    { signal },
  );
  details.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a, button')) close();
    },
    { signal },
  );
  return () => controller.abort();
}
