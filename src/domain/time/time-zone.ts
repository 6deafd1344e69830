import { parseDay, SECONDS_PER_DAY } from './day.ts';

/** A fixed offset such as `UTC`, `UTC+3`, `UTC+5:30`, or an IANA name such as `Europe/Berlin`. */
export type TimeZone = string;

/** Given by the specification: charts show times at a fixed +3 h. */
export const DEFAULT_TIME_ZONE: TimeZone = 'UTC+3';

const FIXED = /^UTC(?:(?<sign>[+\-−])(?<hours>\d{1,2})(?::(?<minutes>[0-5]\d))?)?$/;
/** Intl's notation of the offset of an IANA zone: `GMT`, `GMT+05:30`; before 1900 with seconds. */
const WRITTEN = /^GMT(?:(?<sign>[+\-−])(?<hours>\d{2}):(?<minutes>\d{2})(?::(?<seconds>\d{2}))?)?$/;
/** The largest offset from UTC on earth. */
const FARTHEST_SECONDS = 14 * 3600;
/** Clocks change only at quarters of an hour, so the offset is constant within one. */
const QUARTER_SECONDS = 900;
const MAX_REMEMBERED = 4000;

/** The canonical spelling of a zone; undefined if there is no such zone. */
export function parseTimeZone(text: string): TimeZone | undefined {
  const fixed = fixedOffset(text);
  if (fixed !== undefined) return offsetName(fixed).replace('−', '-');
  // Intl also accepts bare offsets such as +03:00, which have no displayable name.
  if (!/^[A-Za-z]/.test(text)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** How far the zone's clocks are ahead of UTC at a moment. */
export function offsetSeconds(second: number, zone: TimeZone): number {
  return fixedOffset(zone) ?? namedOffset(second, zone);
}

/** The name of the zone at a moment: `UTC`, `UTC+3`, `UTC−5:30`. */
export function zoneName(second: number, zone: TimeZone): string {
  return offsetName(offsetSeconds(second, zone));
}

/** Like `zoneName`, but with both names if the clocks change in between. */
export function zoneNames(from: number, to: number, zone: TimeZone): string {
  const names = [zoneName(from, zone), zoneName(to, zone)];
  return [...new Set(names)].join(' / ');
}

/** A date whose UTC fields are those of the zone's clocks and calendar. */
export function localDate(second: number, zone: TimeZone): Date {
  return new Date((second + offsetSeconds(second, zone)) * 1000);
}

/** The moment at which the zone's clocks show the UTC fields of this date. */
export function momentOfLocal(localSecond: number, zone: TimeZone): number {
  const guess = localSecond - offsetSeconds(localSecond, zone);
  return localSecond - offsetSeconds(guess, zone);
}

/** The last second of a day (`YYYY-MM-DD`) in the zone, as ISO; undefined if it isn't a day. */
export function endOfLocalDay(day: string, zone: TimeZone): string | undefined {
  const start = parseDay(day);
  if (start === undefined) return undefined;
  return new Date(1000 * momentOfLocal((start + 1) * SECONDS_PER_DAY - 1, zone)).toISOString();
}

function offsetName(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60);
  if (minutes === 0) return 'UTC';
  const rest = minutes % 60;
  const clock = `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return `UTC${offset < 0 ? '−' : '+'}${clock}`;
}

function fixedOffset(zone: TimeZone): number | undefined {
  // Called for every point of a line, almost always with the same zone.
  if (zone === lastFixed.zone) return lastFixed.offset;
  const distance = matchedOffset(FIXED.exec(zone));
  const isPlace = distance !== undefined && Math.abs(distance) <= FARTHEST_SECONDS;
  const offset = isPlace ? distance : undefined;
  lastFixed = { zone, offset };
  return offset;
}

let lastFixed: { readonly zone: TimeZone; readonly offset: number | undefined } = {
  zone: 'UTC',
  offset: 0,
};

function matchedOffset(match: RegExpExecArray | null): number | undefined {
  if (!match?.groups) return undefined;
  const { sign = '+', hours = '0', minutes = '0', seconds = '0' } = match.groups;
  const size = 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
  return sign === '+' ? size : -size;
}

interface KnownZone {
  readonly format: Intl.DateTimeFormat;
  /** Offsets by quarter of an hour. */
  readonly offsets: Map<number, number>;
}
const knownZones = new Map<TimeZone, KnownZone>();

function namedOffset(second: number, zone: TimeZone): number {
  let known = knownZones.get(zone);
  if (!known) {
    const options = { timeZone: zone, timeZoneName: 'longOffset' } as const;
    known = { format: new Intl.DateTimeFormat('en', options), offsets: new Map() };
    knownZones.set(zone, known);
  }
  const quarter = Math.floor(second / QUARTER_SECONDS);
  let offset = known.offsets.get(quarter);
  if (offset === undefined) {
    const parts = known.format.formatToParts(quarter * QUARTER_SECONDS * 1000);
    const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    offset = matchedOffset(WRITTEN.exec(text)) ?? 0;
    if (known.offsets.size >= MAX_REMEMBERED) known.offsets.clear();
    known.offsets.set(quarter, offset);
  }
  return offset;
}
