import { combine, combineCorrected } from './combine.ts';
import type { CodeCandidate, Found, Result, SearchStore, Wanted } from './store.ts';
import { likePattern, ungrouped, type Term, type TermWord } from './term.ts';
import {
  asksForTraits,
  begunCode,
  findTraits,
  matchTraits,
  namesTraits,
} from './trait-matching.ts';
import { isForgiven } from './typing-errors.ts';

/** The maximum number of corrections tried for a mistyped word in a term of several words. */
const MAX_CORRECTIONS = 100;

export interface Match {
  readonly items: readonly Found[];
  readonly total: number;
  readonly words: readonly TermWord[];
  /** The word with a typing error. */
  readonly corrected: string | undefined;
}

/**
 * Decides how to look up a term: as one word, several words, a code with a word, or with a typing
 * error.
 */
export class Matcher {
  readonly #store: SearchStore;

  constructor(store: SearchStore) {
    this.#store = store;
  }

  async match(wanted: Wanted, term: Term | undefined): Promise<Match> {
    if (!term) return { items: [], total: 0, words: [], corrected: undefined };
    const { words, isins } = term;
    if (isins.length > 0) {
      return { ...(await this.#store.findCodes(wanted, isins)), words, corrected: undefined };
    }
    if (asksForTraits(wanted, term)) {
      const found = await this.#matchTraits(wanted, term);
      // The name of a country without any documents isn't a typing error.
      const isDone = found.total > 0 || wanted.traits.length > 0 || namesTraits(term);
      if (isDone) return { ...found, words, corrected: undefined };
    }
    return words.length === 1 ? this.#matchWord(wanted, term) : this.#matchWords(wanted, term);
  }

  async #matchTraits(wanted: Wanted, term: Term): Promise<Result> {
    const { words } = term;
    const traits = findTraits(wanted, term);
    const statistics = await this.#store.lookUpTraits(
      wanted,
      { words, traits, code: begunCode(term) },
      exactCodes(term),
    );
    const exactIds = pickExactIds(statistics.candidates, term);
    const found = await matchTraits(this.#store, wanted, term, statistics, exactIds);
    // As below: the index was rebuilt between two queries.
    return found ?? this.#matchTraits(wanted, term);
  }

  async #matchWord(wanted: Wanted, term: Term): Promise<Match> {
    const { words, code } = term;
    const [word] = words;
    const seemsWrong =
      word && mayBeTypo(word) && code !== '' && this.#store.seemsMistyped(wanted.type, word);
    const guessed = seemsWrong ? await this.#store.findCorrected(wanted, word, code) : undefined;
    if (seemsWrong && guessed) return { ...guessed, words, corrected: word.text };
    const found = await this.#store.findWord(wanted, term);
    if (found.total > 0 || !word) return { ...found, words, corrected: undefined };
    if (!mayBeTypo(word)) return { items: [], total: 0, words, corrected: undefined };
    const corrected = await this.#store.findCorrected(wanted, word, '');
    return { items: [], total: 0, ...corrected, words, corrected: word.text };
  }

  async #matchWords(wanted: Wanted, term: Term): Promise<Match> {
    const { words } = term;
    const statistics = await this.#store.lookUp(wanted, words, exactCodes(term));
    const exactIds = pickExactIds(statistics.candidates, term);
    const plain = await combine(this.#store, wanted, { words, statistics, exactIds });
    // The index was rebuilt between two queries; a second rebuild so soon is unlikely.
    if (!plain) return this.#matchWords(wanted, term);
    const found = { ...plain, words, corrected: undefined };
    if (plain.total > 0) return found;
    const unknown = words.filter((_, i) => statistics.words[i]?.documents === 0);
    const wrong = unknown.length === 1 ? unknown[0] : undefined;
    return (
      (await this.#matchGrouped(wanted, term)) ??
      (await this.#matchCorrected(wanted, words, wrong)) ??
      found
    );
  }

  /** Documents with a code that begins with the term, if the term may be a code typed in groups. */
  async #matchGrouped(wanted: Wanted, term: Term): Promise<Match | undefined> {
    if (term.grouped === '') return undefined;
    const found = await this.#store.findWord(wanted, ungrouped(term));
    return found.total > 0 ? { ...found, words: term.words, corrected: undefined } : undefined;
  }

  async #matchCorrected(
    wanted: Wanted,
    words: readonly TermWord[],
    wrong: TermWord | undefined,
  ): Promise<Match | undefined> {
    if (!wrong || !mayBeTypo(wrong)) return undefined;
    const tokens = await this.#store.findCorrections(wanted.type, wrong, MAX_CORRECTIONS);
    if (tokens.length === 0) return undefined;
    const term = { words, exactIds: [], wrong, tokens };
    const result = await combineCorrected(this.#store, wanted, term);
    return { ...result, words, corrected: wrong.text };
  }
}

function mayBeTypo({ text, how }: TermWord): boolean {
  return how === 'part' && isForgiven(text);
}

/** The code as one string, whether it was typed in one piece or in groups. */
function wholeCodes({ code, grouped }: Term): string[] {
  return [code, grouped].filter((whole) => whole !== '');
}

function exactCodes(term: Term): string[] {
  return [...wholeCodes(term), ...term.codes];
}

/**
 * `T US`: a ticker with its country, its currency or a word of the name. Or a whole code in groups.
 */
function pickExactIds(candidates: readonly CodeCandidate[], term: Term): number[] {
  const wholes = wholeCodes(term);
  return candidates
    .filter(
      (candidate) =>
        wholes.some((whole) => candidate.codes.includes(whole)) ||
        fits(candidate, term.codes, term.words),
    )
    .map(({ id }) => id);
}

/** One word is the code; each other word is the country or currency, or is in the name. */
function fits(
  candidate: CodeCandidate,
  codes: readonly string[],
  words: readonly TermWord[],
): boolean {
  const { currency, country } = candidate;
  const isin = candidate.codes.find((code) => /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(code));
  const places = new Set([currency, country, isin?.slice(0, 2)]);
  const own = codes.findIndex((code) => candidate.codes.includes(code));
  return codes.every(
    (code, i) => i === own || places.has(code) || hasWord(candidate.words, words[i]),
  );
}

function hasWord(text: string, word: TermWord | undefined): boolean {
  return word !== undefined && text.includes(likePattern(word).replaceAll('%', ''));
}
