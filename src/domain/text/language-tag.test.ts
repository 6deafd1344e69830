import { expect, test } from 'vitest';
import { languageOfTag } from './language-tag.ts';
import { LANGUAGES, LANGUAGE_CODES } from './language.ts';

test.each(LANGUAGE_CODES)('%s is found by its tag, also with a region', (code) => {
  expect(languageOfTag(LANGUAGES[code].tag)).toBe(code);
  expect(languageOfTag(`${LANGUAGES[code].tag.toUpperCase()}-XX`)).toBe(code);
});

test('an unknown language tag falls back to the default', () => {
  expect(languageOfTag('ja')).toBe('eng');
  expect(languageOfTag('')).toBe('eng');
});
