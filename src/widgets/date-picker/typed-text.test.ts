import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDay, formatDay } from '../../domain/time/day.ts';
import { displayDay } from '../../domain/text/format.ts';
import { LANGUAGES, LANGUAGE_CODES } from '../../domain/text/language.ts';
import { monthOfWord } from './month-words.ts';
import { calendarNames } from './names.ts';
import { displayStamp, settingsFromProps } from './settings.ts';
import { formatStamp, toStamp } from './stamp.ts';
import { checkTyped, reasonText } from './typed-check.ts';
import { readTyped } from './typed-text.ts';

const recentDay = fc.integer({ min: calendarDay(1000, 1, 1), max: calendarDay(9999, 12, 31) });

function readOrFailure(text: string, languageTag = 'en', hasTime = false): string {
  const { stamp, failure } = readTyped(text, { languageTag, hasTime, defaultMinutes: 0 });
  return failure ?? formatStamp(stamp, hasTime);
}

describe.each(LANGUAGE_CODES)('DTP-3 typing in %s', (code) => {
  const { tag } = LANGUAGES[code];

  test('every day is parsed as displayed, and as ISO', () => {
    fc.assert(
      fc.property(recentDay, (day) => {
        expect(readOrFailure(displayDay(day, code), tag)).toBe(formatDay(day));
        expect(readOrFailure(formatDay(day), tag)).toBe(formatDay(day));
      }),
    );
  });

  test('a day with its time is parsed as displayed', () => {
    const settings = settingsFromProps({ label: '', languageTag: tag, hasTime: true });
    fc.assert(
      fc.property(recentDay, fc.integer({ min: 0, max: 1439 }), (day, minutes) => {
        const stamp = toStamp(day, minutes);
        expect(readOrFailure(displayStamp(stamp, settings), tag, true)).toBe(
          formatStamp(stamp, true),
        );
        expect(readOrFailure(formatStamp(stamp, true), tag, true)).toBe(formatStamp(stamp, true));
      }),
    );
  });

  test('months are parsed as Intl writes them next to a day', () => {
    for (let month = 1; month <= 12; month += 1) {
      for (const style of ['long', 'short'] as const) {
        const format = new Intl.DateTimeFormat(tag, {
          day: 'numeric',
          month: style,
          year: 'numeric',
          timeZone: 'UTC',
        });
        const written = format.format(Date.UTC(2026, month - 1, 15));
        const day = formatDay(calendarDay(2026, month, 15));
        expect([written, readOrFailure(written, tag)]).toEqual([written, day]);
      }
    }
  });

  test('names all months and weekdays, Monday first', () => {
    const names = calendarNames(tag);
    expect(names.weekdays).toHaveLength(7);
    const monday = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
    expect(names.weekdays[0]?.long).toBe(monday.format(Date.UTC(2026, 10, 16)));
    expect(new Set(names.weekdays.map(({ short }) => short)).size).toBe(7);
  });
});

