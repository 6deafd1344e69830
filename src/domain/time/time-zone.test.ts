import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  endOfLocalDay,
  localDate,
  momentOfLocal,
  offsetSeconds,
  parseTimeZone,
  zoneName,
  zoneNames,
} from './time-zone.ts';

const at = (text: string) => Date.parse(text) / 1000;
const WINTER = at('2026-01-15T12:00:00Z');
const SUMMER = at('2026-07-15T12:00:00Z');

describe('parseTimeZone', () => {
  test.each([
    ['UTC', 'UTC'],
    ['UTC+3', 'UTC+3'],
    ['UTC+03:00', 'UTC+3'],
    ['UTC+5:30', 'UTC+5:30'],
    ['UTC-3:30', 'UTC-3:30'],
    ['UTC−4', 'UTC-4'],
    ['UTC+0', 'UTC'],
    ['europe/berlin', 'Europe/Berlin'],
    ['America/New_York', 'America/New_York'],
  ])('%s is %s', (text, zone) => {
    expect(parseTimeZone(text)).toBe(zone);
    expect(parseTimeZone(zone)).toBe(zone);
  });

  test.each(['', ' ', 'UTC+15', 'UTC+3:5', 'UTC+3:60', 'UTC 3', '+03:00', 'Moscow', '__proto__'])(
    '“%s” isn’t a time zone',
    (text) => {
      expect(parseTimeZone(text)).toBeUndefined();
    },
  );
});

describe('a zone', () => {
  test.each([
    ['UTC', 'UTC', 'UTC'],
    ['UTC+3', 'UTC+3', 'UTC+3'],
    ['UTC-3:30', 'UTC−3:30', 'UTC−3:30'],
    ['Europe/Moscow', 'UTC+3', 'UTC+3'],
    ['Europe/Berlin', 'UTC+1', 'UTC+2'],
    ['Europe/London', 'UTC', 'UTC+1'],
    ['America/New_York', 'UTC−5', 'UTC−4'],
    ['Asia/Kolkata', 'UTC+5:30', 'UTC+5:30'],
    ['Australia/Lord_Howe', 'UTC+11', 'UTC+10:30'],
  ])('%s is called %s in January and %s in July', (zone, january, july) => {
    expect([zoneName(WINTER, zone), zoneName(SUMMER, zone)]).toEqual([january, july]);
  });

  test('changes its clocks at the exact second', () => {
    const change = at('2026-03-29T01:00:00Z');
    expect(offsetSeconds(change - 1, 'Europe/Berlin')).toBe(3600);
    expect(offsetSeconds(change, 'Europe/Berlin')).toBe(7200);
    // Clocks here change by half an hour, at 15:00 UTC.
    const island = at('2026-04-04T15:00:00Z');
    expect(offsetSeconds(island - 1, 'Australia/Lord_Howe')).toBe(39_600);
    expect(offsetSeconds(island, 'Australia/Lord_Howe')).toBe(37_800);
  });

  test('has both names across a change of clocks', () => {
    expect(zoneNames(WINTER, SUMMER, 'Europe/Berlin')).toBe('UTC+1 / UTC+2');
    expect(zoneNames(WINTER, SUMMER, 'UTC+3')).toBe('UTC+3');
  });

  test('agrees with Intl on the local time', () => {
    const zone = fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), zone, (second, timeZone) => {
        const format = new Intl.DateTimeFormat('sv', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'medium',
        });
        const local = localDate(second, timeZone).toISOString();
        expect(local.slice(0, 19).replace('T', ' ')).toBe(format.format(second * 1000));
      }),
    );
  });

  test('a local time leads back to its moment, except in the hour that occurs twice', () => {
    const zone = fc.constantFrom('UTC+3', 'Europe/Berlin', 'America/New_York');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), zone, (second, timeZone) => {
        const local = second + offsetSeconds(second, timeZone);
        expect(Math.abs(momentOfLocal(local, timeZone) - second)).toBeOneOf([0, 3600]);
      }),
    );
  });

  test.for([
    ['2027-03-31', 'UTC', '2027-03-31T23:59:59.000Z'],
    ['2027-03-31', 'UTC+3', '2027-03-31T20:59:59.000Z'],
    // The day on which clocks go forward has 23 hours.
    ['2027-03-28', 'Europe/Berlin', '2027-03-28T21:59:59.000Z'],
    ['2027-02-30', 'UTC', undefined],
    ['soon', 'UTC', undefined],
  ] as const)('%s ends in %s at %s', ([day, zone, end]) => {
    expect(endOfLocalDay(day, zone)).toBe(end);
  });
});
