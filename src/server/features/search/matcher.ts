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
import { patternOf, type Term, type TermWord } from './term.ts';
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
    const unknown = words.filter((_, i) => statistics.words[i]?.documents === 0);
    const [wrong] = unknown;
    const isCorrectable = unknown.length === 1 && exactIds.length === 0;
    const { best: tokens } =
      wrong && isCorrectable
        ? await this.#correctionsOf(wanted, wrong, MOST_CORRECTIONS)
        : NO_CORRECTIONS;
    if (wrong && tokens.length > 0) {
      const result = await combineCorrected(this.#store, wanted, {
        words,
        exactIds,
        wrong,
        tokens,
      });
      return { ...result, words, corrected: wrong.text };
    }
    const result = await combine(this.#store, wanted, { words, statistics, exactIds });
    // A rebuild came between two queries; another one does not come soon.
    return result ? { ...result, words, corrected: undefined } : this.#matchWords(wanted, term);
  }

  /** `T US`: a ticker with its country, currency or a word of the name. */
  async #exactIds(wanted: Wanted, { code, codes, words }: Term): Promise<number[]> {
    const exact = code === '' ? codes : [code];
    if (exact.length === 0) return [];
    const candidates = await this.#store.findCodes(wanted, exact);
    const isWhole = code !== '';
    return candidates
      .filter((candidate) => isWhole || fits(candidate, codes, words))
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
