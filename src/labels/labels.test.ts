import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../domain/language.ts';
import { isLabelModule, label, labelsOf, missingLabel, withKeysAsTexts } from './labels.ts';
import { chn } from './texts/chn.ts';
import { deu } from './texts/deu.ts';
import { eng } from './texts/eng.ts';
import { esp } from './texts/esp.ts';
import { fra } from './texts/fra.ts';
import { ita } from './texts/ita.ts';
import { pol } from './texts/pol.ts';
import { rus } from './texts/rus.ts';
import { tur } from './texts/tur.ts';
import { ukr } from './texts/ukr.ts';

type Catalogue = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

const CATALOGUES: Record<Language, Catalogue> = {
  eng,
  rus,
  pol,
  ita,
  deu,
  esp,
  chn,
  ukr,
  fra,
  tur,
};

/**
 * Names, codes and patterns of placeholders alone: they have no word to translate, so they say
 * nothing about whether a text was translated.
 */
const NAMES = new Set([
  'api_title',
  'index_isin',
  'chart_on_day',
  'chart_at_time',
  'trend_of',
  'chart_point',
  'chart_point_of',
  // “ETF” is written in Latin letters in Russian, Ukrainian and Chinese too.
  'search_type_etf',
  'instrument_kind_etf',
]);

const TRANSLATIONS = LANGUAGE_CODES.filter((language) => language !== 'eng');
const PAIRS = LANGUAGE_CODES.flatMap((one, index) =>
  LANGUAGE_CODES.slice(index + 1).map((other) => [one, other] as const),
);

/** Every module, repository and key by its full name, in the order of the file. */
function paths(language: Language): string[] {
  return Object.entries(CATALOGUES[language]).flatMap(([module, repositories]) =>
    Object.entries(repositories).flatMap(([repository, texts]) =>
      Object.keys(texts).map((key) => `${module}.${repository}.${key}`),
    ),
  );
}

function entries(language: Language): [key: string, text: string][] {
  return Object.values(CATALOGUES[language]).flatMap((repositories) =>
    Object.values(repositories).flatMap((texts) => Object.entries(texts)),
  );
}

function textsOf(language: Language): Map<string, string> {
  return new Map(entries(language));
}

/** `{count|one=value|other=values}`: how many forms there are differs by language. */
const CHOICES = /\{\w+(?:\|\w+=[^{}|=]+)+\}/g;

/** The names in braces of each text, in one order: a language may turn them round. */
function placeholdersOf(language: Language): [key: string, names: string[]][] {
  return entries(language).map(([key, text]) => [key, (text.match(/\{\w*\}/g) ?? []).toSorted()]);
}

