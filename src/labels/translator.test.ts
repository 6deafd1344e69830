import { describe, expect, test } from 'vitest';
import type { LabelKey } from './label-keys.ts';
import { translator } from './translator.ts';

describe('translator', () => {
  test('returns the text of a label', () => {
    expect(translator({ sign_in: 'Anmelden' }, 'eng')('sign_in')).toBe('Anmelden');
  });

  test('fills in placeholders', () => {
    const translate = translator({ sign_in: 'Hello {name}, {count}' }, 'eng');
    expect(translate('sign_in', { name: 'Ada', count: 3 })).toBe('Hello Ada, 3');
  });

  test('a text with plural forms uses the form of its number', () => {
    const texts = {
      search_found: '{count} {count, plural, one {результат} few {результата} many {результатов}}',
    };
    const translate = translator(texts, 'rus');
    expect(translate('search_found', { count: 22 })).toBe('22 результата');
    // @ts-expect-error a text that has forms cannot be asked for without the number
    expect(translate('search_found')).toBe(texts.search_found);
    // @ts-expect-error nor with something else in its place
    expect(translate('search_found', { count: 'many' })).toContain('{count, plural,');
  });

  test('a template is returned unfilled', () => {
    const translate = translator({ search_found: '{count} results' }, 'eng');
    expect(translate.template('search_found')).toBe('{count} results');
    expect(translate.template('sign_in')).toBe('{{sign_in}}');
  });

  test('LBL-2 a missing label renders as its name in double braces', () => {
    expect(translator({}, 'eng')('sign_in')).toBe('{{sign_in}}');
    expect(translator({}, 'eng')('sign_in', { sign_in: 'x' })).toBe('{{sign_in}}');
  });

  test('an empty text is a text', () => {
    expect(translator({ sign_in: '' }, 'eng')('sign_in')).toBe('');
  });

  test.each(['constructor', 'toString', '__proto__'])('LBL-2 “%s” is missing too', (key) => {
    expect(translator({}, 'eng')(key as LabelKey)).toBe(`{{${key}}}`);
  });
});
