import type { OrdinalSet } from '../../../domain/search/ordinal-set.ts';
import type { Combined, Result, SearchStore, TermStatistics, Wanted } from './store.ts';
import { beginningPattern, likePattern, type TermWord } from './term.ts';

/**
 * The maximum number of documents of a word that are checked for the other words; a rare word has
 * fewer.
 */
const MAX_READ = 600;
/** The maximum number of names checked for beginning with the term. */
const MAX_BEGINNINGS = 300;

interface Term {
  readonly words: readonly TermWord[];
  readonly exactIds: readonly number[];
}

/**
 * Finds documents that contain all words of a term. If one word is rare, its documents are read; if
 * all are frequent, their lists are intersected. Undefined if the index was rebuilt in the
 * meantime.
 */
export async function combine(
  store: SearchStore,
  wanted: Wanted,
  term: Term & { readonly statistics: TermStatistics },
): Promise<Result | undefined> {
  const { words, exactIds, statistics } = term;
  const rare = statistics.words
    .filter(({ ordinals }) => !ordinals)
    .toSorted((a, b) => a.documents - b.documents)[0];
  if (!rare) return combineLists(store, wanted, term);
  const tokens = rare.documents === 0 ? [] : rare.tokens;
  return combineTokens(store, wanted, { words, mustHave: words, exactIds, tokens });
}

/** For a term with a mistyped word: searches the documents of the possible corrections. */
export async function combineCorrected(
  store: SearchStore,
  wanted: Wanted,
  term: Term & { readonly wrong: TermWord; readonly tokens: readonly number[] },
): Promise<Result> {
  const { words, exactIds, wrong, tokens } = term;
  const mustHave = words.filter((word) => word !== wrong);
  return combineTokens(store, wanted, { words, mustHave, exactIds, tokens });
}

async function combineTokens(
  store: SearchStore,
  wanted: Wanted,
  term: Term & { readonly mustHave: readonly TermWord[]; readonly tokens: readonly number[] },
): Promise<Result> {
  const { words, mustHave, exactIds, tokens } = term;
  if (tokens.length === 0 && exactIds.length === 0) return { items: [], total: 0 };
  return toResult(
    await store.readDocuments(wanted, {
      tokens,
      most: Math.max(MAX_READ, wanted.offset + wanted.limit),
      patterns: mustHave.map(likePattern),
      beginning: beginningPattern(words),
      exactIds,
    }),
  );
}

async function combineLists(
  store: SearchStore,
  wanted: Wanted,
  term: Term & { readonly statistics: TermStatistics },
): Promise<Result | undefined> {
  const { words, exactIds, statistics } = term;
  const { firsts, build } = statistics;
  const matching = findPlaces(wanted, statistics);
  const depth = wanted.offset + wanted.limit;
  // The best documents by rank, and names that begin with the first word: some of these begin with
  // the whole term and are listed first.
  const places = new Set(matching.first(depth));
  if (firsts) {
    const beginnings = matching.intersect(firsts);
    for (const place of beginnings.first(Math.max(MAX_BEGINNINGS, depth))) places.add(place);
  }
  const read = await store.readPlaces(wanted, {
    places: [...places],
    first: firsts ? null : (words[0]?.text ?? null),
    patterns: words.map(likePattern),
    beginning: beginningPattern(words),
    exactIds,
  });
  if (read.build !== build) return undefined;
  return toResult({ ...read, matching: matching.size + read.matching });
}

/** The positions of all documents that have all words and a requested status. */
function findPlaces({ statuses }: Wanted, { words, gone, active }: TermStatistics): OrdinalSet {
  const all = words
    .toSorted((a, b) => a.documents - b.documents)
    .flatMap(({ ordinals }) => ordinals ?? [])
    .reduce((some, others) => some.intersect(others))
    .without(gone);
  return statuses === 'all' ? all : all.part(statuses === 'active' ? 'before' : 'from', active);
}

function toResult({ items, matching, others }: Combined): Result {
  return { items, total: matching + others };
}
