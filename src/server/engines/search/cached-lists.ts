import { LRUCache } from 'lru-cache';
import type { OrdinalSet } from '../../../domain/search/ordinal-set.ts';
import type { SearchType } from '../../../domain/search/search-type.ts';

const DEFAULT_MAX_BYTES = 32 * 1024 * 1024;
/** The approximate size of an entry without its list. */
const ENTRY_BYTES = 200;

/** The known lists of some parts, all from one build of the index. */
export interface Known {
  readonly build: string | null;
  readonly lists: readonly (OrdinalSet | undefined)[];
}

/**
 * Caches the lists of frequent words, limited by size. A list never changes within a build, and
 * each index query returns its build, so nothing has to be invalidated.
 */
export class CachedLists {
  readonly #lists: LRUCache<string, OrdinalSet>;
  readonly #builds = new Map<SearchType, string>();

  constructor(maxBytes = DEFAULT_MAX_BYTES) {
    this.#lists = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ byteLength }) => byteLength + ENTRY_BYTES,
    });
  }

  find(type: SearchType, parts: readonly string[]): Known {
    const build = this.#builds.get(type) ?? null;
    const lists = parts.map((part) => this.#lists.get(listKey(type, build, part)));
    return { build, lists };
  }

  keep(type: SearchType, build: string | null, part: string, list: OrdinalSet): void {
    if (build === null) return;
    this.#builds.set(type, build);
    this.#lists.set(listKey(type, build, part), list);
  }
}

function listKey(type: SearchType, build: string | null, part: string): string {
  return `${type} ${build} ${part}`;
}
