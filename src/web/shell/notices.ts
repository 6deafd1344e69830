import type { Alert } from '../../widgets/alerts/alert-queue.ts';

/** How long a notice stays, unless it says otherwise; while it is read, its time stands still. */
const NOTICE_MS = 5000;

/** Something that was done, or could not be done; a later notice with the same id replaces it. */
export interface Notice {
  readonly id: string;
  readonly kind: Alert['kind'];
  readonly text: string;
  readonly stayMs?: number;
  /** Stays until it is closed. */
  readonly persistent?: boolean;
}

type Listener = (alert: Alert) => void;
const listeners = new Set<Listener>();

/** Shows a notice above the page for a few seconds; it moves nothing and takes no focus. */
export function showNotice(notice: Notice): void {
  for (const listener of listeners) listener({ stayMs: NOTICE_MS, ...notice });
}

export function onNotice(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
