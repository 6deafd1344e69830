import type { Alert } from '../../widgets/alerts/alert-queue.ts';

/** How long a notice stays by default; the time stops while it is being read. */
const NOTICE_MS = 5000;

/** Something that was done or failed; a later notice with the same ID replaces it. */
export interface Notice {
  readonly id: string;
  readonly kind: Alert['kind'];
  readonly text: string;
  readonly stayMs?: number;
  /** Stays until closed. */
  readonly persistent?: boolean;
}

type Listener = (alert: Alert) => void;
const listeners = new Set<Listener>();

/** Shows a notice above the page for a few seconds, without moving anything or taking the focus. */
export function showNotice(notice: Notice): void {
  for (const listener of listeners) listener({ stayMs: NOTICE_MS, ...notice });
}

export function onNotice(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
