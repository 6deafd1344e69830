import { lettersFor } from './typing-errors.ts';

/** The maximum number of words taken per correction; further ones are ignored. */
const MAX_WORDS = 10_000;
const PART_LENGTH = 4;
const PART_BITS = 20;

type Range = readonly [from: number, to: number];

/** The sorted words of the index with their IDs. */
export class WordList {
  readonly #words: readonly string[];
  readonly #ids: readonly number[];
  /**
   * A bit for each sequence of four letters that occurs in a word; different sequences may share a
   * bit.
   */
  readonly #parts = new Uint8Array(2 ** PART_BITS / 8);

  /** The IDs are in the same order as the words. */
  constructor(words: readonly string[], ids: readonly number[]) {
    if (words.every((word, i) => i === 0 || words[i - 1]! < word)) {
      [this.#words, this.#ids] = [words, ids];
    } else {
      // Words added later, or letters beyond the first 65,536, which PostgreSQL sorts differently.
      const sorted = [...words.keys()].toSorted((a, b) => (words[a]! < words[b]! ? -1 : 1));
      this.#words = sorted.map((place) => words[place]!);
      this.#ids = sorted.map((place) => ids[place]!);
    }
    for (const word of words) {
      for (let at = 0; at + PART_LENGTH <= word.length; at += 1) {
        const bit = partBit(word, at);
        this.#parts[bit >> 3]! |= 1 << (bit & 7);
      }
    }
  }

  /** Whether some word may contain the text; false means that none does. */
  mayHave(text: string): boolean {
    return this.#lastUnknownPart(text) < 0;
  }

  /**
   * Adds the words that begin with a possible correction of a mistyped word: with one letter too
   * many, two swapped, one wrong or one missing. True if the word also ends there.
   */
  addCorrections(typed: string, found: Map<number, boolean>): void {
    const letters = Array.from(typed);
    const others = lettersFor(typed);
    // Everything after the error occurs in a word as it was typed.
    const earliest = this.#lastUnknownPart(typed) - 1;
    let range: Range = [0, this.#words.length];
    let before = '';
    for (const [i, letter] of letters.entries()) {
      if (before.length >= earliest) {
        const [next = '', ...rest] = letters.slice(i + 1);
        const after = next + rest.join('');
        this.#add(found, range, before + after);
        this.#add(found, range, before + next + letter + rest.join(''));
        for (const other of others) {
          this.#add(found, range, before + other + after);
          this.#add(found, range, before + other + letter + after);
        }
      }
      before += letter;
      range = this.#within(range, before);
    }
  }

  #add(found: Map<number, boolean>, range: Range, beginning: string): void {
    if (!this.mayHave(beginning)) return;
    const [from, to] = this.#within(range, beginning);
    for (let i = from; i < to && i < from + MAX_WORDS; i += 1) {
      const id = this.#ids[i]!;
      found.set(id, found.get(id) === true || this.#words[i] === beginning);
    }
  }

  #within([from, to]: Range, beginning: string): Range {
    const first = this.#findFirst([from, to], (word) => word >= beginning);
    if (first === to || !this.#words[first]!.startsWith(beginning)) return [first, first];
    return [first, this.#findFirst([first, to], (word) => !word.startsWith(beginning))];
  }

  /**
   * The first word of a range for which the condition is true; it must be true for all later words.
   */
  #findFirst([from, to]: Range, isTrue: (word: string) => boolean): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isTrue(this.#words[middle]!)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The position of the last four letters that occur in no word; -1 if there are none. */
  #lastUnknownPart(text: string): number {
    let at = text.length - PART_LENGTH;
    for (; at >= 0; at -= 1) {
      const bit = partBit(text, at);
      if ((this.#parts[bit >> 3]! >> (bit & 7)) % 2 === 0) return at;
    }
    return -1;
  }
}

function partBit(text: string, from: number): number {
  let code = 0;
  for (let i = from; i < from + PART_LENGTH; i += 1) {
    code = Math.imul(code, 37) + text.charCodeAt(i);
  }
  return (code ^ (code >>> PART_BITS)) & (2 ** PART_BITS - 1);
}
