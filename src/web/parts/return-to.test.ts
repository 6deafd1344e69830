import { expect, test } from 'vitest';
import { withReturnTo } from './return-to.ts';

const HERE = '/indexes/?category=bond&page=2';
const NEXT = 'next=%2Findexes%2F%3Fcategory%3Dbond%26page%3D2';

test.each([
  ['/sign-in/', `/sign-in/?${NEXT}`],
  ['/join/?plan=a#form', `/join/?plan=a&${NEXT}#form`],
  ['https://join.example.org/', 'https://join.example.org/'],
])('%s returns to where it can', (address, expected) => {
  expect(withReturnTo(address, HERE)).toBe(expected);
});
