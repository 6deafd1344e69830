import { expect, test } from 'vitest';
import { maskPhone, parsePhone, showPhone } from './phone-numbers.ts';

test.each([
  ['+47 912 34 219', '+4791234219'],
  ['0047 91234219', '+4791234219'],
  ['00 47 912-34-219', '+4791234219'],
  ['+7 (916) 123-45-67', '+79161234567'],
  ['＋８６ 139 1234 5678', '+8613912345678'],
  ['+1 212.555.0123', '+12125550123'],
  [' +44 20 7946 0958 ', '+442079460958'],
])('USR-2 a number is accepted as written in its country: %s', (text, expected) => {
  expect(parsePhone(text)).toBe(expected);
});

test.each(['912 34 219', '+47', 'call +47 912 34 219 now', '+47 912 34 219 x 7', '+0', '', '++'])(
  'USR-2 a number without a country code is invalid: “%s”',
  (text) => {
    expect(parsePhone(text)).toBeUndefined();
  },
);

test('USR-2 a number is shown in international form, or with its last three digits', () => {
  expect(showPhone('+4791234219')).toBe('+47 91 23 42 19');
  expect(maskPhone('+4791234219')).toBe('+47 ·· ·· ·2 19');
  expect(maskPhone('+79161234567')).toBe('+7 ··· ··· ·5 67');
});
