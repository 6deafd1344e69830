import { expect, test } from 'vitest';
import { accessWordsFor } from './access-words.ts';
import { LEVEL_FULL, LEVEL_RESTRICTED, TARIFF_WITH_TICKETS, viewerFromAccount } from './viewer.ts';

const accountWords = (accessLevel: number | null, tariffs: number[] = [], isOperator = false) =>
  accessWordsFor(viewerFromAccount({ id: 1, name: 'A', accessLevel, tariffs, isOperator }));

test('levels and tariffs are described in words without numbers', () => {
  const words = { level: 'free', isOperator: false, tariffs: [] };
  expect(accountWords(LEVEL_RESTRICTED)).toEqual(words);
  expect(accountWords(null)).toEqual(words);
  expect(accountWords(LEVEL_FULL, [], true)).toEqual({ ...words, level: 'full', isOperator: true });
  // An operator runs the portal, but this alone gives no access to values.
  expect(accountWords(LEVEL_RESTRICTED, [], true)).toEqual({ ...words, isOperator: true });
  const all = accountWords(LEVEL_FULL, [12, TARIFF_WITH_TICKETS, 13]);
  expect(all.tariffs).toEqual(['other', 'tickets']);
  expect(JSON.stringify(all)).not.toMatch(/\d/);
});