/** The keys whose texts do not hold what the pattern asks for. */
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

  test('no key stands twice over all modules', () => {
    const keys = entries('eng').map(([key]) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test.each(TRANSLATIONS)('%s has the placeholders of the English texts', (language) => {
    expect(placeholdersOf(language)).toEqual(placeholdersOf('eng'));
  });

  test.each(LANGUAGE_CODES)('%s has a word for every number where it has a choice', (language) => {
    const rules = new Intl.PluralRules(LANGUAGES[language].tag);
    const wanted = new Set([0, 1, 2, 5, 11, 21, 22, 25, 101].map((count) => rules.select(count)));
    // What is not whole, and what has no form of its own, is called as the others.
    const named = new Set([...wanted].map((form) => (form === 'many' ? 'other' : form)));
    for (const [key, text] of entries(language)) {
      for (const [choice] of text.matchAll(CHOICES)) {
        const forms = new Set([...choice.matchAll(/\|(\w+)=/g)].map(([, form]) => form));
        expect([key, forms]).toEqual([key, named.add('other')]);
      }
    }
  });

  test.each(LANGUAGE_CODES)('%s has no empty, padded or unfinished text', (language) => {
    const bad = entries(language).filter(
      ([, text]) =>
        text === '' ||
        text !== text.trim() ||
        /[{}|]|TODO|FIXME/.test(text.replaceAll(CHOICES, '').replaceAll(/\{\w+\}/g, '')),
    );
    expect(bad).toEqual([]);
  });

  test.each(LANGUAGE_CODES)('%s has typographic quotes and apostrophes', (language) => {
    expect(entries(language).filter(([, text]) => /["'`]/.test(text))).toEqual([]);
  });

  test.each(LANGUAGE_CODES)('%s has period texts that fit their tabs', (language) => {
    const texts = textsOf(language);
    const periods = ['period_3m', 'period_1y', 'period_5y', 'period_10y'].map((key) =>
      texts.get(key),
    );
    expect(new Set(periods).size).toBe(4);
    for (const period of periods) expect(period).toMatch(/^\d{1,2}.{1,3}$/u);
  });
});

describe('the translations', () => {
  test.each(TRANSLATIONS)('%s differs from English in nine texts of ten', (language) => {
    const english = textsOf('eng');
    const words = entries(language).filter(([, text]) => Array.from(text).length > 3);
    const same = words.filter(([key, text]) => english.get(key) === text);
    expect(same.length / words.length).toBeLessThanOrEqual(0.1);
  });

  test.each(PAIRS)('%s and %s share at most 35 of 100 texts', (one, other) => {
    const others = textsOf(other);
    const same = entries(one).filter(([key, text]) => others.get(key) === text);
    expect(same.length / others.size).toBeLessThanOrEqual(0.35);
  });

  test.each(['rus', 'ukr'] as const)('%s is written in Cyrillic', (language) => {
    expect(keysWithout(language, /\p{Script=Cyrillic}/u)).toEqual([]);
  });

  test('Russian and Ukrainian keep to their own letters', () => {
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

  test.each(['rus', 'ukr'] as const)(
    '%s mixes no Latin letter into a Cyrillic word',
    (language) => {
      const mixed = /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u;
      expect(entries(language).filter(([, text]) => mixed.test(text))).toEqual([]);
    },
  );
});

describe('label', () => {
  test('LBL-2 a missing label renders as its name in double braces', () => {
    for (const language of LANGUAGE_CODES) {
      expect(label(language, 'no_such_label')).toBe('{{no_such_label}}');
    }
    expect(missingLabel('no_such_label')).toBe('{{no_such_label}}');
  });

  test.each(['', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'LBL-2 “%s” is a missing label too',
    (key) => {
      expect(label('eng', key)).toBe(`{{${key}}}`);
      expect(missingLabel(key)).toBe(`{{${key}}}`);
    },
  );

  test('gives the text of the language, whatever module it stands in', () => {
    expect(label('eng', 'index_category_money_market')).toBe('Money market rates');
    expect(label('rus', 'index_category_money_market')).toBe('Ставки денежного рынка');
    expect(label('deu', 'sign_out')).toBe('Abmelden');
    expect(label('chn', 'index_category_bond')).toBe('债券指数');
  });

  test('gives every text of every language', () => {
    for (const language of LANGUAGE_CODES) {
      for (const [key, text] of entries(language)) expect(label(language, key)).toBe(text);
    }
  });
});

describe('labelsOf', () => {
  test('merges the repositories of a module', () => {
    for (const language of LANGUAGE_CODES) {
      for (const [module, repositories] of Object.entries(CATALOGUES[language])) {
        const texts = Object.values(repositories).flatMap((repository) =>
          Object.entries(repository),
        );
        expect(labelsOf(language, module)).toEqual(Object.fromEntries(texts));
      }
    }
  });

  test('gives one repository alone', () => {
    expect(labelsOf('fra', 'currency', 'subregions')).toEqual(fra.currency.subregions);
    expect(labelsOf('ita', 'shell', 'menu')).toEqual(ita.shell.menu);
    expect(labelsOf('ita', 'shell', 'menu')).not.toHaveProperty('sign_in');
  });

  test.each([
    '',
    'no_such_module',
    'Shell',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ])('has nothing for the module “%s”', (module) => {
    expect(isLabelModule(module)).toBe(false);
    expect(labelsOf('eng', module)).toBeUndefined();
    expect(labelsOf('eng', module, 'header')).toBeUndefined();
  });

  test.each(['', 'no_such_repository', 'page', '__proto__', 'constructor', 'toString'])(
    'has nothing for the repository “%s” of a module without it',
    (repository) => {
      expect(labelsOf('eng', 'shell', repository)).toBeUndefined();
    },
  );

  test('a merged module is a copy: changing it changes no catalogue', () => {
    const copy = labelsOf('tur', 'home') as Record<string, string>;
    copy['home_title'] = 'changed';
    expect(label('tur', 'home_title')).toBe(tur.home.page.home_title);
    expect(labelsOf('tur', 'home')).toEqual(tur.home.page);
  });
});

describe('withKeysAsTexts', () => {
  test('gives the same keys, each with its own name as text', () => {
    expect(withKeysAsTexts(pol.chart.legend)).toEqual({
      chart_legend: 'chart_legend',
      legend_show: 'legend_show',
      legend_hide: 'legend_hide',
      legend_remove: 'legend_remove',
    });
  });
});
