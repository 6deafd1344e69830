import {
  MAX_TOKENS,
  type Combined,
  type Result,
  type SearchStore,
  type Wanted,
  type WordStatistics,
} from './store.ts';
import { beginningOf, patternOf, type TermWord } from './term.ts';

/**
 * So many documents of a word are read for the other words, or so many of its postings compared
 * with theirs: first the smaller number, and the larger one where that gave too little.
 */
const MOST_READ = [1500, 3000] as const;
const MOST_COMPARED = [3000, 9000] as const;
/** A frequent part of more words than these is no way in: its postings would have to be merged. */
const MOST_TOKENS = 30;
/** What it takes to read a document, somewhere; one more posting of a list; to begin a list. */
const COST = { document: 4, posting: 0.2, list: 5 };

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
  const tokens = statistics.map((word) => word.tokens);
  const rarest = counts.indexOf(documents);
  const own = tokens[rarest] ?? [];
  const others = tokens.filter((_, i) => i !== rarest);
  if (documents > MOST_READ[1] && own.length > MOST_TOKENS) {
    const patterns = words.map(patternOf);
    return inSteps(wanted, MOST_READ, async (most) => {
      const search = { tokens: 'all', most, patterns, beginning, exactIds } as const;
      const found = await store.readDocuments(wanted, search);
      return { found, documents: found.documents };
    });
  }
  if (isComparingCheaper(counts, rarest, others)) {
    const firstTokens = tokens[0] ?? [];
    return inSteps(wanted, MOST_COMPARED, async (most) => {
      const search = { tokens: own, most, others, firstTokens, beginning, exactIds };
      return { found: await store.comparePostings(wanted, search), documents };
    });
  }
  const patterns = words.filter((_, i) => i !== rarest).map(patternOf);
  return inSteps(wanted, MOST_READ, async (most) => {
    const search = { tokens: own, most, patterns, beginning, exactIds };
    return { found: await store.readDocuments(wanted, search), documents };
  });
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
  const beginning = beginningOf(words);
  return inSteps(wanted, MOST_READ, async (most) => {
    const search = { tokens, most, patterns, beginning, exactIds };
    return { found: await store.readDocuments(wanted, search), documents: 0 };
  });
}

/** Where not all were seen the share among the foremost stands for the share among all. */
async function inSteps(
  wanted: Wanted,
  [few, many]: readonly [number, number],
  look: (most: number) => Promise<{ found: Combined; documents: number }>,
): Promise<Result> {
  const depth = wanted.offset + wanted.limit;
  let most = Math.max(few, depth);
  let { found, documents } = await look(most);
  if (found.seen === most && found.matching < depth && most < many) {
    most = many;
    ({ found, documents } = await look(most));
  }
  const { items, seen, matching, others } = found;
  const isSample = seen === most && documents > seen;
  const total = isSample ? Math.round((matching / seen) * documents) : matching;
  return { items, total: total + others };
}

function isComparingCheaper(
  counts: readonly number[],
  rarest: number,
  others: readonly (readonly number[])[],
): boolean {
  // The list of a very wide part is not complete.
  if (others.some(({ length }) => length >= MAX_TOKENS)) return false;
  const documents = counts[rarest] ?? 0;
  const postings = counts.reduce((sum, count, i) => (i === rarest ? sum : sum + count), 0);
  const share = Math.min(MOST_COMPARED[0] / documents, 1);
  const comparing =
    COST.posting * share * (postings + documents) + COST.list * others.flat().length;
  return comparing < COST.document * Math.min(documents, MOST_READ[0]);
}
