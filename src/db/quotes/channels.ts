/** Notice to all server processes, with ids of instruments: their daily points have changed. */
export const INSTRUMENT_CHANGED = 'instrument_changed';
/** Notice to all server processes, with ids of instruments: they have a new value of today. */
export const INSTRUMENT_TICKED = 'instrument_ticked';

/**
 * Notice of the database itself, with the id of an instrument: its description has changed, its
 * values have not.
 */
export const INSTRUMENT_DESCRIBED = 'instrument_described';

/** PostgreSQL refuses notifications of 8,000 bytes and more; an id has at most ten digits. */
const IDS_PER_MESSAGE = 700;

/** Splits ids into the texts of as many notices as needed. */
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
