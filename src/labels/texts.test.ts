import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../domain/text/language.ts';
import { textPlaces } from '../domain/text/fill-text.ts';
import { CATALOGUE } from './catalogue.ts';

/**
 * Names, codes and patterns made up of placeholders contain no word to translate, so they don't
 * show whether a text was translated.
 */
const NAMES = new Set([
  'api_title',
  'index_isin',
  'fig_dv01',
  'screen_column_isin',
  'chart_on_day',
  'chart_at_time',
  'chart_point',
  'chart_point_of',
  'home_headline_pair',
  'home_headline_leader',
  'home_of_etf',
  // “ETF” is written in Latin letters in Russian, Ukrainian and Chinese too.
  'search_type_etf',
  'instrument_kind_etf',
  'desk_kind_etf',
  'menu_etfs',
  'menu_developers',
]);

const TRANSLATIONS = LANGUAGE_CODES.filter((language) => language !== 'eng');
const PAIRS = LANGUAGE_CODES.flatMap((one, index) =>
  LANGUAGE_CODES.slice(index + 1).map((other) => [one, other] as const),
);

/** The full name of every key (module, repository, key), in file order. */
function paths(language: Language): string[] {
  return Object.entries(CATALOGUE).flatMap(([module, languages]) =>
    Object.entries(languages[language]).flatMap(([repository, texts]) =>
      Object.keys(texts).map((key) => `${module}.${repository}.${key}`),
    ),
  );
}

function entries(language: Language): [key: string, text: string][] {
  return Object.values(CATALOGUE).flatMap((languages) =>
    Object.values(languages[language]).flatMap((texts) => Object.entries(texts)),
  );
}

function readTexts(language: Language): Map<string, string> {
  return new Map(entries(language));
}

/** The placeholders of each text, sorted, because a language may reorder them. */
function readPlaceholders(language: Language): [key: string, names: string[]][] {
  return entries(language).map(([key, text]) => [
    key,
    (textPlaces(text) ?? [])
      .filter(({ forms }) => forms === null)
      .map(({ name }) => name)
      .toSorted(),
  ]);
}

/** Every plural, with the name of its number and its forms. */
function readChoices(language: Language): [key: string, name: string, forms: Set<string>][] {
  return entries(language).flatMap(([key, text]) =>
    (textPlaces(text) ?? []).flatMap(({ name, forms }) =>
      forms ? [[key, name, new Set(forms)] satisfies [string, string, Set<string>]] : [],
    ),
  );
}

/** The keys whose texts don't match the pattern. */
function keysWithout(language: Language, pattern: RegExp): string[] {
  return entries(language)
    .filter(([key, text]) => !NAMES.has(key) && !pattern.test(text))
    .map(([key]) => key);
}

