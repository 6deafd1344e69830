import { expect, test } from 'vitest';
import { currentQuery } from './former-address.ts';

test.each([
  ['', null],
  ['category=bond&page=2', null],
  ['measure=rates&category=money_market', null],
  ['sort=-dayChange&measure=rates', null],
  ['sort=name', null],
  ['measure=levels', ''],
  ['search=euro%20area', 'text=euro+area'],
  ['search=', ''],
  ['sort=name&order=desc', 'sort=-name'],
  ['sort=change', 'sort=dayChange'],
  ['measure=rates&sort=value&order=asc', 'measure=rates&sort=yield'],
  [
    'category=bond&search=x&sort=change&order=desc&page=3',
    'category=bond&sort=-dayChange&page=3&text=x',
  ],
])('ENT-2 a URL of the former list, %s, becomes %s', (before, after) => {
  expect(currentQuery(new URLSearchParams(before))).toBe(after);
});
