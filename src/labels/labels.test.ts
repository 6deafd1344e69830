import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../domain/text/language.ts';
import { CATALOGUE } from './catalogue.ts';
import { isLabelModule, isLabelPart, label, Labels, missingLabel } from './labels.ts';

const reader = (language: (typeof LANGUAGE_CODES)[number]) => ({ language, showsLabelKeys: false });
const ENGLISH = reader('eng');
const KEYS = { language: 'deu', showsLabelKeys: true } as const;

describe('a label', () => {
  test('LBL-2 that is missing renders as its name in double braces', () => {
    for (const language of LANGUAGE_CODES) {
      expect(label(language, 'no_such_label')).toBe('{{no_such_label}}');
    }
    expect(missingLabel('no_such_label')).toBe('{{no_such_label}}');
  });

  test.each(['', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'LBL-2 “%s” is missing too',
    (key) => {
      expect(label('eng', key)).toBe(`{{${key}}}`);
    },
  );

  test('is the text of the language, whatever its module', () => {
    expect(label('eng', 'index_category_money_market')).toBe('Money market rates');
    expect(label('rus', 'index_category_money_market')).toBe('Ставки денежного рынка');
    expect(label('deu', 'sign_out')).toBe('Abmelden');
    expect(label('chn', 'index_category_bond')).toBe('债券指数');
  });

  test('of every language is given', () => {
    for (const language of LANGUAGE_CODES) {
      const texts = Object.values(CATALOGUE).flatMap((module) =>
        Object.values(module[language]).flatMap((repository) => Object.entries(repository)),
      );
      for (const [key, text] of texts) expect(label(language, key)).toBe(text);
    }
  });

  test('is filled by the rules of its language', () => {
    const labels = new Labels();
    expect(labels.filled(ENGLISH, 'search_found', { count: 1 })).toBe('1 result');
    expect(labels.filled(KEYS, 'search_found', { count: 1 })).toBe('search_found');
  });
});

describe('a module', () => {
  const labels = new Labels();

  test('has the texts of all its repositories', () => {
    for (const language of LANGUAGE_CODES) {
      for (const [module, languages] of Object.entries(CATALOGUE)) {
        const texts = Object.assign({}, ...Object.values(languages[language])) as object;
        expect(labels.module(reader(language), module)).toEqual(texts);
      }
    }
  });

  test('has each repository separately', () => {
    expect(labels.module(reader('fra'), 'currency', 'subregions')).toEqual(
      CATALOGUE.currency.fra.subregions,
    );
    expect(labels.module(reader('ita'), 'shell', 'footer')).not.toHaveProperty('sign_in');
  });

  test.each([
    '',
    'no_such_module',
    'Shell',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ])('“%s” doesn’t exist', (module) => {
    expect(isLabelModule(module)).toBe(false);
    expect(labels.module(ENGLISH, module)).toBeUndefined();
    expect(labels.module(ENGLISH, module, 'header')).toBeUndefined();
    expect(isLabelPart(`${module}.header`)).toBe(false);
  });

  test.each(['', 'no_such_repository', 'page', '__proto__', 'constructor', 'toString'])(
    'has no repository “%s” unless it defines one',
    (repository) => {
      expect(labels.module(ENGLISH, 'shell', repository)).toBeUndefined();
      expect(isLabelPart(`shell.${repository}`)).toBe(false);
    },
  );

  test('CMP-3 shows keys on request', () => {
    expect(labels.module(KEYS, 'chart', 'legend')).toEqual({
      chart_legend: 'chart_legend',
      legend_show: 'legend_show',
      legend_hide: 'legend_hide',
      legend_remove: 'legend_remove',
    });
  });
});

describe('the texts of a page', () => {
  const parts = ['gallery.page', 'widgets.select', 'chart.legend'];

  test('are those of its parts: its own inline, widget texts in a file', () => {
    const { texts, inline, file } = new Labels().page(ENGLISH, parts);
    const { gallery, widgets, chart } = CATALOGUE;
    expect(inline).toEqual(gallery.eng.page);
    expect(texts).toEqual({ ...gallery.eng.page, ...widgets.eng.select, ...chart.eng.legend });
    expect(file).toMatch(/^\/labels\/eng-[\da-f]{10}\/chart\.legend\+widgets\.select\.json$/);
    expect(new Labels().page(ENGLISH, ['gallery.page']).file).toBeNull();
  });

  test('are assembled once, and immutable', () => {
    const labels = new Labels();
    const { texts } = labels.page(ENGLISH, parts);
    expect(labels.page(ENGLISH, [...parts]).texts).toBe(texts);
    expect(Object.isFrozen(texts)).toBe(true);
  });

  test('CMP-3 are keys on request', () => {
    const labels = new Labels();
    const { texts, file } = labels.page(KEYS, parts);
    expect(Object.values(texts)).toEqual(Object.keys(texts));
    expect(file).toMatch(/^\/labels\/keys-[\da-f]{10}\/chart\.legend\+widgets\.select\.json$/);
    expect(labels.tag({ ...KEYS, language: 'eng' })).toBe(labels.tag(KEYS));
  });
});

describe('an override', () => {
  test('replaces the text: alone, in its module and on pages', () => {
    const labels = new Labels();
    const [tag, german] = [labels.tag(ENGLISH), labels.tag(reader('deu'))];
    const { texts } = labels.page(ENGLISH, ['gallery.page']);
    labels.override({ eng: { gallery_title: 'Our widgets' } });
    expect(labels.text(ENGLISH, 'gallery_title')).toBe('Our widgets');
    expect(labels.module(ENGLISH, 'gallery', 'page')?.gallery_title).toBe('Our widgets');
    expect(labels.page(ENGLISH, ['gallery.page']).texts.gallery_title).toBe('Our widgets');
    expect(texts.gallery_title).toBe('Widget gallery');
    expect(labels.tag(ENGLISH)).not.toBe(tag);
    expect(labels.tag(reader('deu'))).toBe(german);
    labels.override({});
    expect(labels.tag(ENGLISH)).toBe(tag);
    expect(labels.text(ENGLISH, 'gallery_title')).toBe('Widget gallery');
  });

  test.each([
    ['search_found', '{count} found'],
    ['search_found', '{count} {count, plural, one {hit} other {hits}}'],
    ['search_found', 'some'],
    ['footer_sources', '{sources} – our sources'],
    ['sign_in', 'Log in'],
  ])('%s can be “%s”', (key, text) => {
    const labels = new Labels();
    labels.override({ eng: { [key]: text } });
    expect(labels.text(ENGLISH, key)).toBe(text);
  });

  test.each([
    ['footer_sources', 'Sources: {sources'],
    ['footer_sources', 'Sources: sources}'],
    ['footer_sources', 'Sources: {{sources}}'],
    ['footer_sources', 'Sources: {names}'],
    ['footer_sources', 'Sources: {sources, plural, one {x} other {y}}'],
    ['sign_in', 'Sign in, {name}'],
    ['sign_in', ''],
    ['sign_in', ' '],
    ['search_found', '{count, plural, one {hit}}'],
    ['search_found', '{count, plural, one {hit} several {hits} other {hits}}'],
    ['search_found', '{count, plural}'],
  ])('%s can’t be “%s”: the built-in text stays', (key, text) => {
    const labels = new Labels();
    labels.override({ eng: { [key]: text } });
    expect(labels.text(ENGLISH, key)).toBe(label('eng', key));
  });

  test.each(['no_such_label', '__proto__', 'constructor'])('of “%s” creates no label', (key) => {
    const labels = new Labels();
    const tag = labels.tag(ENGLISH);
    labels.override({ eng: JSON.parse(`{${JSON.stringify(key)}:"x"}`) as Record<string, string> });
    expect(labels.text(ENGLISH, key)).toBe(`{{${key}}}`);
    expect(labels.tag(ENGLISH)).toBe(tag);
  });
});
