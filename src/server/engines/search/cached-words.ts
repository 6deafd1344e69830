import type { SearchType } from '../../../domain/search/search-type.ts';
import { WordList } from './word-list.ts';

/** Words with their index IDs, each column as one string separated by spaces. */
export interface WordRows {
  readonly words: string;
  readonly ids: string;
}

export interface StoredWords extends WordRows {
  readonly build: string | null;
  /** The highest ID of a word since the index was built. */
  readonly last: number;
}

/**
 * The words of a type. A word keeps its ID within a build, and later words have higher IDs. So only
 * later words have to be queried, and a removed word has no documents.
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

  /** The highest known ID. */
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

  /** The words that may have been meant; true if the word was typed to its end. */
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

/** Caches the words of each type, about 60 bytes per word; they are loaded on first use. */
export class CachedWords {
  readonly #readStored: (type: SearchType) => Promise<StoredWords>;
  readonly #reading = new Map<SearchType, Promise<Words>>();
  readonly #known = new Map<SearchType, Words>();

  constructor(readStored: (type: SearchType) => Promise<StoredWords>) {
    this.#readStored = readStored;
  }

  /** Undefined if the words haven't been loaded yet. */
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

  /** Drops words of an older build. */
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
