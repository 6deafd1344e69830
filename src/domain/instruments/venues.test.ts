import { expect, test } from 'vitest';
import { isKnownVenue, venueName } from './venues.ts';

test('a market is called by its name, one that is not known by its code', () => {
  expect(venueName('XETR')).toBe('Xetra');
  expect(venueName('XLUX')).toBe('Luxembourg Stock Exchange');
  expect(isKnownVenue('XETR')).toBe(true);
  expect(venueName('ZZZZ')).toBe('ZZZZ');
  expect(isKnownVenue('ZZZZ')).toBe(false);
});
