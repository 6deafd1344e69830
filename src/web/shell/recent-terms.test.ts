import { expect, test } from 'vitest';
import { parseTerms, withTerm } from './recent-terms.ts';

test('the latest term is the first of five, without duplicates', () => {
  expect(withTerm([], 'bank')).toEqual(['bank']);
  expect(withTerm(['gas', 'Bank', 'oil'], 'bank')).toEqual(['bank', 'gas', 'oil']);
  expect(withTerm(['1', '2', '3', '4', '5'], '6')).toEqual(['6', '1', '2', '3', '4']);
});

test.each([
  [null, []],
  ['', []],
  ['{', []],
  ['null', []],
  ['"bank"', []],
  ['{"0":"bank"}', []],
  ['[1,null,"bank","",["x"],"bank"]', ['bank']],
  ['["1","2","3","4","5","6"]', ['1', '2', '3', '4', '5']],
])('the stored text %s yields the terms %j', (text, terms) => {
  expect(parseTerms(text)).toEqual(terms);
});
