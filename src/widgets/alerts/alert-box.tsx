import { useEffect, useRef, type FocusEvent } from 'react';
import { AlertItem } from './alert-item.tsx';
import {
  collapsedCount,
  nextExpiryMs,
  visibleItems,
  type AlertKind,
  type AlertQueue,
} from './alert-queue.ts';
import { joinClassNames } from '../class-names/class-names.ts';
import css from './alerts.module.css';
import { Announcer } from './announcer.tsx';
import type { SendAlertEvent } from './use-alert-queue.ts';

export interface AlertTexts {
  /** The name of the list. */
  readonly box: string;
  readonly close: string;
  readonly closeAll: string;
  readonly earlier: (count: number) => string;
  readonly kinds: Readonly<Record<AlertKind, string>>;
}

const ENGLISH_TEXTS: AlertTexts = {
  box: 'Messages',
  close: 'Close message',
  closeAll: 'Close all',
  earlier: (count) => `Earlier messages: ${count}`,
  kinds: { info: 'Information', success: 'Success', warning: 'Warning', error: 'Error' },
};

export interface AlertBoxProps {
  readonly queue: AlertQueue;
  /** Receives the events of the reader and the clock; returned by `useAlertQueue`. */
  readonly onEvent: SendAlertEvent;
  /** Called when the reader closes an alert, not when it times out. */
  readonly onClose?: (id: string) => void;
  readonly texts?: AlertTexts;
  /** `corner` floats over the page, `inline` stays in the flow. */
  readonly placement?: 'corner' | 'inline';
  /** Doesn't interrupt screen readers: for confirmations that every page has. */
  readonly isPolite?: boolean;
}

/** Alerts, newest last. Each disappears after its time, unless it is persistent or being read. */
export function AlertBox({
  queue,
  onEvent,
  onClose,
  texts = ENGLISH_TEXTS,
  placement = 'corner',
  isPolite = false,
}: AlertBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  /** Where the focus was before it moved into the box. */
  const cameFrom = useRef<HTMLElement>(null);
  const visible = visibleItems(queue);
  const collapsed = collapsedCount(queue);
  useCountdown(queue, onEvent);
  usePauseWhileHidden(onEvent);

  const hover = () => {
    if (!queue.holds.includes('hover')) onEvent({ type: 'hold', reason: 'hover' });
  };
  const focusIn = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !box.current?.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
    onEvent({ type: 'hold', reason: 'focus' });
  };
  const focusOut = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget)) onEvent({ type: 'release', reason: 'focus' });
  };
  const close = (id: string, item: HTMLElement) => {
    onEvent({ type: 'dismiss', id });
    // An element removed under the pointer or focus sends no leave event. If they are still in the
    // box, the next alert under the pointer and the code below report them again.
    onEvent({ type: 'release', reason: 'hover' });
    onEvent({ type: 'release', reason: 'focus' });
    if (item.contains(document.activeElement)) moveFocus(item, cameFrom.current);
    onClose?.(id);
  };
  const closeAll = () => {
    onEvent({ type: 'dismiss-all' });
    cameFrom.current?.focus({ preventScroll: true });
    for (const { alert } of queue.items) onClose?.(alert.id);
  };

  return (
    <div
      ref={box}
      className={joinClassNames(css.box, css[placement])}
      onPointerOver={hover}
      onPointerLeave={() => onEvent({ type: 'release', reason: 'hover' })}
      onFocus={focusIn}
      onBlur={focusOut}
    >
      <Announcer queue={queue} kindNames={texts.kinds} isPolite={isPolite} />
      {(collapsed > 0 || queue.isExpanded) && (
        <div className={css.head}>
          {collapsed > 0 && (
            <button type="button" onClick={() => onEvent({ type: 'expand' })}>
              {texts.earlier(collapsed)}
            </button>
          )}
          <button type="button" onClick={closeAll}>
            {texts.closeAll}
          </button>
        </div>
      )}
      {visible.length > 0 && (
        <ol className={css.list} aria-label={texts.box}>
          {visible.map(({ alert, serial }) => (
            <AlertItem
              key={serial}
              alert={alert}
              kindName={texts.kinds[alert.kind]}
              closeText={texts.close}
              onClose={(item) => close(alert.id, item)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

/** One timer for the whole box, set to the next alert that disappears. */
function useCountdown(queue: AlertQueue, onEvent: SendAlertEvent): void {
  useEffect(() => {
    const inMs = nextExpiryMs(queue);
    if (inMs === null) return undefined;
    // The queue came with the server's HTML, so its time starts now.
    if (queue.countedToMs === null) onEvent({ type: 'tick' });
    const timer = setTimeout(() => onEvent({ type: 'tick' }), inMs);
    return () => clearTimeout(timer);
  }, [queue, onEvent]);
}

/** Nobody reads a page in the background. */
function usePauseWhileHidden(onEvent: SendAlertEvent): void {
  useEffect(() => {
    const follow = () => onEvent({ type: document.hidden ? 'hold' : 'release', reason: 'hidden' });
    document.addEventListener('visibilitychange', follow);
    if (document.hidden) follow();
    return () => document.removeEventListener('visibilitychange', follow);
  }, [onEvent]);
}

/**
 * Before a focused alert disappears, the focus moves to its neighbour. After a mouse click, which
 * has focused the button, and after the last alert, the focus returns to where it was before.
 */
function moveFocus(item: HTMLElement, cameFrom: HTMLElement | null): void {
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  const isByKeyboard = item.querySelector(':focus-visible') !== null;
  const next = isByKeyboard ? neighbour?.querySelector('button') : null;
  if (next) next.focus();
  else cameFrom?.focus({ preventScroll: true });
}