describe('typed text', () => {
  test.each([
    ['15.11.2026', 'ru'],
    ['15.11.26', 'de'],
    ['5.11.2026', 'de', '2026-11-05'],
    ['15/11/2026', 'fr'],
    ['15-11-2026', 'it'],
    ['15 11 2026', 'es'],
    ['15112026', 'pl'],
    ['20261115', 'ru'],
    ['2026/11/15', 'zh'],
    ['2026年11月15日', 'zh'],
    ['26/11/15', 'zh'],
    ['2026-11-5', 'en', '2026-11-05'],
    ['2026/11/15', 'en'],
    ['15 Nov 2026', 'en'],
    ['15 november 2026', 'en'],
    ['Nov 15, 2026', 'en'],
    ['15 Sept 2026', 'en', '2026-09-15'],
    ['15/11/2026', 'en'],
    ['11/15/2026', 'en'],
    ['15.11.2026', 'en'],
    ['05.06.2026', 'en', '2026-06-05'],
    ['15 Nov 2026', 'ru'],
    ['15 ноя 2026', 'ru'],
    ['15 KASIM 2026', 'tr'],
    ['15 fevrier 2026', 'fr', '2026-02-15'],
    ['  15.11.2026 ', 'uk'],
  ])('“%s” in %s', (text, tag, day = '2026-11-15') => {
    expect(readOrFailure(text, tag)).toBe(day);
  });

  test.each([
    ['yesterday', 'en', 'format'],
    ['15', 'de', 'format'],
    ['15.11', 'de', 'format'],
    ['15.11.202', 'de', 'format'],
    ['15.11.20266', 'de', 'format'],
    ['15 Ma 2026', 'en', 'format'],
    ['15.11.2026 10:00', 'de', 'format'],
    // It could be the fifth of June or the sixth of May.
    ['05/06/2026', 'en', 'format'],
    ['31.02.2026', 'de', 'no-such-date'],
    ['2026-13-01', 'de', 'no-such-date'],
    ['29 Feb 2026', 'en', 'no-such-date'],
    ['0.11.2026', 'de', 'no-such-date'],
  ])('“%s” in %s is rejected: %s', (text, tag, failure) => {
    expect(readOrFailure(text, tag)).toBe(failure);
  });

  test('a time is only accepted if the field has one', () => {
    expect(readOrFailure('15.11.2026 9:05', 'de', true)).toBe('2026-11-15T09:05');
    expect(readOrFailure('15.11.2026', 'de', true)).toBe('2026-11-15T00:00');
    expect(readOrFailure('15.11.2026 24:00', 'de', true)).toBe('no-such-date');
  });

  test('no text breaks it, and the result is a real day', () => {
    const tags = fc.constantFrom(...LANGUAGE_CODES.map((code) => LANGUAGES[code].tag));
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[\d ./:-]{1,18}$/));
    fc.assert(
      fc.property(texts, tags, fc.boolean(), (text, languageTag, hasTime) => {
        const { stamp } = readTyped(text, { languageTag, hasTime, defaultMinutes: 0 });
        expect(stamp === undefined || Number.isInteger(stamp)).toBe(true);
      }),
    );
  });

  test('a month’s prefix is accepted if it is unique', () => {
    expect(monthOfWord('sep', 'en')).toBe(9);
    expect(monthOfWord('ju', 'en')).toBeUndefined();
    expect(monthOfWord('juin', 'fr')).toBe(6);
    expect(monthOfWord('jui', 'fr')).toBeUndefined();
  });
});

describe('DTP-2 a typed date follows the same rules as a clicked one', () => {
  const settings = settingsFromProps({
    label: '',
    languageTag: 'de',
    min: '2026-11-10',
    max: '2026-11-20',
  });

  test.each([
    ['09.11.2026', 'before-min', 'Enter 10.11.2026 or later.'],
    ['21.11.2026', 'after-max', 'Enter 20.11.2026 or earlier.'],
    ['31.11.2026', 'no-such-date', 'This date doesn’t exist.'],
    ['soon', 'format', 'Enter a date like 25.11.2026.'],
  ] as const)('%s: %s', (text, reason, message) => {
    expect(checkTyped(text, settings, 0)).toEqual({ reason });
    expect(reasonText(reason, settings)).toBe(message);
  });

  test('an end before its start is rejected, and a start after its end', () => {
    const range = {
      from: toStamp(calendarDay(2026, 11, 12)),
      to: toStamp(calendarDay(2026, 11, 15)),
    };
    const [start, end] = [{ edge: 'from', range } as const, { edge: 'to', range } as const];
    expect(checkTyped('11.11.2026', settings, 0, end).reason).toBe('end-before-start');
    expect(checkTyped('16.11.2026', settings, 0, start).reason).toBe('end-before-start');
    expect(checkTyped('12.11.2026', settings, 0, end).stamp).toBe(range.from);
    expect(reasonText('end-before-start', settings, end)).toContain('12.11.2026');
    expect(reasonText('end-before-start', settings, start)).toContain('15.11.2026');
  });
});