describe('the texts', () => {
  test('LBL-2 the same labels exist in all ten languages', () => {
    expect(LANGUAGE_CODES).toHaveLength(10);
    expect(paths('eng').length).toBeGreaterThan(100);
    const actual = LANGUAGE_CODES.map((language) => [language, paths(language)]);
    expect(actual).toEqual(LANGUAGE_CODES.map((language) => [language, paths('eng')]));
  });

  test('no key occurs twice across all modules', () => {
    const keys = entries('eng').map(([key]) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test.each(TRANSLATIONS)('%s has the placeholders of the English texts', (language) => {
    expect(readPlaceholders(language)).toEqual(readPlaceholders('eng'));
  });

  test.each(LANGUAGE_CODES)('%s has a form for every number where it has a plural', (language) => {
    const rules = new Intl.PluralRules(LANGUAGES[language].tag);
    const counts = [...Array.from({ length: 200 }, (_, count) => count), 1.5];
    // German and Chinese use the same form for fractions as for other numbers.
    const wanted = new Set([...counts.map((count) => rules.select(count)), 'other']);
    for (const [key, name, forms] of readChoices(language)) {
      expect([key, name, forms]).toEqual([key, 'count', wanted]);
    }
  });

  test.each(['pol', 'rus', 'ukr'] as const)('%s has four forms', (language) => {
    const forms = readChoices(language).map(([, , names]) => [...names].toSorted());
    expect(forms.length).toBeGreaterThan(0);
    for (const each of forms) expect(each).toEqual(['few', 'many', 'one', 'other']);
  });

  test.each(TRANSLATIONS)('%s has plurals only where English has them', (language) => {
    const english = new Set(readChoices('eng').map(([key]) => key));
    expect(readChoices(language).filter(([key]) => !english.has(key))).toEqual([]);
  });

  test.each(LANGUAGE_CODES)('%s has no empty, padded or unfinished text', (language) => {
    const bad = entries(language).filter(
      ([, text]) =>
        text === '' ||
        text !== text.trim() ||
        textPlaces(text) === null ||
        /\||TODO|FIXME/.test(text.replaceAll(/\{[^{}]*\}/g, '')),
    );
    expect(bad).toEqual([]);
  });

  test.each(LANGUAGE_CODES)('%s has typographic quotes and apostrophes', (language) => {
    expect(entries(language).filter(([, text]) => /["'`]/.test(text))).toEqual([]);
  });

  test.each(LANGUAGE_CODES)('%s has period texts that fit their tabs', (language) => {
    const texts = readTexts(language);
    const periods = ['period_3m', 'period_1y', 'period_5y', 'period_10y'].map((key) =>
      texts.get(key),
    );
    expect(new Set(periods).size).toBe(4);
    for (const period of periods) expect(period).toMatch(/^\d{1,2}.{1,3}$/u);
  });
});

describe('the translations', () => {
  test.each(TRANSLATIONS)('%s differs from English in nine out of ten texts', (language) => {
    const english = readTexts('eng');
    const words = entries(language).filter(([, text]) => Array.from(text).length > 3);
    const same = words.filter(([key, text]) => english.get(key) === text);
    expect(same.length / words.length).toBeLessThanOrEqual(0.1);
  });

  test.each(PAIRS)('%s and %s share at most 35 of 100 texts', (one, other) => {
    const others = readTexts(other);
    const same = entries(one).filter(([key, text]) => others.get(key) === text);
    expect(same.length / others.size).toBeLessThanOrEqual(0.35);
  });

  test.each(['rus', 'ukr'] as const)('%s is written in Cyrillic', (language) => {
    expect(keysWithout(language, /\p{Script=Cyrillic}/u)).toEqual([]);
  });

  test('Russian and Ukrainian only use their own letters', () => {
    expect(entries('rus').filter(([, text]) => /[іїєґ]/i.test(text))).toEqual([]);
    expect(entries('ukr').filter(([, text]) => /[ыэъё]/i.test(text))).toEqual([]);
  });

  test('chn is written in Han', () => {
    expect(keysWithout('chn', /\p{Script=Han}/u)).toEqual([]);
  });

  test.each(['eng', 'pol', 'ita', 'deu', 'esp', 'fra', 'tur'] as const)(
    '%s is written in Latin only',
    (language) => {
      const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}]/u;
      expect(entries(language).filter(([, text]) => foreign.test(text))).toEqual([]);
    },
  );

  test('each language has a single word for duration', () => {
    const others = {
      pol: /czas\p{L}* trwania|(?<!\{)\bduration\b(?!,)/iu,
      tur: /(?<!, )\bsüre\b/iu,
    };
    for (const [language, other] of Object.entries(others)) {
      const found = entries(language as Language).filter(
        ([key, text]) => /duration|modified|macaulay|map|about/.test(key) && other.test(text),
      );
      expect(found).toEqual([]);
    }
  });

  test.each(['rus', 'ukr'] as const)(
    '%s doesn’t mix Latin letters into Cyrillic words',
    (language) => {
      const mixed = /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u;
      expect(entries(language).filter(([, text]) => mixed.test(text))).toEqual([]);
    },
  );
});
