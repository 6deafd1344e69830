import { combine, combineCorrected } from './combine.ts';
import {
  NO_CORRECTIONS,
  TOKENS_PER_DOCUMENT,
  type CodeCandidate,
  type Corrections,
  type Found,
  type SearchStore,
  type Wanted,
} from './store.ts';
import { patternOf, ungrouped, type Term, type TermWord } from './term.ts';
import { intendedBeginnings } from './typing-errors.ts';

/** Of a wrong word beside others, so many that may have been meant are looked at. */
const MOST_CORRECTIONS = 100;

export interface Match {
  readonly items: readonly Found[];
  readonly total: number;
  readonly words: readonly TermWord[];
  /** The word that was typed with an error. */
  readonly corrected: string | undefined;
}

/** Decides how a term is looked up: one word, several, a code with a word, with a typing error. */
export class Matcher {
  readonly #store: SearchStore;

  constructor(store: SearchStore) {
    this.#store = store;
  }

  async match(wanted: Wanted, term: Term | undefined): Promise<Match> {
    if (!term) return { items: [], total: 0, words: [], corrected: undefined };
    const { words } = term;
    return words.length === 1 ? this.#matchWord(wanted, term) : this.#matchWords(wanted, term);
  }

  async #matchWord(wanted: Wanted, term: Term): Promise<Match> {
    const { words } = term;
    const found = await this.#store.findWord(wanted, term);
    const [word] = words;
    if (found.total > 0 || !word) return { ...found, words, corrected: undefined };
    const most = TOKENS_PER_DOCUMENT * (wanted.offset + wanted.limit);
    const corrections = await this.#correctionsOf(wanted, word, most);
    if (corrections.all.length === 0) return { items: [], total: 0, words, corrected: undefined };
    const corrected = await this.#store.findTokens(wanted, corrections);
    return { ...corrected, words, corrected: word.text };
  }

  async #matchWords(wanted: Wanted, term: Term): Promise<Match> {
    const { words } = term;
    const [exactIds, statistics] = await Promise.all([
      this.#exactIds(wanted, term),
      this.#store.lookUp(wanted.type, words),
    ]);
    const plain = await combine(this.#store, wanted, { words, statistics, exactIds });
    // A rebuild came between two queries; another one does not come soon.
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

  /** What has a code that begins so, where the term may be one that was typed in groups. */
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
    if (!wrong) return undefined;
    const { best: tokens } = await this.#correctionsOf(wanted, wrong, MOST_CORRECTIONS);
    if (tokens.length === 0) return undefined;
    const term = { words, exactIds: [], wrong, tokens };
    const result = await combineCorrected(this.#store, wanted, term);
    return { ...result, words, corrected: wrong.text };
  }

  /** `T US`: a ticker with its country, currency or a word of the name. Or a whole code in groups. */
  async #exactIds(wanted: Wanted, { code, codes, words, grouped }: Term): Promise<number[]> {
    const wholes = [code, grouped].filter((whole) => whole !== '');
    const exact = [...wholes, ...codes];
    if (exact.length === 0) return [];
    const candidates = await this.#store.findCodes(wanted, exact);
    return candidates
      .filter(
        (candidate) =>
          wholes.some((whole) => candidate.codes.includes(whole)) || fits(candidate, codes, words),
      )
      .map(({ id }) => id);
  }

  /** Words meant by one that no type knows. Where some type knows it, it is no typing error. */
  async #correctionsOf(
    { type }: Wanted,
    { text, how }: TermWord,
    most: number,
  ): Promise<Corrections> {
    const beginnings = how === 'part' ? intendedBeginnings(text) : [];
    if (beginnings.length === 0) return NO_CORRECTIONS;
    return this.#store.findCorrections(type, text, beginnings, most);
  }
}

/** One word is a code of it, each other one says where it is from or is a word of its name. */
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
  return word !== undefined && text.includes(patternOf(word).replaceAll('%', ''));
}
