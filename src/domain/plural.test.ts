import { describe, expect, test } from 'vitest';
import { fillPlurals } from './plural.ts';

describe('fillPlurals', () => {
  test.each([
    ['eng', '{count|one=value|other=values}', ['values', 'value', 'values', 'values', 'values']],
    [
      'rus',
      '{count|one=значение|few=значения|other=значений}',
      ['значений', 'значение', 'значения', 'значений', 'значение'],
    ],
    [
      'pol',
      '{count|one=wynik|few=wyniki|other=wyników}',
      ['wyników', 'wynik', 'wyniki', 'wyników', 'wyników'],
    ],
    [
      'fra',
      '{count|one=valeur|other=valeurs}',
      ['valeur', 'valeur', 'valeurs', 'valeurs', 'valeurs'],
    ],
  ] as const)('in %s 0, 1, 2, 5 and 21 have the words they need', (language, text, words) => {
    const filled = [0, 1, 2, 5, 21].map((count) => fillPlurals(text, { count }, language));
    expect(filled).toEqual(words);
  });

  test('leaves alone what is not a choice, or has no number', () => {
    expect(fillPlurals('a | b {count}', { count: 1 }, 'eng')).toBe('a | b {count}');
    const choice = '{count|one=x|other=y}';
    expect(fillPlurals(choice, {}, 'eng')).toBe(choice);
    expect(fillPlurals(choice, { count: '1' }, 'eng')).toBe(choice);
    expect(fillPlurals('{toString|one=x|other=y}', {}, 'eng')).toBe('{toString|one=x|other=y}');
    expect(fillPlurals('{count|one=x}', { count: 5 }, 'eng')).toBe('{count|one=x}');
  });
});
