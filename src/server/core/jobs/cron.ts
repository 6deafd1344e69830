import { CronExpressionParser } from 'cron-parser';

/** How often a job is due. */
export type Every = 'minute' | 'minutes' | 'hour' | 'day' | 'other';

/**
 * The next time after `afterMs` at which a cron expression is due, in UTC, as the queue computes
 * it. Throws for expressions that the queue would have rejected at startup.
 */
export function nextDue(cron: string, afterMs: number): number {
  return CronExpressionParser.parse(cron, { tz: 'UTC', currentDate: afterMs }).next().getTime();
}

/** The interval in one word, for display. */
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
