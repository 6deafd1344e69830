/** Told to all server processes, with ids of instruments: their daily points changed. */
export const INSTRUMENT_CHANGED = 'instrument_changed';
/** Told to all server processes, with ids of instruments: they have a new value of today. */
export const INSTRUMENT_TICKED = 'instrument_ticked';

/** Told by the database itself, with an instrument's id: what is said of it changed, no value. */
export const INSTRUMENT_DESCRIBED = 'instrument_described';

/** PostgreSQL refuses notifications of 8,000 bytes and more; an id has at most ten digits. */
const IDS_PER_MESSAGE = 700;

/** Ids as the texts of as many notifications as it takes. */
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
