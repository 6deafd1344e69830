import { formatDay } from '../../../domain/time/day.ts';
import { attribute, XmlScanner } from './xml-scanner.ts';

/** What the number of a cell means by its format. */
export type NumberStyle = 'number' | 'percentage' | 'moment' | 'time';

const MOMENT_FORMATS = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58,
]);
const TIME_FORMATS = new Set([18, 19, 20, 21, 32, 33, 34, 35, 55, 56]);
const PERCENTAGE_FORMATS = new Set([9, 10]);

/** The style of each cell format, by the number that cells refer to. */
export class WorkbookStyles {
  readonly styles: NumberStyle[] = [];
  readonly scanner: XmlScanner;
  readonly #formats = new Map<number, string>();
  #isCellFormats = false;

  constructor() {
    this.scanner = new XmlScanner({
      open: (name, tag) => {
        if (name === 'numFmt') {
          const id = Number(attribute(tag, 'numFmtId'));
          this.#formats.set(id, attribute(tag, 'formatCode') ?? '');
        } else if (name === 'cellXfs') {
          this.#isCellFormats = true;
        } else if (name === 'xf' && this.#isCellFormats) {
          this.styles.push(this.#style(Number(attribute(tag, 'numFmtId') ?? '0')));
        }
      },
      close: (name) => {
        if (name === 'cellXfs') this.#isCellFormats = false;
      },
      text: () => {},
    });
  }

  #style(format: number): NumberStyle {
    const code = this.#formats.get(format);
    if (code !== undefined) return styleFromCode(code);
    if (MOMENT_FORMATS.has(format)) return 'moment';
    if (TIME_FORMATS.has(format)) return 'time';
    return PERCENTAGE_FORMATS.has(format) ? 'percentage' : 'number';
  }
}

function styleFromCode(code: string): NumberStyle {
  // Only the first section counts; quoted and escaped text, colours and conditions don’t.
  const [section = ''] = code.replaceAll(/"[^"]*"|\\.|_.|\*./g, '').split(';');
  // [h] counts hours, also beyond a day.
  if (/\[(?:h+|m+|s+)\]/i.test(section)) return 'number';
  const plain = section.replaceAll(/\[[^\]]*\]/g, '').toLowerCase();
  if (/general/.test(plain)) return 'number';
  if (/[yd]|m{3}/.test(plain)) return 'moment';
  if (/[hs]/.test(plain)) return 'time';
  if (plain.includes('m')) return 'moment';
  return plain.includes('%') ? 'percentage' : 'number';
}

/** Days from 1970-01-01 back to the day before a system’s first one. */
const EPOCH_1900 = 25_569;
const EPOCH_1904 = 24_107;
/** Excel’s 29 February 1900, which there was not: days before it have another distance. */
const LEAP_BUG = 60;
const DAYS_LIMIT = 2_958_466;
const SECONDS_PER_DAY = 86_400;

/**
 * The serial number of a cell as `2024-01-31`, `2024-01-31T16:30:00` or, for a time of day,
 * `16:30:00`. The number itself if it is none.
 */
export function serialText(text: string, style: 'moment' | 'time', is1904: boolean): string {
  const serial = Number(text);
  if (!(serial >= 0 && serial < DAYS_LIMIT)) return text;
  const seconds = Math.round(serial * SECONDS_PER_DAY);
  const days = Math.floor(seconds / SECONDS_PER_DAY);
  const rest = seconds % SECONDS_PER_DAY;
  if (days === 0 && style === 'time') return clockText(rest);
  const day = is1904 ? days - EPOCH_1904 : dayFrom1900(days);
  if (day === undefined) return text;
  return rest === 0 ? formatDay(day) : `${formatDay(day)}T${clockText(rest)}`;
}

function dayFrom1900(days: number): number | undefined {
  if (days === LEAP_BUG || days === 0) return undefined;
  return days - EPOCH_1900 + (days < LEAP_BUG ? 1 : 0);
}

function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
