import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '../button/button-class.ts';
import { joinClassNames } from '../class-names/class-names.ts';
import { keepInAnchor } from '../floating/keep-placed.ts';
import { watchLeaving } from '../floating/watch-leaving.ts';
import css from './popover.module.css';

export interface PopoverProps {
  /** What the button shows. */
  readonly button: ReactNode;
  /** The name for screen readers, if the button doesn't show it. */
  readonly label?: string;
  /** How the button looks: quiet, as in the header, by default. */
  readonly look?: ButtonLook;
  readonly align?: 'start' | 'end';
  /** Only one popover of a group is open, also before scripts have loaded. */
  readonly group?: string;
  /** A press inside doesn't close it: it holds controls rather than a menu. */
  readonly staysOpen?: boolean;
  /** Open at first: a form in it was submitted and rejected. */
  readonly isOpen?: boolean;
  /** Called when it has opened, to set the focus. */
  readonly onOpen?: (details: HTMLDetailsElement) => void;
  readonly className?: string | undefined;
  readonly panelClassName?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A press on one of these closes it, unless it is marked to keep it open because it may be pressed
 * repeatedly.
 */
const LEAVING = 'a, button:not([data-keeps-open], [data-keeps-open] *)';

const QUIET: ButtonLook = { kind: 'quiet' };

/** The same gap as in the styles that apply before scripts run. */
const GAP_PX = 6;

/**
 * A button with a floating panel. It is a `details` element, so it also opens before scripts have
 * loaded.
 */
export function Popover({
  button,
  label,
  look = QUIET,
  align = 'end',
  group,
  staysOpen,
  isOpen,
  onOpen,
  className,
  panelClassName,
  children,
}: PopoverProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const opened = useEffectEvent((anchor: HTMLDetailsElement) => onOpen?.(anchor));
  useEffect(
    () =>
      closeOnLeave(
        details.current,
        (anchor) => {
          opened(anchor);
          return panel.current
            ? keepInAnchor(anchor, panel.current, { side: 'below', align, gap: GAP_PX })
            : undefined;
        },
        staysOpen,
      ),
    [align, staysOpen],
  );
  return (
    <details
      ref={details}
      className={joinClassNames(css.popover, className)}
      name={group}
      open={isOpen}
    >
      <summary className={buttonClass(look)} aria-label={label}>
        {button}
      </summary>
      <div
        ref={panel}
        className={joinClassNames(css.panel, align === 'end' ? css.end : css.start, panelClassName)}
      >
        {children}
      </div>
    </details>
  );
}

type Stop = (() => void) | undefined;

/**
 * Closes on Escape (the focus returns to the button), on a press or focus outside, and when a link
 * is followed. `whileOpen` starts something that ends when it closes.
 */
export function closeOnLeave(
  details: HTMLDetailsElement | null,
  whileOpen?: (details: HTMLDetailsElement) => Stop,
  staysOpen = false,
): Stop {
  if (!details) return undefined;
  const controller = new AbortController();
  const { signal } = controller;
  let stops: Stop[] = [];
  const stop = () => {
    for (const each of stops) each?.();
    stops = [];
  };
  const close = () => {
    details.open = false;
  };
  const follow = () => {
    stop();
    if (!details.open) return;
    stops = [whileOpen?.(details), closeOnLeaving(details, close)];
  };
  details.addEventListener('toggle', follow, { signal });
  details.addEventListener(
    'click',
    (event) => {
      if (staysOpen) return;
      if (event.target instanceof Element && event.target.closest(LEAVING)) close();
    },
    { signal },
  );
  // It may have been opened before scripts ran.
  follow();
  return () => {
    controller.abort();
    stop();
  };
}

function closeOnLeaving(details: HTMLDetailsElement, close: () => void): Stop {
  return watchLeaving({
    inside: [details],
    escapeIn: details,
    onLeave: (how) => {
      close();
      if (how === 'escape') details.querySelector('summary')?.focus();
    },
  });
}
