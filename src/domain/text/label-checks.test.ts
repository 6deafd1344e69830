import { describe, expect, test } from 'vitest';
import { checkLabel, isRefusal } from './label-checks.ts';
import { markLabel, type LabelTexts } from './label-marks.ts';
import type { Language } from './language.ts';
import { pluralForms } from './plural-forms.ts';
import { textVersion } from './text-version.ts';

const ROWS = '{count} {count, plural, one {row} other {rows}} of {name}';
const check = (text: string, language: Language = 'eng', builtIn = ROWS) =>
  checkLabel(text, { language, builtIn, english: builtIn }).map(({ kind, name }) =>
    name === '' ? kind : `${kind} ${name}`,
  );

const refusals = (text: string) =>
  checkLabel(text, { language: 'eng', builtIn: ROWS, english: ROWS }).map(isRefusal);
const given = (
  language: Language,
  builtIn: string,
  text?: string,
  changedAtMs = 1,
): LabelTexts => ({
  language,
  builtIn,
  ...(text !== undefined && { override: { text, changedAtMs } }),
});

describe('OPR-3 a text', () => {
  test.for([
    ['', ['empty']],
    [' \n', ['empty']],
    ['x'.repeat(4001), ['long']],
    ['{count', ['braces']],
    ['{count} {{name}}', ['braces']],
    ['{count, plural, one {row} few}', ['braces']],
    ['{count} {name} {nobody}', ['unknown nobody']],
    ['{name, plural, one {a} other {b}} {count}', ['unknown name']],
    ['{count, plural, one {row}} {name}', ['other count']],
    ['{name}', ['lost count']],
    ['{count} {count, plural, other {rows}} {name}', ['plural one']],
    [ROWS, []],
    ['<script>alert(1)</script> {count} {name}', []],
  ] as const)('OPR-3 “%s”', ([text, problems]) => {
    expect(check(text)).toEqual(problems);
  });

  test('OPR-3 a missing placeholder is reported but can be saved; an unknown one can’t', () => {
    expect(refusals('{name}')).toEqual([false]);
    expect(refusals('{count} {name} {x}')).toEqual([true]);
  });

  test('OPR-3 needs the plural forms of its language', () => {
    const text = '{count, plural, one {a} other {b}} {name}';
    expect(check(text, 'deu')).toEqual([]);
    expect(check(text, 'pol')).toEqual(['plural few', 'plural many']);
    expect(check('{count, plural, other {b}} {name}', 'chn')).toEqual([]);
    expect(pluralForms('rus')).toEqual([
      { form: 'one', samples: [1, 21, 31] },
      { form: 'few', samples: [2, 3, 4] },
      { form: 'many', samples: [5, 6, 7] },
      { form: 'other', samples: [1.5] },
    ]);
    expect(pluralForms('fra').map(({ form }) => form)).toEqual(['one', 'other']);
    expect(pluralForms('chn').map(({ form }) => form)).toEqual(['other']);
  });
});

describe('OPR-3 marks', () => {
  const plain = given('eng', 'From {begin}');

  test.for([
    ['nothing', given('deu', 'Von {begin}'), plain, []],
    ['no text', given('deu', ''), plain, ['missing']],
    ['changed', given('deu', 'Von {begin}', 'Ab {begin}'), plain, ['changed']],
    ['a lost variable', given('deu', 'Von {begin}', 'Ab'), plain, ['changed', 'lost']],
    ['one that does not fit', given('deu', 'Von {begin}', '{x}'), plain, ['unfit']],
    [
      'English changed',
      given('deu', 'Von {begin}'),
      given('eng', 'From {begin}', 'Since {begin}'),
      ['older'],
    ],
    [
      'both, English later',
      given('deu', 'Von {begin}', 'Ab {begin}', 1),
      given('eng', 'From {begin}', 'Since {begin}', 2),
      ['changed', 'older'],
    ],
    [
      'both at once',
      given('deu', 'Von {begin}', 'Ab {begin}', 2),
      given('eng', 'From {begin}', 'Since {begin}', 2),
      ['changed'],
    ],
    [
      'English that does not fit',
      given('deu', 'Von {begin}'),
      given('eng', 'From {begin}', 'Since {x}', 2),
      [],
    ],
    [
      'a variable that English has given up',
      given('deu', 'Von {begin}', 'Ab', 3),
      given('eng', 'From {begin}', 'Since', 2),
      ['changed'],
    ],
  ] as const)('OPR-3 %s', ([, texts, english, marks]) => {
    expect(markLabel(texts, english)).toEqual(marks);
  });
});

test('OPR-3 a version identifies one text', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'Anmelden', 'Anmelden ', '历史', '史历'];
  expect(new Set(texts.map(textVersion)).size).toBe(texts.length);
  expect(textVersion('Anmelden')).toBe(textVersion('Anmelden'));
});
