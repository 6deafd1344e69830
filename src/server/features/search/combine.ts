import type { Combined, Result, SearchStore, Wanted, WordStatistics } from './store.ts';
import { beginningOf, patternOf, type TermWord } from './term.ts';

/** So many documents of the rarest word are read for the others. */
const MOST_READ = 1500;
/** A frequent part of more words than these is no way in: its postings would have to be merged. */
const MOST_TOKENS = 30;
/** With so many matches among those read, their share tells the count to some percent. */
const ENOUGH_FOR_A_SHARE = 500;
/** More postings than these are not compared: it would take a tenth of a second. */
const MOST_COMPARED = 300_000;

interface Term {
  readonly words: readonly TermWord[];
  readonly exactIds: readonly number[];
}

/** All words of a term, from the documents of its rarest. */
export async function combine(
  store: SearchStore,
  wanted: Wanted,
  term: Term & { readonly statistics: readonly WordStatistics[] },
): Promise<Result> {
  const { words, statistics, exactIds } = term;
  const counts = statistics.map((word) => word.documents);
  const beginning = beginningOf(words);
  const documents = Math.min(...counts);
  if (documents === 0) {
    return combineWith(store, wanted, { words, exactIds, wrong: words[0]!, tokens: [] });
  }
  const rarest = counts.indexOf(documents);
  const tokens = statistics[rarest]?.tokens ?? [];
  const others = statistics.filter((_, i) => i !== rarest).map((word) => word.tokens);
  const compared = counts.reduce((sum, count) => sum + count, 0);
  const isWide = documents > MOST_READ && tokens.length > MOST_TOKENS;
  if (isWide && compared <= MOST_COMPARED) {
    return resultOf(await store.comparePostings(wanted, { tokens, others, beginning, exactIds }));
  }
  const most = Math.max(MOST_READ, wanted.offset + wanted.limit);
  const read = await store.readDocuments(wanted, {
    tokens: isWide ? 'all' : tokens,
    most,
    patterns: words.filter((_, i) => isWide || i !== rarest).map(patternOf),
    beginning,
    exactIds,
  });
  const isSample = read.seen === most && documents > read.seen;
  if (!isSample) return resultOf(read);
  if (read.matching < ENOUGH_FOR_A_SHARE && compared <= MOST_COMPARED) {
    return resultOf(await store.comparePostings(wanted, { tokens, others, beginning, exactIds }));
  }
  const total = Math.round((read.matching / read.seen) * (isWide ? read.documents : documents));
  return resultOf({ ...read, matching: total });
}

/** A term with a word that was typed wrong: from the documents of the words that were meant. */
export async function combineWith(
  store: SearchStore,
  wanted: Wanted,
  term: Term & { readonly wrong: TermWord; readonly tokens: readonly number[] },
): Promise<Result> {
  const { words, exactIds, wrong, tokens } = term;
  if (tokens.length === 0 && exactIds.length === 0) return { items: [], total: 0 };
  const patterns = words.filter((word) => word !== wrong).map(patternOf);
  const most = Math.max(2 * MOST_READ, wanted.offset + wanted.limit);
  const beginning = beginningOf(words);
  return resultOf(
    await store.readDocuments(wanted, { tokens, most, patterns, beginning, exactIds }),
  );
}

function resultOf({ items, matching, others }: Combined): Result {
  return { items, total: matching + others };
}
