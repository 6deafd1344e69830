import { expect, test } from 'vitest';
import { groupedCode, matchedLength, searchCode } from './search-code.ts';

test('codes ignore case and punctuation', () => {
  expect(['brk.b', 'EUR/USD', ' t ', '株'].map(searchCode)).toEqual(['BRKB', 'EURUSD', 'T', '株']);
});

test.each([
  ['RU55 DKNT 9DO2', 'RU55DKNT9DO2'],
  ['ru55-dknt-9do2', 'RU55DKNT9DO2'],
  ['RU55\u00a0DKNT\u202f9DO2', 'RU55DKNT9DO2'],
  ['RU55–DKNT – 9DO2 ', 'RU55DKNT9DO2'],
  ['US 037833100 5', 'US0378331005'],
  ['r u 5 5 d k n t 9 d o 2', 'RU55DKNT9DO2'],
  ['RU55 D', 'RU55D'],
  ['ruab cd12', 'RUABCD12'],
  ['BEMT G', 'BEMTG'],
  ['xs 12', 'XS12'],
  ['EUR usd', 'EURUSD'],
])('SRC-9 “%s” is the code %s in groups', (text, code) => {
  expect(groupedCode(text)).toBe(code);
});

test.each([
  ['one word, code or not', 'RU55DKNT9DO2'],
  ['words without a digit', 'to be'],
  ['words that are no groups of four', 'north energy'],
  ['a word that is too long for one', 'energy holding 2031'],
  ['a name and a number', 'Gazprom 2031 5'],
  ['a number first', '5% 2031'],
  ['no digit at the end of twelve', 'RU55 DKNT 9DOX'],
  ['more than twelve', 'RU55 DKNT 9DO2 1'],
  ['other letters', 'РУ55 ДКНТ'],
  ['nothing', '  '],
])('%s isn’t a grouped code', (_what, text) => {
  expect(groupedCode(text)).toBe('');
});

test.each([
  ['RU55DKNT9DO2', 'ru55 dk', 'RU55DK'],
  ['RU55DKNT9DO2', 'ru55-dknt-9do2', 'RU55DKNT9DO2'],
  ['EUR/USD', 'eurus', 'EUR/US'],
  ['EUR/USD', 'EUR', 'EUR'],
  ['BRK.B', 'brkb', 'BRK.B'],
  ['T', 't us', 'T'],
  ['GAZP', 'gaz', 'GAZ'],
  ['GAZP', 'azp', ''],
  ['GAZP', 'gaz prom', ''],
  ['GAZP', '%%%', ''],
  ['-', '-', ''],
])('SRC-8 of the code %s, “%s” matches “%s”', (code, term, part) => {
  expect(code.slice(0, matchedLength(code, term))).toBe(part);
});
