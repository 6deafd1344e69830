import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fontRuns } from './font-runs.ts';

const shown = (text: string) => fontRuns(text, 400).map((run) => `${run.font}:${run.text}`);

test.each(['Курс доллара', 'Złoty – ćwierć', 'Türk lirası ğşİ', 'Гривня ї', '−1.5 % · €'])(
  'CHT-13 Inter supports %s',
  (text) => {
    expect(shown(text)).toEqual([`inter:${text}`]);
  },
);

test('CHT-13 Chinese uses Noto Sans SC, including spaces and punctuation', () => {
  expect(shown('人民币 汇率（中间价）。')).toEqual(['notoSc:人民币 汇率（中间价）。']);
});

test('CHT-13 a text in several scripts is split by font', () => {
  expect(shown('USD 人民币 CNY Курс')).toEqual(['inter:USD ', 'notoSc:人民币 ', 'inter:CNY Курс']);
});

test('CHT-13 the weight selects a weight of Inter', () => {
  expect(fontRuns('A汇', 600)).toEqual([
    { text: 'A', font: 'interSemibold' },
    { text: '汇', font: 'notoSc' },
  ]);
});

test('CHT-13 no character is lost, not even surrogate pairs', () => {
  expect(shown('𠮷')).toEqual(['notoSc:𠮷']);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const joined = fontRuns(text, 400)
        .map((run) => run.text)
        .join('');
      expect(joined).toBe(text);
    }),
  );
});
