/**
 * Notification to all server processes, with ids of instruments whose daily points have changed.
 */
export const INSTRUMENT_CHANGED = 'instrument_changed';
/** Notification to all server processes, with ids of instruments that have a new value of today. */
export const INSTRUMENT_TICKED = 'instrument_ticked';

/**
 * Notification by the database itself, with the id of an instrument whose description has changed,
 * but not its values.
 */
export const INSTRUMENT_DESCRIBED = 'instrument_described';

/** PostgreSQL rejects notifications of 8,000 bytes and more; an id has at most ten digits. */
const IDS_PER_MESSAGE = 700;

/** Splits ids into the payloads of as many notifications as needed. */
export function payloadsFromIds(instrumentIds: readonly number[]): string[] {
  const payloads: string[] = [];
  for (let i = 0; i < instrumentIds.length; i += IDS_PER_MESSAGE) {
    payloads.push(instrumentIds.slice(i, i + IDS_PER_MESSAGE).join(','));
  }
  return payloads;
}

export function idsFromPayload(payload: string): number[] {
  return payload.split(',').map(Number);
}
