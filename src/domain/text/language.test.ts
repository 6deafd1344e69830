import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromAcceptLanguage, isLanguage, LANGUAGE_CODES, LANGUAGES } from './language.ts';

test('LBL-2 the languages are the ten of the specification', () => {
  expect(LANGUAGE_CODES.toSorted()).toEqual(
    ['rus', 'eng', 'pol', 'ita', 'deu', 'esp', 'chn', 'ukr', 'fra', 'tur'].toSorted(),
  );
});

describe('isLanguage', () => {
  test('recognises the ten codes', () => {
    expect(LANGUAGE_CODES.filter((code) => !isLanguage(code))).toEqual([]);
  });

  test.each(['', 'en', 'ENG', 'eng ', 'xxx', 'constructor', 'toString', '__proto__', 7, null, {}])(
    'rejects %j',
    (value) => {
      expect(isLanguage(value)).toBe(false);
    },
  );

  test('rejects a missing value', () => {
    expect(isLanguage(undefined)).toBe(false);
  });
});

describe('fromAcceptLanguage', () => {
  test.each(LANGUAGE_CODES)('%s is found by its tag, alone or with a region', (code) => {
    const { tag } = LANGUAGES[code];
    expect(fromAcceptLanguage(tag)).toBe(code);
    expect(fromAcceptLanguage(tag.toUpperCase())).toBe(code);
    expect(fromAcceptLanguage(`${tag}-XX`)).toBe(code);
  });

  test.each([
    ['de-CH,de;q=0.9,en;q=0.5', 'deu'],
    ['en;q=0.5,de;q=0.9', 'deu'],
    ['en;q=0.5, fr;q=0.8 , it;q=0.7', 'fra'],
    ['pl;q=0.8,tr;q=0.8', 'pol'],
    ['tr;q=0.8,pl;q=0.8', 'tur'],
    ['zh-Hant-TW;q=1.0', 'chn'],
    ['es;level=1;q=0.2,uk; q=0.3', 'ukr'],
    ['en;Q=0.1,ru', 'rus'],
  ])('%s prefers %s', (header, code) => {
    expect(fromAcceptLanguage(header)).toBe(code);
  });

  test.each([
    ['nl,de;q=0.1', 'deu'],
    ['*,it;q=0.5', 'ita'],
    ['enx,eng,e-n,fr', 'fra'],
  ])('unknown tags in %s are skipped', (header, code) => {
    expect(fromAcceptLanguage(header)).toBe(code);
  });

  test('an excluded language isn’t chosen', () => {
    expect(fromAcceptLanguage('de;q=0')).toBeUndefined();
    expect(fromAcceptLanguage('de;q=0.000,en;q=0.001')).toBe('eng');
  });

  test.each([
    '',
    ' ',
    ',',
    ';;;',
    ',,;q=1',
    '*',
    'nl',
    'de;q=abc',
    'de;q=',
    'de;q=-1',
    '__proto__',
  ])('nothing is chosen for “%s”', (header) => {
    expect(fromAcceptLanguage(header)).toBeUndefined();
  });

  test('any text gives one of the ten or nothing', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (header) => {
        const code = fromAcceptLanguage(header);
        expect(code === undefined || isLanguage(code)).toBe(true);
      }),
    );
  });

  test('only the beginning of a huge header is read', () => {
    expect(fromAcceptLanguage(`de,${'xx,'.repeat(1_000_000)}`)).toBe('deu');
    expect(fromAcceptLanguage(`${'xx,'.repeat(1_000_000)}de`)).toBeUndefined();
  });
});
