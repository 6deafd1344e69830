import {
  displayClock,
  displayLocalDay,
  displayNumber,
  displaySigned,
} from '../../../../domain/text/format.ts';
import type { Language } from '../../../../domain/text/language.ts';
import { zoneName, type TimeZone } from '../../../../domain/time/time-zone.ts';
import { useShell } from '../../../shell/use-shell.ts';

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;
const STEP = 1000;

/** `18.6 GB`; growth has a sign. */
export function displayBytes(bytes: number, language: Language, isSigned = false): string {
  const size = Math.abs(bytes);
  const power = size < STEP ? 0 : Math.min(Math.floor(Math.log10(size) / 3), UNITS.length - 1);
  const value = String(bytes / STEP ** power);
  const decimals = power < 2 ? 0 : 1;
  const text = (isSigned ? displaySigned : displayNumber)(value, decimals, language);
  return `${text}\u00a0${UNITS[power]}`;
}

/** `4 s`, `2:41 min`: the time between two moments. */
export function displayTook(from: string, to: string): string {
  const seconds = Math.max(Math.round((Date.parse(to) - Date.parse(from)) / 1000), 0);
  if (seconds < 60) return `${seconds}\u00a0s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}\u00a0min`;
}

interface Formats {
  readonly language: Language;
  readonly timeZone: TimeZone;
  /** The time zone of the columns. */
  readonly zone: string;
  readonly count: (value: number) => string;
  /** Date and time without the zone. */
  readonly time: (iso: string | null) => string;
  readonly clock: (iso: string) => string;
}

/** Number and time formats of these pages. `now` determines the offset of the time zone. */
export function useFormats(now: string): Formats {
  const { globals, timeZone } = useShell();
  const language = globals.lang;
  const clock = (iso: string) => displayClock(Date.parse(iso) / 1000, timeZone);
  return {
    language,
    timeZone,
    zone: zoneName(Date.parse(now) / 1000, timeZone),
    count: (value) => displayNumber(String(value), 0, language),
    clock,
    time: (iso) =>
      iso === null
        ? '–'
        : `${displayLocalDay(Math.floor(Date.parse(iso) / 1000), language, timeZone)} ${clock(iso)}`,
  };
}
