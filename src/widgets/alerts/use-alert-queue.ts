import { useCallback, useReducer } from 'react';
import {
  queueAfter,
  makeQueue,
  type Alert,
  type AlertEvent,
  type AlertQueue,
} from './alert-queue.ts';

export type SendAlertEvent = (event: AlertEvent) => void;

interface Happening {
  readonly event: AlertEvent;
  readonly atMs: number;
}

const reduce = (queue: AlertQueue, { event, atMs }: Happening) => queueAfter(queue, event, atMs);

/**
 * A queue for an `AlertBox`, and a function that sends events to it; `initial` is already in the
 * server's HTML.
 */
export function useAlertQueue(initial: readonly Alert[] = []): [AlertQueue, SendAlertEvent] {
  const [queue, dispatch] = useReducer(reduce, initial, makeQueue);
  const send = useCallback((event: AlertEvent) => dispatch({ event, atMs: performance.now() }), []);
  return [queue, send];
}
