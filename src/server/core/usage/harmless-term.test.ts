import { expect, test } from 'vitest';
import { harmlessTerm } from './harmless-term.ts';

test.each([
  'a@b.example',
  '+47 912 34 219',
  '8 (916) 123-45-67',
  'call 0301234567',
  '４７９１２３４２１９',
  'DE89 3704 0044 0532 0130 00',
  'DE89370400440532013000',
  `pcv_${'a'.repeat(43)}`,
  'x'.repeat(61),
  '!?…',
  '\u0378',
])('OPR-5 %s isn’t stored', (term) => {
  expect(harmlessTerm(term)).toBeUndefined();
});

test.each([
  ['XS2555172720', 'xs2555172720'],
  ['Nordea 4.5% 2031', 'nordea 4.5% 2031'],
  ['716460', '716460'],
  ['  Öresund  Bank ', 'öresund bank'],
  ['Газпром Нефть', 'газпром нефть'],
  ['a\u0000b\ud800c', 'a b c'],
  ['中国银行', '中国银行'],
])('OPR-5 %s is stored as %s', (term, kept) => {
  expect(harmlessTerm(term)).toBe(kept);
});
