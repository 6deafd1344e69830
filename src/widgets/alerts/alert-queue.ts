export type AlertKind = 'info' | 'success' | 'warning' | 'error';

/** An alert as passed by a caller. HTML is sanitised; plain text doesn't need it. */
export type Alert = {
  /** An alert with the same ID replaces the earlier one, so that a repeated error is shown once. */
  readonly id: string;
  readonly kind: AlertKind;
  /** Stays until closed. */
  readonly persistent?: boolean;
  /** How long it stays, if not for the default time. */
  readonly stayMs?: number;
} & ({ readonly text: string } | { readonly html: string });

/** How long an alert stays by default. */
export const ALERT_MS = 3000;
/** Beyond this number alerts are collapsed into a count. */
export const VISIBLE_ALERTS = 5;

/** Why timeouts are paused: the reader is using the box, or isn't looking at the page. */
type HoldReason = 'hover' | 'focus' | 'hidden';

export interface QueuedAlert {
  readonly alert: Alert;
  /** Increases with every alert, so that a replacement differs from the alert before. */
  readonly serial: number;
  /** Infinity for persistent ones. */
  readonly remainingMs: number;
}

export interface AlertQueue {
  /** Newest last. */
  readonly items: readonly QueuedAlert[];
  readonly holds: readonly HoldReason[];
  /** The reader has expanded the collapsed ones. */
  readonly isExpanded: boolean;
  /** The time of the last event; null before the first, as on the server. */
  readonly countedToMs: number | null;
  readonly lastSerial: number;
}

export type AlertEvent =
  | { readonly type: 'add'; readonly alert: Alert }
  | { readonly type: 'dismiss'; readonly id: string }
  | { readonly type: 'dismiss-all' }
  | { readonly type: 'hold'; readonly reason: HoldReason }
  | { readonly type: 'release'; readonly reason: HoldReason }
  | { readonly type: 'expand' }
  /** Only time has passed. */
  | { readonly type: 'tick' };

export const NO_ALERTS: AlertQueue = {
  items: [],
  holds: [],
  isExpanded: false,
  countedToMs: null,
  lastSerial: 0,
};

export function makeQueue(alerts: readonly Alert[]): AlertQueue {
  return alerts.reduce(withAlert, NO_ALERTS);
}

/** The queue after an event at a given time; the time since the last event is subtracted first. */
export function queueAfter(queue: AlertQueue, event: AlertEvent, atMs: number): AlertQueue {
  const counted = afterTime(queue, atMs);
  switch (event.type) {
    case 'add':
      return withAlert(counted, event.alert);
    case 'dismiss':
      return keeping(counted, ({ alert }) => alert.id !== event.id);
    case 'dismiss-all':
      return keeping(counted, () => false);
    case 'hold':
      if (counted.holds.includes(event.reason)) return counted;
      return { ...counted, holds: [...counted.holds, event.reason] };
    case 'release':
      return { ...counted, holds: counted.holds.filter((reason) => reason !== event.reason) };
    case 'expand':
      return { ...counted, isExpanded: true };
    case 'tick':
      break;
  }
  return counted;
}

/** The visible alerts: the newest few, or all if expanded. */
export function visibleItems({ items, isExpanded }: AlertQueue): readonly QueuedAlert[] {
  return isExpanded ? items : items.slice(-VISIBLE_ALERTS);
}

export function collapsedCount(queue: AlertQueue): number {
  return queue.items.length - visibleItems(queue).length;
}

/** Milliseconds until the next alert disappears by itself; null if none will. */
export function nextExpiryMs(queue: AlertQueue): number | null {
  if (queue.holds.length > 0) return null;
  const next = Math.min(...visibleItems(queue).map(({ remainingMs }) => remainingMs));
  return Number.isFinite(next) ? next : null;
}

/** Only visible alerts time out, so that none is missed when many arrive at once. */
function afterTime(queue: AlertQueue, atMs: number): AlertQueue {
  const { countedToMs, holds } = queue;
  // If the clock was set back, no time has passed.
  const elapsedMs = countedToMs === null ? 0 : Math.max(0, atMs - countedToMs);
  const counted = { ...queue, countedToMs: atMs };
  if (elapsedMs === 0 || holds.length > 0) return counted;
  const visible = new Set(visibleItems(queue));
  const older = queue.items.map((item) =>
    visible.has(item) ? { ...item, remainingMs: item.remainingMs - elapsedMs } : item,
  );
  return keeping({ ...counted, items: older }, ({ remainingMs }) => remainingMs > 0);
}

function withAlert(queue: AlertQueue, alert: Alert): AlertQueue {
  const serial = queue.lastSerial + 1;
  const remainingMs = alert.persistent ? Infinity : (alert.stayMs ?? ALERT_MS);
  const others = queue.items.filter((item) => item.alert.id !== alert.id);
  return { ...queue, items: [...others, { alert, serial, remainingMs }], lastSerial: serial };
}

function keeping(queue: AlertQueue, isKept: (item: QueuedAlert) => boolean): AlertQueue {
  const items = queue.items.filter(isKept);
  const isExpanded = queue.isExpanded && items.length > VISIBLE_ALERTS;
  // An empty box can't be pointed at, and removing its last alert sends no leave event.
  const holds = items.length > 0 ? queue.holds : queue.holds.filter((it) => it === 'hidden');
  return { ...queue, items, isExpanded, holds };
}
