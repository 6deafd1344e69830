import type { SearchType } from '../../../domain/search/search-type.ts';
import { WordList } from './word-list.ts';

/** Words with their numbers in the index, both in one text with spaces between. */
export interface WordRows {
  readonly words: string;
  readonly ids: string;
}

export interface StoredWords extends WordRows {
  readonly build: string | null;
  /** The highest number that a word has had since the index was built. */
  readonly last: number;
}

/**
 * The words of a type. A word keeps its number as long as its build lasts, and later words have
 * higher numbers. So only these have to be asked for, and a word that is gone has no documents.
 */
export class Words {
  readonly build: string | null;
  readonly #built: WordList;
  readonly #added = new Map<string, number>();
  #later = new WordList([], []);
  #last: number;

  constructor({ build, last, ...rows }: StoredWords) {
    this.build = build;
    this.#last = last;
    this.#built = new WordList(...readRows(rows));
  }

  /** The highest number that is known. */
  get last(): number {
    return this.#last;
  }

  add(rows: WordRows): void {
    const [words, ids] = readRows(rows);
    for (const [i, id] of ids.entries()) {
      this.#added.set(words[i]!, id);
      this.#last = Math.max(this.#last, id);
    }
    this.#later = new WordList([...this.#added.keys()], [...this.#added.values()]);
  }

  /** The words that may have been meant; true for those that were typed to their end. */
  findMeant(typed: string): Map<number, boolean> {
    const found = new Map<number, boolean>();
    this.#built.addCorrections(typed, found);
    this.#later.addCorrections(typed, found);
    return found;
  }

  mayHave(text: string): boolean {
    return this.#built.mayHave(text) || this.#later.mayHave(text);
  }
}

function readRows({ words, ids }: WordRows): [words: string[], ids: number[]] {
  return words === '' ? [[], []] : [words.split(' '), ids.split(' ').map(Number)];
}

/** Keeps the words of each type, some 60 bytes for each; they are read when first asked for. */
export class CachedWords {
  readonly #readStored: (type: SearchType) => Promise<StoredWords>;
  readonly #reading = new Map<SearchType, Promise<Words>>();
  readonly #known = new Map<SearchType, Words>();

  constructor(readStored: (type: SearchType) => Promise<StoredWords>) {
    this.#readStored = readStored;
  }

  /** Undefined if they have not been read yet. */
  find(type: SearchType): Words | undefined {
    return this.#known.get(type);
  }

  async load(type: SearchType): Promise<Words> {
    const known = this.#known.get(type);
    if (known) return known;
    const reading = this.#reading.get(type) ?? this.#readWords(type);
    this.#reading.set(type, reading);
    return reading;
  }

  /** For words of an older build. */
  forget(type: SearchType, words: Words): void {
    if (this.#known.get(type) === words) this.#known.delete(type);
  }

  async #readWords(type: SearchType): Promise<Words> {
    try {
      const words = new Words(await this.#readStored(type));
      this.#known.set(type, words);
      return words;
    } finally {
      this.#reading.delete(type);
    }
  }
}
