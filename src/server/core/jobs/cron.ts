import { CronExpressionParser } from 'cron-parser';

/** How often something is due. */
export type Every = 'minute' | 'minutes' | 'hour' | 'day' | 'other';

/**
 * The next moment after another at which a cron expression is due, in UTC, as the queue counts it.
 * Throws for what the queue would have refused at the start.
 */
export function nextDue(cron: string, afterMs: number): number {
  return CronExpressionParser.parse(cron, { tz: 'UTC', currentDate: afterMs }).next().getTime();
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
