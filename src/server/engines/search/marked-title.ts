import { escapeHtml } from '../../../domain/text/escape-html.ts';
import { placedWords, type PlacedWord } from '../../../domain/search/search-text.ts';
import type { TermWord } from './term.ts';
import { intendedLength } from './typing-errors.ts';

type Range = readonly [from: number, to: number];

/**
 * A name as HTML that marks the words of the term in any script and with any accents. The whole
 * name is escaped, so the marks are its only elements.
 */
export function markedTitle(
  name: string,
  words: readonly TermWord[],
  corrected: string | undefined,
): string {
  const text = name.normalize('NFC');
  const ranges = placedWords(text).flatMap((placed) =>
    words.flatMap((word) => matchIn(placed, word, word.text === corrected)),
  );
  let html = '';
  let at = 0;
  for (const [from, to] of merged(ranges)) {
    html += `${escapeHtml(text.slice(at, from))}<mark>${escapeHtml(text.slice(from, to))}</mark>`;
    at = to;
  }
  return html + escapeHtml(text.slice(at));
}

function matchIn({ word, places }: PlacedWord, wanted: TermWord, isCorrected: boolean): Range[] {
  const at = isCorrected ? 0 : findPlace(word, wanted);
  const length = isCorrected ? intendedLength(word, wanted.text) : Array.from(wanted.text).length;
  if (at < 0 || length === 0) return [];
  return [[places[at] ?? 0, markEnd(places, at + length)]];
}

function findPlace(word: string, { text, how }: TermWord): number {
  if (how === 'whole') return word === text ? 0 : -1;
  if (how === 'start') return word.startsWith(text) ? 0 : -1;
  const at = word.indexOf(text);
  return at < 0 ? -1 : Array.from(word.slice(0, at)).length;
}

/** If a letter was folded into several, a match of one of them marks the whole letter. */
function markEnd(places: readonly number[], index: number): number {
  const last = places[index - 1] ?? 0;
  return places.slice(index).find((place) => place > last) ?? places.at(-1) ?? 0;
}

function merged(ranges: readonly Range[]): Range[] {
  const result: [number, number][] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else if (to > from) result.push([from, to]);
  }
  return result;
}
