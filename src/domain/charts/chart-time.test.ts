import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointMoment, tickText, timeTicks } from './chart-time.ts';
import { LANGUAGE_CODES } from '../text/language.ts';
import { localDate } from '../time/time-zone.ts';

const HOUR = 3600;
const DAY = 86_400;
const MOSCOW = 'UTC+3';
/** The moment at this local time in Moscow. */
const moscow = (text: string) => Date.parse(`${text}+03:00`) / 1000;
const texts = (from: number, to: number, atMost: number, zone: string | null = MOSCOW) => {
  const { unit, seconds } = timeTicks(from, to, atMost, zone);
  return seconds.map((second) => tickText(second, unit, zone, 'eng'));
};

const most = fc.integer({ min: 1, max: 20 });
/** Spans of all lengths, log-uniform from a second to a hundred years. */
const ragged = fc
  .record({
    from: fc.integer({ min: 0, max: 4e9 }),
    exponent: fc.double({ min: 0, max: 9.5, noNaN: true }),
    most,
  })
  .map((span) => Object.assign(span, { to: span.from + Math.round(10 ** span.exponent) }));
/** Both ends are at round times, which could result in one tick too many. */
const even = fc
  .record({
    day: fc.integer({ min: 0, max: 40_000 }),
    length: fc.constantFrom(60, HOUR, DAY, 7 * DAY, 30 * DAY, 365 * DAY),
    count: fc.integer({ min: 1, max: 40 }),
    most,
  })
  .map((span) => {
    const from = span.day * DAY - 3 * HOUR;
    return { from, to: from + span.count * span.length, most: span.most };
  });
const anySpan = fc.oneof(ragged, even);
/**
 * Zones without and with daylight saving time, one with a half-hour shift, and none (daily values).
 */
const anyZone = fc.constantFrom('UTC', MOSCOW, 'Europe/Berlin', 'Australia/Lord_Howe', null);

/** Its last tick is 1 March 1981, which began at 00:30 on Lord Howe Island. */
const afterMidnight = { from: 313_362_000, to: 352_242_000, most: 8 };

describe('timeTicks', () => {
  test('are at most as many as requested, ascending and within the span', () => {
    fc.assert(
      fc.property(anySpan, anyZone, ({ from, to, most: atMost }, zone) => {
        // Charts of daily values begin and end at whole days.
        if (zone === null && (from % DAY !== 0 || to - from < DAY)) return;
        const { seconds } = timeTicks(from, to, atMost, zone);
        expect(seconds.length).toBeGreaterThanOrEqual(1);
        expect(seconds.length).toBeLessThanOrEqual(atMost);
        expect(seconds).toEqual([...new Set(seconds)].toSorted((a, b) => a - b));
        expect(seconds[0]).toBeGreaterThanOrEqual(from);
        expect(seconds.at(-1)).toBeLessThanOrEqual(to);
      }),
      { numRuns: 500 },
    );
  });

  test('CHT-14 are round in the time zone', () => {
    fc.assert(
      fc.property(anySpan, anyZone, ({ from, to, most: atMost }, zone) => {
        const { unit, seconds } = timeTicks(from, to, atMost, zone);
        if (seconds[0] === from) return;
        const localIso = (second: number) => localDate(second, zone ?? 'UTC').toISOString();
        for (const second of seconds) {
          const [date = '', clock = ''] = localIso(second).split('T');
          // Not every day begins at midnight: in some zones clocks go forward at midnight.
          const isBeginning = localIso(second - 1).slice(0, 10) !== date;
          const isRound = {
            minute: clock.endsWith(':00.000Z'),
            day: isBeginning,
            month: isBeginning && date.endsWith('-01'),
            year: isBeginning && date.endsWith('-01-01'),
          };
          expect(isRound[unit]).toBe(true);
        }
      }),
      { numRuns: 500, examples: [[afterMidnight, 'Australia/Lord_Howe']] },
    );
  });

  test('both ends may be round times without adding one too many', () => {
    const start = moscow('2026-03-02T00:00');
    expect(timeTicks(start, start + 6 * DAY, 6, MOSCOW).seconds.length).toBeLessThanOrEqual(6);
    expect(texts(start, start + 6 * DAY, 7)).toHaveLength(7);
  });

  test.each([
    [
      '2026-03-02T10:00',
      '2026-03-02T10:05',
      ['10:00', '10:01', '10:02', '10:03', '10:04', '10:05'],
    ],
    [
      '2026-03-02T20:10',
      '2026-03-03T08:00',
      ['22:00', '3 Mar', '02:00', '04:00', '06:00', '08:00'],
    ],
    ['2025-12-20T00:00', '2026-02-10T00:00', ['1 Jan', '15 Jan', '29 Jan']],
    ['2025-09-15T00:00', '2026-04-15T00:00', ['Nov', '2026', 'Mar']],
    ['2020-05-01T00:00', '2025-05-01T00:00', ['2021', '2022', '2023', '2024', '2025']],
    ['1926-05-01T00:00', '2026-05-01T00:00', ['1940', '1960', '1980', '2000', '2020']],
  ])('from %s to %s', (from, to, expected) => {
    expect(texts(moscow(from), moscow(to), 6)).toEqual(expected);
  });

  test('a single moment is labelled: a clock time within a day, a date for a daily value', () => {
    const trade = moscow('2026-03-02T14:05:12');
    expect(timeTicks(trade, trade, 6, MOSCOW)).toEqual({ unit: 'minute', seconds: [trade] });
    const whole = day('2026-03-02');
    expect(texts(whole, whole, 6, null)).toEqual(['2 Mar']);
  });

  test('also work for thousands of years', () => {
    expect(timeTicks(0, 3000 * 365 * DAY, 6, null).seconds).toHaveLength(1);
  });
});

