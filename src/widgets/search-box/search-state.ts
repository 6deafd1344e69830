import { isChineseWord } from '../../domain/search/search-code.ts';
import type { SearchResults, SearchType } from './search-types.ts';

/** A search takes more than this many characters. */
const TOO_SHORT = 2;

/** The term to search for; null if it is too short. Two Chinese characters are a word. */
export function searchTerm(input: string): string | null {
  const term = input.trim();
  return Array.from(term).length > TOO_SHORT || isChineseWord(term) ? term : null;
}

type Answer = 'pending' | 'failed' | 'empty' | 'found';

/** The answer of a type to this term; an answer to an older term does not count. */
export function findAnswer<Id extends string>(results: SearchResults<Id>, type: Id): Answer {
  if (results.failed.includes(type)) return 'failed';
  const result = results.byType[type];
  if (result?.term !== results.term) return 'pending';
  return result.count > 0 ? 'found' : 'empty';
}

export interface Shown<Id extends string> {
  readonly remembered: string | null;
  /** The type whose results are shown. */
  readonly shown: Id | null;
  /** Whether the reader is using them. */
  readonly isHeld: boolean;
}

/**
 * The type to show: the one just chosen, else the remembered one, else the first with results.
 * While the request is new, it waits for earlier types that haven't responded. After that it shows
 * the results it has, and an earlier type replaces them only if the reader isn't using them.
 */
export function activeType<Id extends string>(
  types: readonly SearchType<Id>[],
  results: SearchResults<Id> | null,
  { remembered, shown, isHeld }: Shown<Id>,
): Id {
  const first = types[0]!.id;
  const known = types.find(({ id }) => id === remembered);
  if (known) return known.id;
  if (results === null) return first;
  if (shown !== null && isHeld) return shown;
  const firstThatIs = (...answers: Answer[]) =>
    types.find(({ id }) => answers.includes(findAnswer(results, id)))?.id;
  const best = firstThatIs('found', 'pending');
  if (best === undefined) return firstThatIs('failed') ?? first;
  if (findAnswer(results, best) === 'found') return best;
  if (shown !== null && isOlderList(results, shown)) return shown;
  if (!results.isEarly) return firstThatIs('found') ?? best;
  return shown !== null && findAnswer(results, shown) === 'found' ? shown : best;
}

/** A list for an older term that stays until its type has responded. */
function isOlderList<Id extends string>(results: SearchResults<Id>, type: Id): boolean {
  return findAnswer(results, type) === 'pending' && (results.byType[type]?.items.length ?? 0) > 0;
}

/** Every type has responded without results, some perhaps for an older term. */
export function isNothingFound<Id extends string>(
  types: readonly SearchType<Id>[],
  results: SearchResults<Id>,
): boolean {
  return types.every(({ id }) => results.byType[id]?.count === 0);
}

export function isUnavailable<Id extends string>(
  types: readonly SearchType<Id>[],
  results: SearchResults<Id>,
): boolean {
  return types.every(({ id }) => findAnswer(results, id) === 'failed');
}

/** The types with results, if this type has none. */
export function elsewhere<Id extends string>(
  types: readonly SearchType<Id>[],
  results: SearchResults<Id>,
  type: Id,
): { type: SearchType<Id>; count: number }[] {
  if (!['empty', 'failed'].includes(findAnswer(results, type))) return [];
  return types
    .filter(({ id }) => findAnswer(results, id) === 'found')
    .map((other) => ({ type: other, count: results.byType[other.id]?.count ?? 0 }));
}

/**
 * The option that a key moves to: −1 is the field itself, the number of options is the part below
 * the list, undefined for other keys.
 */
export function optionByKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      if (count === 0) return undefined;
      return at === -1 ? count - 1 : at - 1;
    // If no option is active, these keys belong to the text in the field.
    case 'Home':
      return at === -1 ? undefined : 0;
    case 'End':
      return at === -1 ? undefined : count - 1;
    default:
      return undefined;
  }
}

/** The type that Tab moves to; undefined if Tab leaves the types. */
export function typeByTab<Id extends string>(
  types: readonly SearchType<Id>[],
  active: Id,
  isBack: boolean,
): Id | undefined {
  const at = types.findIndex(({ id }) => id === active);
  return types[at + (isBack ? -1 : 1)]?.id;
}
