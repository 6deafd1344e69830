import { OrdinalSet } from '../../../domain/search/ordinal-set.ts';
import type { Result, SearchStore, TraitStatistics, Wanted } from './store.ts';
import { beginningPattern, likePattern, type Term, type Unit } from './term.ts';

/** The maximum number of names checked for beginning with the term. */
const MAX_BEGINNINGS = 300;
const SHORTEST_CODE = 3;

/** Whether a term names traits or a type, or the search is limited to some traits. */
export function asksForTraits({ type, traits }: Wanted, { units }: Term): boolean {
  if (traits.length > 0) return true;
  // If every word names the whole type, only names are left to search.
  if (units.every((unit) => unit.type === type)) return false;
  return units.some((unit) => unit.traits.length > 0 || unit.type === type);
}

/** Whether a word that names a trait would be mistaken for a typing error. */
export function namesTraits({ units }: Term): boolean {
  return units.some(({ traits, isWhole }) => isWhole && traits.length > 0);
}

/**
 * Finds documents that match each word of a term by name or by trait: `germany 2031` also finds
 * German bonds of 2031 with other names. Matches by name come first. Undefined if the index was
 * rebuilt in the meantime.
 */
export async function matchTraits(
  store: SearchStore,
  wanted: Wanted,
  term: Term,
  statistics: TraitStatistics,
  exactIds: readonly number[],
): Promise<Result | undefined> {
  const { words } = term;
  const { firsts, build } = statistics;
  const { named, all } = findPlaces(wanted, term, statistics);
  const depth = wanted.offset + wanted.limit;
  const places = new Set([...all.first(depth), ...named.first(depth)]);
  if (firsts) {
    const beginnings = named.intersect(firsts);
    for (const place of beginnings.first(Math.max(MAX_BEGINNINGS, depth))) places.add(place);
  }
  const read = await store.readTraitPlaces(wanted, {
    places: [...places],
    first: firsts && words.length > 1 ? null : (words[0]?.text ?? null),
    patterns: restrictingUnits(wanted, term).map(unitPattern),
    namePatterns: words.map(likePattern),
    beginning: beginningPattern(words),
    code: begunCode(term),
    exactIds,
  });
  if (read.build !== build) return undefined;
  return { items: read.items, total: all.size + read.matching + read.others };
}

/** The code prefix that a term may be: a single word that isn't too short. */
export function begunCode({ words, code }: Term): string {
  return words.length === 1 && code.length >= SHORTEST_CODE ? code : '';
}

/** The traits that a term names, and the requested ones. */
export function findTraits({ traits }: Wanted, { units }: Term): string[] {
  return [...new Set([...traits, ...units.flatMap((unit) => unit.traits)])];
}

/** A word that names the whole type excludes nothing. */
function restrictingUnits({ type }: Wanted, { units }: Term): readonly Unit[] {
  return units.filter((unit) => unit.type !== type);
}

/** Documents found by name, and all that are found. */
function findPlaces(
  wanted: Wanted,
  term: Term,
  { words, traits, coded, gone, active }: TraitStatistics,
): { named: OrdinalSet; all: OrdinalSet } {
  const byWord = new Map(term.words.map((word, i) => [word, words[i]!]));
  const nameSet = (unit: Unit) => intersection(unit.words.map((word) => byWord.get(word)!));
  const unitSet = (unit: Unit) =>
    unit.traits.reduce((some, trait) => some.union(traits.get(trait)!), nameSet(unit));
  const limits = wanted.traits.map((trait) => traits.get(trait)!);
  const limit = (set: OrdinalSet): OrdinalSet => {
    const found = intersection([set, ...limits]).without(gone);
    if (wanted.statuses === 'all') return found;
    return found.part(wanted.statuses === 'active' ? 'before' : 'from', active);
  };
  // Only terms of one word can begin a code.
  const codes = term.words.length === 1 ? coded : NONE;
  const restricting = restrictingUnits(wanted, term);
  return {
    named: limit(intersection(term.units.map(nameSet)).union(codes)),
    all: limit(
      restricting.length === 0
        ? intersection(limits)
        : intersection(restricting.map(unitSet)).union(codes),
    ),
  };
}

const NONE = OrdinalSet.from([]);

function intersection(sets: readonly OrdinalSet[]): OrdinalSet {
  return sets.length === 0 ? NONE : sets.reduce((some, others) => some.intersect(others));
}

/**
 * A regular expression for search_document.words; folded words and traits contain no special
 * characters.
 */
function unitPattern({ words, traits }: Unit): string {
  const inNames = words.map((word) => `(?=.*${likePattern(word).replaceAll('%', '')})`).join('');
  return [`^${inNames}`, ...traits.map((trait) => ` ${trait} `)].join('|');
}
