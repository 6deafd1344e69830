import { expect, test } from 'vitest';
import { dataServerBase } from './data-server.ts';
import { LANGUAGE_CODES } from '../text/language.ts';

const servers = {
  default: 'https://data.example',
  rus: 'https://ru.example',
  'rus:cbn': 'https://cbn-ru.example',
  'deu:cbn': 'https://cbn-de.example',
  fra: '',
};

test.each([
  ['rus', false, 'https://ru.example'],
  ['rus', true, 'https://cbn-ru.example'],
  ['deu', false, 'https://data.example'],
  ['deu', true, 'https://cbn-de.example'],
  ['pol', false, 'https://data.example'],
  ['pol', true, 'https://data.example'],
  ['fra', false, ''],
  ['fra', true, ''],
] as const)('LBL-3 %s with the provider flag %s uses “%s”', (language, isCbnData, base) => {
  expect(dataServerBase(servers, language, isCbnData)).toBe(base);
});

test('LBL-3 a flagged language without its own URL uses the plain one', () => {
  expect(dataServerBase({ ita: 'https://it.example' }, 'ita', true)).toBe('https://it.example');
});

test('LBL-3 without configuration every page uses its own origin', () => {
  const bases = LANGUAGE_CODES.flatMap((language) => [
    dataServerBase({}, language, false),
    dataServerBase({}, language, true),
  ]);
  expect(new Set(bases)).toEqual(new Set(['']));
});
