import { expect, test } from 'vitest';
import { everyFromCron, nextDue } from './cron.ts';

test.each([
  ['* * * * *', '2026-11-14T10:00:30Z', '2026-11-14T10:01:00.000Z', 'minute'],
  ['*/10 * * * *', '2026-11-14T10:00:00Z', '2026-11-14T10:10:00.000Z', 'minutes'],
  ['17 * * * *', '2026-11-14T10:17:00Z', '2026-11-14T11:17:00.000Z', 'hour'],
  ['1 0 * * *', '2026-11-14T00:00:59Z', '2026-11-14T00:01:00.000Z', 'day'],
  ['1 0 * * *', '2026-12-31T00:01:00Z', '2027-01-01T00:01:00.000Z', 'day'],
  ['45 17 * * 1-5', '2026-11-13T17:45:00Z', '2026-11-16T17:45:00.000Z', 'other'],
  // Either of the two days matches, as in the queue.
  ['45 17 13 * 5', '2026-11-14T10:00:00Z', '2026-11-20T17:45:00.000Z', 'other'],
  ['0 0 29 2 *', '2026-11-14T10:00:00Z', '2028-02-29T00:00:00.000Z', 'other'],
  ['0,30 6 1 1 *', '2026-11-14T10:00:00Z', '2027-01-01T06:00:00.000Z', 'other'],
] as const)('%s after %s is due at %s', (cron, after, due, every) => {
  expect(new Date(nextDue(cron, Date.parse(after))).toISOString()).toBe(due);
  expect(everyFromCron(cron)).toBe(every);
});

test.each(['60 * * * *', 'a * * * *', '* * 0 * *', '0 0 30 2 *'])('“%s” is rejected', (cron) => {
  expect(() => nextDue(cron, Date.parse('2026-11-14T10:00:00Z'))).toThrow(/./);
});
