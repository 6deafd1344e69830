import { expect, test } from 'vitest';
import { detectForms, type SampleColumn } from './detect-forms.ts';

function detectColumn(texts: SampleColumn) {
  const { columns, doubts } = detectForms([texts]);
  return { ...columns[0]!, doubts };
}

test('IMP-3 03/04/2024 throughout is asked, with both readings', () => {
  expect(detectColumn(['03/04/2024', '05/06/2024'])).toMatchObject({
    looksLike: 'day',
    date: null,
    doubts: [
      {
        subject: 'date',
        column: 0,
        isMixed: false,
        sample: '03/04/2024',
        options: [
          { form: 'dmy', reading: '2024-04-03' },
          { form: 'mdy', reading: '2024-03-04' },
        ],
      },
    ],
  });
});

test('IMP-3 1.234 throughout is asked, with both readings', () => {
  expect(detectColumn(['1.234', '25.678', '7'])).toMatchObject({
    looksLike: 'number',
    decimal: null,
    doubts: [
      {
        subject: 'decimal',
        sample: '1.234',
        options: [
          { form: 'point', reading: '1.234' },
          { form: 'comma', reading: '1234' },
        ],
      },
    ],
  });
});

test.for([
  [['03/04/2024', '13/04/2024'], 'dmy'],
  [['03/04/2024', '04/13/2024'], 'mdy'],
  [['03.04.2024'], 'dmy'],
  [['2024-01-31', null, 'N/A'], 'iso'],
  [['20240131'], 'compact'],
  [['2024/01/31'], 'ymd'],
  [['17 Mar 2026'], 'month-name'],
  [['31/01/2024 16:00'], 'dmy'],
] as const)('IMP-3 the dates of %j are %s', ([texts, form]) => {
  expect(detectColumn(texts)).toMatchObject({ date: form, looksLike: 'day', doubts: [] });
});

test.for([
  [['1.234', '1.2345'], 'point'],
  [['1.234', '0.125'], 'point'],
  [['1.234', '1234.567'], 'point'],
  [['1,234', '1,5'], 'comma'],
  [['1,234,567'], 'point'],
  [['1.234.567'], 'comma'],
  [['1 234,567'], 'comma'],
  [['1234', '12'], 'point'],
] as const)('IMP-3 the decimal sign of %j is a %s', ([texts, form]) => {
  expect(detectColumn(texts)).toMatchObject({ decimal: form, looksLike: 'number', doubts: [] });
});

test('IMP-3 a column of numbers follows the others of its file, but not if they differ', () => {
  const ambiguous = ['1.234', '5.678'];
  expect(detectForms([ambiguous, ['1.25']])).toMatchObject({
    columns: [{ decimal: 'point' }, { decimal: 'point' }],
    doubts: [],
  });
  expect(detectForms([ambiguous, ['1,25'], ['1.25']])).toMatchObject({
    columns: [{ decimal: null }, { decimal: 'comma' }, { decimal: 'point' }],
    doubts: [{ subject: 'decimal', column: 0 }],
  });
});

test('IMP-3 numbers that come as numbers have a point', () => {
  const { columns, doubts } = detectForms([['101.125', '99.875']], new Set([0]));
  expect(columns[0]).toMatchObject({ decimal: 'point' });
  expect(doubts).toEqual([]);
});

test('IMP-3 texts that contradict each other are asked', () => {
  expect(detectColumn(['13/04/2024', '04/13/2024'])).toMatchObject({
    date: null,
    doubts: [{ subject: 'date', isMixed: true }],
  });
  expect(detectColumn(['1.5', '1,5'])).toMatchObject({
    decimal: null,
    doubts: [{ subject: 'decimal', isMixed: true }],
  });
});

test('IMP-3 words for a missing value are proposed, numbers that may be one are asked', () => {
  expect(detectColumn(['1.5', 'N/A', '-', '2'])).toMatchObject({
    missing: ['N/A', '-'],
    doubts: [],
  });
  expect(detectColumn(['1.5', '-999.99', '2'])).toMatchObject({
    missing: [],
    doubts: [{ subject: 'missing', sample: '-999.99' }],
  });
});

test('texts have no forms to ask about', () => {
  expect(detectColumn(['DE0001141463', 'Bund 1.234', 'A 03/04/2024'])).toMatchObject({
    looksLike: 'text',
    date: null,
    doubts: [],
  });
  expect(detectColumn(['', null])).toMatchObject({ looksLike: 'empty', doubts: [] });
});

test('a day that doesn’t exist and a word among numbers change nothing', () => {
  expect(detectColumn(['2024-02-28', '2024-02-30'])).toMatchObject({ date: 'iso', doubts: [] });
  expect(detectColumn(['1.5', '2.5', 'see note'])).toMatchObject({ decimal: 'point', doubts: [] });
});
