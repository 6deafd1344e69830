import {
  use,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { FloatingHint } from '../locked-hint/floating-hint.tsx';
import { UnlockContext } from '../locked-hint/unlock.ts';
import { useHint } from '../locked-hint/use-hint.ts';

interface CellHint {
  /** Props for the element around the whole table. */
  readonly events: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
  };
  readonly hint: ReactNode;
}

/**
 * The hint on how to unlock masked cells: one for the whole table, at the cell that is hovered,
 * tapped or focused. The cell keeps the focus, and Tab moves on to the hint's link.
 */
export function useCellHint(): CellHint {
  const unlock = use(UnlockContext);
  const [place, setPlace] = useState<RefObject<HTMLElement | null>>({ current: null });
  const { isOpen, send, dismiss, enter, leave } = useHint();
  const moveTo = (masked: HTMLElement) => {
    if (masked !== place.current) setPlace({ current: masked });
  };
  return {
    events: {
      onPointerOver: (event) => {
        const masked = maskedAt(event.target);
        if (masked) {
          moveTo(masked);
          enter(event);
        } else if (isInHint(event.target)) enter(event);
        else leave(event);
      },
      onPointerLeave: leave,
      onFocus: ({ target }) => {
        if (isInHint(target)) return send('focus');
        const masked = target.querySelector<HTMLElement>(MASKED);
        // A click also focuses the cell, but only the keyboard counts here. The previous cell may
        // have lost the focus without an event, because the table removes its tab stop while
        // rendering.
        if (!masked || !target.matches('td:focus-visible')) return send('blur');
        moveTo(masked);
        return send('focus');
      },
      onBlur: ({ relatedTarget }) => {
        if (!isInHint(relatedTarget)) send('blur');
      },
      onClick: ({ target }) => {
        const masked = maskedAt(target);
        if (!masked) return;
        moveTo(masked);
        send('tap');
      },
    },
    hint: isOpen && unlock && (
      <FloatingHint place={place} unlock={unlock} isTabStop onDismiss={dismiss} />
    ),
  };
}

const MASKED = '[data-masked]';

function maskedAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(MASKED) : null;
}

function isInHint(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[popover]') !== null;
}
