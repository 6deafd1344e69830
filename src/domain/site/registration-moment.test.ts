import { expect, test } from 'vitest';
import { hasLeftWindow, hasScrolledPast, IDLE_MS, isQuietPage } from './registration-moment.ts';

test('SHL-7 15 seconds', () => {
  expect(IDLE_MS).toBe(15_000);
});

test.each([
  [0, false],
  [600, false],
  [601, true],
  [1000, true],
])('SHL-7 %i of 1000 scrolled pixels are past 60 %%: %s', (top, isPast) => {
  expect(hasScrolledPast({ top, viewHeight: 800, pageHeight: 1800 })).toBe(isPast);
});

test('SHL-7 a page that can’t be scrolled never reaches the point', () => {
  expect(hasScrolledPast({ top: 0, viewHeight: 800, pageHeight: 800 })).toBe(false);
  // A browser with overscroll bounce.
  expect(hasScrolledPast({ top: 20, viewHeight: 800, pageHeight: 700 })).toBe(false);
});

test.each([
  [700, -1, true],
  [0, 300, true],
  [1440, 300, true],
  [700, 900, true],
  // Via the scroll bar.
  [1430, 300, false],
  [700, 450, false],
])('SHL-7 a mouse at %i, %i has left a window of 1440 × 900: %s', (x, y, hasLeft) => {
  expect(hasLeftWindow({ x, y, width: 1440, height: 900 })).toBe(hasLeft);
});

test.each([
  ['/', false],
  ['/indexes/1001/', false],
  ['/company/1/', false],
  ['/register/', true],
  ['/sign-in/', true],
  ['/sign-in/code/', true],
  ['/setup/', true],
  ['/profile/access/', true],
  ['/join/', true],
])('SHL-7 %s is quiet: %s', (path, isQuiet) => {
  expect(isQuietPage(path, '/join/?from=portal')).toBe(isQuiet);
});

test('SHL-7 registration on another site makes no page quiet', () => {
  expect(isQuietPage('/', 'https://join.example.org/')).toBe(false);
});
