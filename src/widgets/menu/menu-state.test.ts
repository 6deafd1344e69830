import { expect, test } from 'vitest';
import { itemByKey, itemByLetter } from './menu-state.ts';

test('arrows wrap around, Home and End go to the ends, an empty menu has nothing active', () => {
  expect(itemByKey('ArrowDown', -1, 3)).toBe(0);
  expect(itemByKey('ArrowDown', 2, 3)).toBe(0);
  expect(itemByKey('ArrowUp', -1, 3)).toBe(2);
  expect(itemByKey('ArrowUp', 0, 3)).toBe(2);
  expect(itemByKey('ArrowUp', 2, 3)).toBe(1);
  expect(itemByKey('Home', 2, 3)).toBe(0);
  expect(itemByKey('End', 0, 3)).toBe(2);
  expect(itemByKey('ArrowDown', -1, 0)).toBeUndefined();
  expect(itemByKey('Tab', 0, 3)).toBeUndefined();
});

test('a letter moves to the next item that begins with it', () => {
  const texts = ['Copy link', 'Export', 'Compare', 'Élan'];
  expect(itemByLetter(texts, 'c', -1)).toBe(0);
  expect(itemByLetter(texts, 'C', 0)).toBe(2);
  expect(itemByLetter(texts, 'c', 2)).toBe(0);
  expect(itemByLetter(texts, 'é', 0)).toBe(3);
  expect(itemByLetter(texts, 'x', 0)).toBe(-1);
  expect(itemByLetter([], 'x', -1)).toBe(-1);
});
