import { expect, test } from 'vitest';
import { localText, momentFromLocalText } from './local-text.ts';

test.each([
  ['UTC+3', '2026-11-16T18:30', '2026-11-16T15:30:00.000Z'],
  ['UTC', '2026-11-16T18:30', '2026-11-16T18:30:00.000Z'],
  ['Europe/Berlin', '2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  ['Europe/Berlin', '2026-12-01T00:00', '2026-11-30T23:00:00.000Z'],
])('OPR-4 in %s %s is %s, and back', (zone, local, moment) => {
  expect(momentFromLocalText(local, zone)).toBe(moment);
  expect(localText(Date.parse(moment), zone)).toBe(local);
});

test.each(['', 'tomorrow', '2026-13-01T00:00', '2026-11-16', '2026-11-16T25:00'])(
  'OPR-4 %j isn’t a date and time',
  (text) => {
    expect(momentFromLocalText(text, 'UTC')).toBeUndefined();
  },
);
