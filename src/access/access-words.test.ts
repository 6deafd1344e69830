import { expect, test } from 'vitest';
import { accessWordsOf } from './access-words.ts';
import { LEVEL_FULL, LEVEL_RESTRICTED, TARIFF_WITH_TICKETS, viewerOf } from './viewer.ts';

const wordsOf = (accessLevel: number | null, tariffs: number[] = [], isOperator = false) =>
  accessWordsOf(viewerOf({ id: 1, name: 'A', accessLevel, tariffs, isOperator }));

test('levels and tariffs have words, and no number is among them', () => {
  const words = { level: 'free', isOperator: false, tariffs: [] };
  expect(wordsOf(LEVEL_RESTRICTED)).toEqual(words);
  expect(wordsOf(null)).toEqual(words);
  expect(wordsOf(LEVEL_FULL, [], true)).toEqual({ ...words, level: 'full', isOperator: true });
  // To run the portal is no access to values.
  expect(wordsOf(LEVEL_RESTRICTED, [], true)).toEqual({ ...words, isOperator: true });
  const all = wordsOf(LEVEL_FULL, [12, TARIFF_WITH_TICKETS, 13]);
  expect(all.tariffs).toEqual(['other', 'tickets']);
  expect(JSON.stringify(all)).not.toMatch(/\d/);
});
