import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { foldedWords, placedWords, searchWords, wordSuffixes } from './search-text.ts';

test.each([
  ['ГАЗПРОМ', 'Gazprom'],
  ['Ёлка', 'елка'],
  ['Щёлково', 'shchelkovo'],
  ['Дмитрий', 'Dmitriy'],
  ['Дмитрий', 'Dmitry'],
  ['Мария', 'Maria'],
  ['Мария', 'Mariya'],
  ['Юлия', 'Iulia'],
  ['Юлия', 'Julia'],
  ['Київ', 'Kyiv'],
  ['Юлія', 'Юлия'],
  ['Ковальський', 'Kovalsky'],
  ['Жуков', 'Zhukov'],
  ['Царёв', 'Tsarev'],
  ['Александр', 'Aleksandr'],
  ['Максим', 'Maxim'],
  ['Владимир', 'Wladimir'],
  ['Łódź', 'lodz'],
  ['İSTANBUL', 'istanbul'],
  ['ISPARTA', 'ısparta'],
  ['Straße', 'STRASSE'],
  ['Øresund', 'Oresund'],
  ['Œuvre Ærø', 'oeuvre aero'],
  ['Société Générale', 'societe generale'],
  ['Société', 'Socie\u0301te\u0301'],
  ['Куп’янськ', 'Купянськ'],
  ['ＡＢＣ １２', 'abc 12'],
])('SRC-9 %s and %s are the same to the search', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test('Chinese is kept, punctuation separates words, numerals stay separate', () => {
  expect(foldedWords('欧元/美元')).toEqual(['欧元', '美元']);
  expect(foldedWords('5.125% — 2031')).toEqual(['5', '125', '2031']);
  expect(foldText('Fund II')).not.toBe(foldText('Fund III'));
  expect(foldedWords('a\u{1f600}b\u200fc')).toEqual(['a', 'bc']);
  expect(foldedWords(' %_\\\'" ')).toEqual([]);
});

test('all names become one text, each name once', () => {
  expect(searchWords(['North Energy', 'north energy!', 'Северная'])).toBe(
    '| north energi | severnaia |',
  );
  expect(searchWords(['', '…'])).toBe('|');
});

test('suffixes are long enough to be searched for', () => {
  expect(wordSuffixes('energi')).toEqual(['energi', 'nergi', 'ergi', 'rgi']);
  expect(wordSuffixes('ag')).toEqual([]);
  expect(wordSuffixes('欧元区')).toEqual(['欧元区', '元区']);
});

test('words know their position in the text, even after folding', () => {
  const text = 'ООО «Щёлково» Mariya';
  const words = placedWords(text);
  expect(words.map(({ word }) => word).join(' ')).toBe(foldText(text));
  const [, town, name] = words;
  expect(text.slice(town?.places[0], town?.places.at(-1))).toBe('Щёлково');
  // “shch” stands for a single letter of the text.
  expect(town?.places.slice(0, 5)).toEqual([5, 5, 5, 5, 6]);
  expect(text.slice(name?.places[0], name?.places.at(-1))).toBe('Mariya');
});
