import { describe, expect, test } from 'vitest';
import type { LabelKey } from '../../labels/label-keys.ts';
import { translator } from './use-labels.ts';

describe('translator', () => {
  test('gives the text of a label', () => {
    expect(translator({ sign_in: 'Anmelden' })('sign_in')).toBe('Anmelden');
  });

  test('fills the names in a text', () => {
    const translate = translator({ sign_in: 'Hello {name}, {count}' });
    expect(translate('sign_in', { name: 'Ada', count: 3 })).toBe('Hello Ada, 3');
  });

  test('LBL-2 a missing label renders as its name in double braces', () => {
    expect(translator({})('sign_in')).toBe('{{sign_in}}');
    expect(translator({})('sign_in', { sign_in: 'x' })).toBe('{{sign_in}}');
  });

  test('an empty text is a text', () => {
    expect(translator({ sign_in: '' })('sign_in')).toBe('');
  });

  test.each(['constructor', 'toString', '__proto__'])(
    'LBL-2 “%s” is a missing label too',
    (key) => {
      expect(translator({})(key as LabelKey)).toBe(`{{${key}}}`);
    },
  );
});
