import { describe, expect, test } from 'vitest';
import { fillText, textPlaces } from './fill-text.ts';

describe('fillText', () => {
  test.each([
    ['Hello {name}', { name: 'Ada' }, 'Hello Ada'],
    ['{a} of {b}, {a}', { a: 1, b: 20 }, '1 of 20, 1'],
    ['{a}{b}', { a: 'x', b: 'y' }, 'xy'],
    ['{count} rows', { count: 0 }, '0 rows'],
    ['{empty}.', { empty: '' }, '.'],
    ['no names', { name: 'Ada' }, 'no names'],
    ['', { name: 'Ada' }, ''],
    ['{{a} {a}}', { a: 1 }, '{{a} {a}}'],
  ])('“%s” is filled', (text, values, filled) => {
    expect(fillText(text, values)).toBe(filled);
  });

  test('a placeholder without a value stays as it is', () => {
    expect(fillText('{name} and {other}', { other: 'x' })).toBe('{name} and x');
  });

  test('LBL-2 the double braces of a missing label stay, even if a value has its name', () => {
    expect(fillText('{{name}}', { name: 'Ada' })).toBe('{{name}}');
  });

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'properties inherited from Object aren’t values: {%s}',
    (name) => {
      expect(fillText(`{${name}}`, {})).toBe(`{${name}}`);
      const choice = `{${name}, plural, one {x} other {y}}`;
      expect(fillText(choice, {}, 'eng')).toBe(choice);
    },
  );

  test('a value is inserted verbatim: no pattern, no second pass', () => {
    expect(fillText('{a} {b}', { a: '{b}', b: '$&$1$$' })).toBe('{b} $&$1$$');
    expect(fillText('{a}', { a: '{b, plural, one {x} other {y}}', b: 1 }, 'eng')).toBe(
      '{b, plural, one {x} other {y}}',
    );
  });

  test.each([
    [
      'eng',
      '{count, plural, one {value} other {values}}',
      ['values', 'value', 'values', 'values', 'values'],
    ],
    [
      'rus',
      '{count, plural, one {значение} few {значения} many {значений} other {значения}}',
      ['значений', 'значение', 'значения', 'значений', 'значение'],
    ],
    [
      'pol',
      '{count, plural, one {wynik} few {wyniki} many {wyników} other {wyniku}}',
      ['wyników', 'wynik', 'wyniki', 'wyników', 'wyników'],
    ],
    [
      'fra',
      '{count, plural, one {valeur} other {valeurs}}',
      ['valeur', 'valeur', 'valeurs', 'valeurs', 'valeurs'],
    ],
  ] as const)('in %s 0, 1, 2, 5 and 21 get the right forms', (language, text, words) => {
    const filled = [0, 1, 2, 5, 21].map((count) => fillText(text, { count }, language));
    expect(filled).toEqual(words);
  });

  test('a number can be formatted differently', () => {
    const values = { count: { count: 2514, text: '2,514' } };
    expect(fillText('{count} {count, plural, one {value} other {values}}', values, 'eng')).toBe(
      '2,514 values',
    );
  });

  test('a fraction has its own form', () => {
    const text = '{count, plural, one {балл} few {балла} many {баллов} other {балла (дробь)}}';
    expect(fillText(text, { count: 1.5 }, 'rus')).toBe('балла (дробь)');
  });

  test('leaves a plural alone without a number, a language or a form', () => {
    const choice = '{count, plural, one {x} other {y}}';
    expect(fillText(choice, {}, 'eng')).toBe(choice);
    expect(fillText(choice, { count: '1' }, 'eng')).toBe(choice);
    expect(fillText(choice, { count: 1 })).toBe(choice);
    expect(fillText('{count, plural, one {x}}', { count: 5 }, 'eng')).toBe(
      '{count, plural, one {x}}',
    );
    expect(fillText('a | b {count}', { count: 1 }, 'eng')).toBe('a | b 1');
  });
});

describe('textPlaces', () => {
  test.each([
    '{',
    '}',
    'a {b',
    'a b}',
    '{}',
    '{a b}',
    '{{a}}',
    '{a {b}}',
    '{count, plural}',
    '{count, plural, one}',
    '{count, plural, one {}}',
    '{count, plural, one {x}',
    '{count, plural, one {x} other}',
    '{count, select, one {x} other {y}}',
    '{count|one=x|other=y}',
    '{count, plural, several {x} other {y}}',
    '{count, plural, one {{name}} other {z}}',
  ])('“%s” has broken braces', (text) => {
    expect(textPlaces(text)).toBeNull();
  });

  test('accepts the spaces that translation tools write', () => {
    const text = '{ name }: {count,plural,one{x}\n  other{y}\n}';
    expect(fillText(text, { name: 'Ada', count: 2 }, 'eng')).toBe('Ada: y');
    expect(textPlaces(text)).toEqual([
      { name: 'name', forms: null },
      { name: 'count', forms: ['one', 'other'] },
    ]);
  });

  test('returns names and forms', () => {
    expect(textPlaces('no place | at all')).toEqual([]);
    expect(textPlaces('{name}: {count} {count, plural, one {x} other {y}}')).toEqual([
      { name: 'name', forms: null },
      { name: 'count', forms: null },
      { name: 'count', forms: ['one', 'other'] },
    ]);
  });
});
