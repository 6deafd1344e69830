import { expect, test } from 'vitest';
import { isKnownVenue, venueName } from './venues.ts';

test('a market is shown by name, an unknown one by code', () => {
  expect(venueName('XETR')).toBe('Xetra');
  expect(venueName('XLUX')).toBe('Luxembourg Stock Exchange');
  expect(isKnownVenue('XETR')).toBe(true);
  expect(venueName('ZZZZ')).toBe('ZZZZ');
  expect(isKnownVenue('ZZZZ')).toBe(false);
});
