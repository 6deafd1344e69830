import { expect, vi } from 'vitest';
import { CATALOGUE } from '../src/labels/catalogue.ts';
import type { Site } from './browser.ts';

/** How much longer than English a text may become in another language. */
const GROWTH = 0.4;
/** The font file for English has these. */
const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
/** A placeholder, possibly with the forms of a plural. */
const PLACE = /(\{(?:[^{}]|\{[^{}]*\})*\})/;
const PLURAL_FORM = /(\w+\s*\{)([^{}]+)(?=\})/g;

/**
 * The text with an accent and 40 % more letters in every word, because a long word can't be wrapped.
 * Placeholders stay the same.
 */
function stretchText(text: string): string {
  let owed = 0;
  const stretchWord = (word: string): string => {
    owed += word.length * GROWTH;
    const vowel = word.search(/[aeiou]/i);
    const extra = Math.max(Math.floor(owed), vowel < 0 ? 1 : 0);
    owed -= extra;
    const end = Math.max(vowel, 0) + 1;
    const filler = (word === word.toUpperCase() ? 'É' : 'é').repeat(extra);
    return accent(word.slice(0, end)) + filler + accent(word.slice(end));
  };
  const stretchWords = (part: string): string => part.replaceAll(/\p{L}+/gu, stretchWord);
  const stretchForms = (place: string): string =>
    place.replaceAll(PLURAL_FORM, (_, start: string, words: string) => start + stretchWords(words));
  return text
    .split(PLACE)
    .map((part, i) => (i % 2 === 0 ? stretchWords(part) : stretchForms(part)))
    .join('');
}

function accent(text: string): string {
  return text.replaceAll(/[aeiou]/gi, (vowel) => {
    const small = ACCENTED[vowel.toLowerCase()]!;
    return vowel === vowel.toLowerCase() ? small : small.toUpperCase();
  });
}

/** Replaces the English labels of the site with stretched ones, as an operator would. */
export async function stretchEnglish(site: Site): Promise<void> {
  const texts = Object.values(CATALOGUE).flatMap(({ eng }) =>
    Object.values(eng).flatMap((repository) => Object.entries(repository)),
  );
  await site.app.db.pool.query(
    `insert into label_override (language, key, text)
     select 'eng', key, text from unnest($1::text[], $2::text[]) as label (key, text)`,
    [texts.map(([key]) => key), texts.map(([, text]) => stretchText(text))],
  );
  // PostgreSQL notifies the server.
  await vi.waitFor(
    async () => expect(await (await fetch(site.origin)).text()).toMatch(/[áéíóú]{3}/),
    { timeout: 10_000 },
  );
}

/**
 * Texts for readers and screen readers that aren't stretched, except the data in links and cells.
 * Runs in the page.
 */
export function findHardCodedTexts(): string[] {
  const DATA = 'main :is(a, td, small, mark, h1, section), code, pre, [lang], svg *';
  const HIDDEN = 'script, style, details:not([open]) *';
  const found = new Set<string>();
  for (const element of document.querySelectorAll(`body *:not(${DATA}, ${HIDDEN})`)) {
    const texts = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ nodeValue }) => nodeValue);
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    texts.push(...attributes.map((name) => element.getAttribute(name)));
    for (const text of texts) {
      // Codes are in capitals; dates and amounts have digits.
      const isWords = text !== null && /[a-z]{2}/.test(text) && !/\d/.test(text);
      if (isWords && !/[áéíóú]/i.test(text)) found.add(text.trim());
    }
  }
  return [...found];
}
