import { localDate, momentOfLocal, type TimeZone } from '../time/time-zone.ts';

/** `2026-11-16T18:30` on the zone's clocks: the value of a date and time field. */
export function localText(ms: number, zone: TimeZone): string {
  return localDate(ms / 1000, zone)
    .toISOString()
    .slice(0, 16);
}

/** The moment at which the zone's clocks show this, as ISO in UTC; undefined for other texts. */
export function momentFromLocalText(text: string, zone: TimeZone): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::00)?$/.test(text)) return undefined;
  const local = Date.parse(`${text.slice(0, 16)}:00Z`);
  if (Number.isNaN(local)) return undefined;
  return new Date(momentOfLocal(local / 1000, zone) * 1000).toISOString();
}
