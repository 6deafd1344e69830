/** How often something is due. */
export type Every = 'minute' | 'minutes' | 'hour' | 'day' | 'other';

/** The parts of a time of day, of a date, and of a week, with the smallest and largest of each. */
const RANGES = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
] as const;
const MINUTE_MS = 60_000;
const FARTHEST_DAYS = 366;

/**
 * The next moment after another at which a cron expression of five fields is due, in UTC. Undefined
 * if there is none within a year, or if it is none that we know.
 */
export function nextDue(cron: string, afterMs: number): number | undefined {
  const fields = parseCron(cron);
  if (!fields) return undefined;
  const [minutes, hours, days, months, weekdays] = fields;
  const latest = afterMs + FARTHEST_DAYS * 24 * 60 * MINUTE_MS;
  const at = new Date((Math.floor(afterMs / MINUTE_MS) + 1) * MINUTE_MS);
  while (at.getTime() <= latest) {
    if (
      !months.has(at.getUTCMonth() + 1) ||
      !days.has(at.getUTCDate()) ||
      !weekdays.has(at.getUTCDay())
    ) {
      at.setUTCHours(24, 0, 0, 0);
    } else if (!hours.has(at.getUTCHours())) {
      at.setUTCMinutes(60, 0, 0);
    } else if (minutes.has(at.getUTCMinutes())) {
      return at.getTime();
    } else {
      at.setTime(at.getTime() + MINUTE_MS);
    }
  }
  return undefined;
}

/** In a word, for those who read it. */
export function everyFromCron(cron: string): Every {
  const [minute = '', hour, day, month, weekday] = cron.split(' ');
  if ([day, month, weekday].some((field) => field !== '*')) return 'other';
  if (hour === '*') {
    if (minute === '*') return 'minute';
    if (minute.startsWith('*/')) return 'minutes';
    return /^\d+$/.test(minute) ? 'hour' : 'other';
  }
  return /^\d+ \d+$/.test(`${minute} ${hour}`) ? 'day' : 'other';
}

type Fields = readonly [Set<number>, Set<number>, Set<number>, Set<number>, Set<number>];

function parseCron(cron: string): Fields | undefined {
  const texts = cron.split(' ');
  if (texts.length !== RANGES.length) return undefined;
  const fields = texts.map((text, i) => parseField(text, RANGES[i]![0], RANGES[i]![1]));
  return fields.includes(undefined) ? undefined : (fields as unknown as Fields);
}

/** A list of numbers, ranges and steps: `*`, `5`, `1-5`, `0,30`, and every tenth. */
function parseField(text: string, least: number, most: number): Set<number> | undefined {
  const found = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/([1-9]\d*))?$/.exec(part);
    if (!match) return undefined;
    const [, first, last, step = '1'] = match;
    const from = first === undefined ? least : Number(first);
    const to = first === undefined ? most : Number(last ?? first);
    if (from < least || to > most) return undefined;
    for (let n = from; n <= to; n += Number(step)) found.add(n);
  }
  return found;
}
