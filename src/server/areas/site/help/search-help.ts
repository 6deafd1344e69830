import type { HelpList } from '../../../../contracts/site/help.ts';
import {
  foldedWords,
  placedWords,
  shortestPart,
  type PlacedWord,
} from '../../../../domain/search/search-text.ts';
import { markedTitle } from '../../../engines/search/marked-title.ts';
import type { TermWord } from '../../../engines/search/term.ts';
import type { HelpArticle } from './help-library.ts';
import type { ArticleSection } from './parse-article.ts';

type FoundSection = NonNullable<HelpList['found']>[number];

const MAX_WORDS = 8;
/** A match in a heading counts as much as this many in a text. */
const HEADING_WEIGHT = 10;
/** How long a snippet is, and how much of it comes before the first match. */
const SNIPPET_LENGTH = 180;
const LENGTH_BEFORE = 50;
/** Words of this length are also found with another ending, if nothing has the word as typed. */
const SHORTEST_STEM = 5;
const ENDING = 2;

/** The sections that contain every word of a term, the best first. */
export function searchHelp(articles: readonly HelpArticle[], term: string): FoundSection[] {
  const words = foldedWords(term).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const found = findSections(articles, words);
  return found.length > 0 ? found : findSections(articles, words.map(cutEnding));
}

function cutEnding(word: string): string {
  const letters = Array.from(word);
  return letters.length >= SHORTEST_STEM + ENDING ? letters.slice(0, -ENDING).join('') : word;
}

function findSections(articles: readonly HelpArticle[], texts: readonly string[]): FoundSection[] {
  const words = texts.map<TermWord>((text) => ({
    text,
    how: Array.from(text).length >= shortestPart(text) ? 'part' : 'start',
  }));
  const mark = (text: string) => markedTitle(text, words, undefined);
  return articles
    .flatMap(({ slug, title, sections }) => {
      const scored = sections
        .map((section) => ({ section, score: scoreSection(section, texts) }))
        .filter(({ score }) => score > 0);
      const markedName = scored.length > 0 ? mark(title) : '';
      return scored.map(({ section, score }) => ({ section, score, slug, title: markedName }));
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ slug, title, section }) => ({
      slug,
      anchor: section.anchor,
      title,
      heading: section.heading === null ? null : mark(section.heading),
      snippet: markedSnippet(section, words),
    }));
}

/** 0 if a word is missing. The title of an article counts for its beginning only. */
function scoreSection(
  { headingWords, textWords }: ArticleSection,
  words: readonly string[],
): number {
  const scores = words.map((word) =>
    Math.max(HEADING_WEIGHT * bestMatch(headingWords, word), bestMatch(textWords, word)),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** 3 for the whole word, 2 for its beginning, 1 for a part of it, 0 for none. */
function bestMatch(folded: readonly string[], word: string): number {
  if (folded.includes(word)) return 3;
  if (folded.some((each) => each.startsWith(word))) return 2;
  const isLongEnough = Array.from(word).length >= shortestPart(word);
  return isLongEnough && folded.some((each) => each.includes(word)) ? 1 : 0;
}

/** The text around the first match, cut between words. */
function markedSnippet(section: ArticleSection, words: readonly TermWord[]): string {
  const { text } = section;
  const first = placesIn(section).find(({ word }) =>
    words.some(({ text: wanted, how }) =>
      how === 'part' ? word.includes(wanted) : word.startsWith(wanted),
    ),
  );
  const at = first?.places[0] ?? 0;
  const from = at <= LENGTH_BEFORE ? 0 : endOfWord(text, at - LENGTH_BEFORE);
  const to =
    text.length - from <= SNIPPET_LENGTH ? text.length : startOfWord(text, from + SNIPPET_LENGTH);
  const cut = text.slice(from, to).trim();
  return `${from > 0 ? '… ' : ''}${markedTitle(cut, words, undefined)}${to < text.length ? ' …' : ''}`;
}

/** Where the words of a text are: found once, because it takes longer than everything else. */
const places = new WeakMap<ArticleSection, readonly PlacedWord[]>();

function placesIn(section: ArticleSection): readonly PlacedWord[] {
  const known = places.get(section) ?? placedWords(section.text);
  places.set(section, known);
  return known;
}

/** The next space; in scripts without spaces the place itself. */
function endOfWord(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space === -1 || space - at > LENGTH_BEFORE ? at : space;
}

function startOfWord(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return at - space > LENGTH_BEFORE ? at : space;
}
