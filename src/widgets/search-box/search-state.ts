import type { SearchResults, SearchType } from './search-types.ts';

/** A search takes more than this many characters. */
const TOO_SHORT = 2;

/** The term to search for; null where there is too little of it. */
export function searchTerm(input: string): string | null {
  const term = input.trim();
  return Array.from(term).length > TOO_SHORT ? term : null;
}

/**
 * Whose results are shown: the type chosen now, else the remembered one, else the first with
 * results. A type that has not answered yet may still be that one, so it is waited for: what is
 * shown never gives way to another type.
 */
export function activeType<Id extends string>(
  types: readonly SearchType<Id>[],
  results: SearchResults<Id> | null,
  remembered: string | null,
): Id {
  const first = types[0]!.id;
  const known = types.find(({ id }) => id === remembered);
  if (known) return known.id;
  const isWaiting = results?.isComplete === false;
  const found = types.find(({ id }) => {
    const result = results?.byType[id];
    return result ? result.count > 0 : isWaiting;
  });
  return found?.id ?? first;
}

export function isNothingFound(results: SearchResults): boolean {
  return (
    results.isComplete &&
    Object.values(results.byType).every((result) => (result?.count ?? 0) === 0)
  );
}

/** The place that a key leads to in a list; −1 is the field itself, undefined any other key. */
export function optionByKey(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return at + 1 < count ? at + 1 : -1;
    case 'ArrowUp':
      return at === -1 ? count - 1 : at - 1;
    // With none chosen they belong to the text in the field.
    case 'Home':
      return at === -1 ? undefined : 0;
    case 'End':
      return at === -1 ? undefined : count - 1;
    default:
      return undefined;
  }
}

/** The type that Tab leads to; undefined where Tab leaves the field. */
export function typeByTab<Id extends string>(
  types: readonly SearchType<Id>[],
  active: Id,
  isBack: boolean,
): Id | undefined {
  const at = types.findIndex(({ id }) => id === active);
  return types[at + (isBack ? -1 : 1)]?.id;
}