const day = (text: string) => Date.parse(text) / 1000;

describe('the ticks of daily values', () => {
  test.each([
    ['2026-11-12', '2026-11-13', ['12 Nov', '13 Nov']],
    ['2026-11-11', '2026-11-13', ['11 Nov', '12 Nov', '13 Nov']],
    ['2026-10-30', '2026-11-04', ['30 Oct', '31 Oct', '1 Nov', '2 Nov', '3 Nov', '4 Nov']],
    ['2025-11-01', '2026-02-01', ['Nov', 'Dec', '2026', 'Feb']],
  ])('from %s to %s are days, at the points themselves', (from, to, expected) => {
    expect(texts(day(from), day(to), 6, null)).toEqual(expected);
  });

  test('never have a clock time, and are at midnight UTC, also in a window that starts within a day', () => {
    const part = fc.record({
      from: fc.integer({ min: 0, max: 4e9 }),
      length: fc.integer({ min: 3 * DAY, max: 4000 * DAY }),
      most: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(part, ({ from, length, most: atMost }) => {
        const { unit, seconds } = timeTicks(from, from + length, atMost, null);
        expect(unit).not.toBe('minute');
        expect(seconds.length).toBeGreaterThanOrEqual(1);
        for (const second of seconds) {
          expect(second % DAY).toBe(0);
          expect(tickText(second, unit, null, 'eng')).not.toContain(':');
        }
      }),
    );
  });
});

describe('texts', () => {
  test('CHT-14 times are shown at +3 h, whatever the machine’s time zone', () => {
    const evening = Date.parse('2026-11-15T21:30:05Z') / 1000;
    expect(pointMoment(evening, 'eng', MOSCOW)).toBe('16 Nov 2026 00:30:05 UTC+3');
    const noon = Date.parse('2026-11-15T11:05:00Z') / 1000;
    expect(tickText(noon, 'minute', MOSCOW, 'eng')).toBe('14:05');
    // Half past nine in the evening in London is already the next day in Moscow.
    expect(tickText(evening, 'day', MOSCOW, 'eng')).toBe('16 Nov');
  });

  test('ZON-1 times in another zone follow its clocks, in summer and winter', () => {
    const [winter, summer] = ['2026-01-15T11:05:00Z', '2026-07-15T11:05:00Z'].map(
      (text) => Date.parse(text) / 1000,
    ) as [number, number];
    expect(tickText(winter, 'minute', 'Europe/Berlin', 'eng')).toBe('12:05');
    expect(tickText(summer, 'minute', 'Europe/Berlin', 'eng')).toBe('13:05');
    expect(pointMoment(summer, 'deu', 'Europe/Berlin')).toBe('15.07.2026 13:05:00 UTC+2');
  });

  test('the first tick in a larger unit is labelled with it', () => {
    expect(tickText(moscow('2026-01-01T00:00'), 'minute', MOSCOW, 'eng')).toBe('1 Jan');
    expect(tickText(moscow('2026-01-01T00:00'), 'month', MOSCOW, 'eng')).toBe('2026');
    expect(tickText(moscow('2026-02-01T00:00'), 'month', MOSCOW, 'eng')).toBe('Feb');
  });

  test.each(LANGUAGE_CODES)('%s has twelve distinct month names', (language) => {
    const months = Array.from({ length: 12 }, (_, i) => Date.UTC(2026, i, 15) / 1000);
    // January is labelled with its year.
    const names = months.map((second) => tickText(second, 'month', MOSCOW, language));
    expect(new Set(names).size).toBe(12);
    expect(names[0]).toContain('2026');
    const days = months.map((second) => tickText(second, 'day', MOSCOW, language));
    expect(new Set(days).size).toBe(12);
    for (const text of days) expect(text).toMatch(/15/);
    for (const text of [...names, ...days]) expect(text.length).toBeLessThanOrEqual(10);
  });

  test.each([
    ['rus', '15 нояб.'],
    ['deu', '15. Nov.'],
    ['chn', '11月15日'],
    ['tur', '15 Kas'],
  ] as const)('a day in %s is %s', (language, text) => {
    expect(tickText(Date.UTC(2026, 10, 15) / 1000, 'day', MOSCOW, language)).toBe(text);
  });

  test('an hour is the same in every language', () => {
    const clocks = LANGUAGE_CODES.map((language) => tickText(HOUR, 'minute', MOSCOW, language));
    expect(new Set(clocks)).toEqual(new Set(['04:00']));
  });
});
