import { expect, test } from 'vitest';
import { plainError } from './plain-error.ts';

test.each([
  [
    'connect ECONNREFUSED postgresql://app:pa55@db:5432/x',
    'connect ECONNREFUSED postgresql://…@db:5432/x',
  ],
  [
    'GET https://a.example/rates?day=1&token=abc&x=2 → 503',
    'GET https://a.example/rates?day=1&token=…&x=2 → 503',
  ],
  ['header Authorization: Bearer abc.def', 'header Authorization: … …'],
  ['{"password": "two words"} was refused', '{"password": …} was refused'],
  ['boom\n    at run (/srv/app/src/x.ts:1:1)', 'boom'],
])('%s', (message, shown) => {
  const text = plainError(new Error(message));
  expect(text).toBe(shown);
  expect(text).not.toMatch(/pa55|abc|two words|\.ts/);
});

test('a long message is truncated', () => {
  expect(plainError('x'.repeat(1000))).toHaveLength(300);
});
