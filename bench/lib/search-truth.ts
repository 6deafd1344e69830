import type pg from 'pg';
import { searchCode } from '../../src/domain/search/search-code.ts';
import { foldedWords } from '../../src/domain/search/search-text.ts';
import { SEARCH_TYPES, type SearchType } from '../../src/domain/search/search-type.ts';
import type { TypedTerm } from './search-terms.ts';

export interface Truth {
  /** The correct first ten. */
  readonly ids: readonly number[];
  readonly total: number;
}

/** The expected results: it scans every document of a type, without any index. */
export class FullScan {
  readonly #pool: pg.Pool;
  /** All words of a type, for terms with a typo. */
  #words: Map<SearchType, string[]> | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async scan(term: TypedTerm): Promise<Truth> {
    const exact = await this.#scanExactly(term);
    const typed = foldedWords(term.term);
    if (exact.total > 0 || typed.length !== 1) return exact;
    return this.#scanForgiving(term.type, typed[0] ?? '');
  }

  async #scanExactly({ type, term }: TypedTerm): Promise<Truth> {
    const words = foldedWords(term);
    const patterns = words.map((word, i) => {
      if (word.length >= 3) return `%${word}%`;
      return i === words.length - 1 ? `% ${word}%` : `% ${word} %`;
    });
    const code = term.includes(' ') || words.length > 1 ? '' : searchCode(term);
    return this.#queryTruth(
      `select id, count(*) over () as total
       from search_document_${type}
       where words like all ($1::text[])
         or ($2 <> '' and exists (select from unnest(codes) as own where starts_with(own, $2)))
       order by not ($2 = any (codes)), rank >> 30, not words like $3, rank, id
       limit 10`,
      [patterns, code.length >= 3 ? code : '', `%| ${words.join(' ')}%`],
    );
  }

  /** Documents with a word that begins with the typed one, allowing one typo. */
  async #scanForgiving(type: SearchType, typed: string): Promise<Truth> {
    this.#words ??= await this.#readWords();
    const all = this.#words;
    if (SEARCH_TYPES.some((each) => all.get(each)?.some((word) => word.includes(typed)))) {
      return { ids: [], total: 0 };
    }
    const meant = (all.get(type) ?? []).filter((word) => beginsAlmostWith(word, typed));
    return this.#queryTruth(
      `select id, count(*) over () as total
       from search_document_${type}
       where string_to_array(words, ' ') && $1::text[]
       order by rank >> 30, (
           select min(case when words like '%| ' || word || ' %' then 0 else 1 end
             + case when word = any ($2::text[]) then 0 else 2 end)
           from unnest($1::text[]) as word where words like '% ' || word || ' %'
         ), rank, id
       limit 10`,
      [meant, meant.filter((word) => distance(word, typed) <= 1)],
    );
  }

  async #readWords(): Promise<Map<SearchType, string[]>> {
    const found = new Map<SearchType, string[]>();
    for (const type of SEARCH_TYPES) {
      const { rows } = await this.#pool.query<{ word: string }>(
        `select distinct word from search_document_${type}, string_to_table(words, ' ') as word`,
      );
      found.set(
        type,
        rows.map(({ word }) => word),
      );
    }
    return found;
  }

  async #queryTruth(text: string, values: unknown[]): Promise<Truth> {
    const { rows } = await this.#pool.query<{ id: number; total: number }>(text, values);
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  }
}

function beginsAlmostWith(word: string, typed: string): boolean {
  return [-1, 0, 1].some((more) => {
    const length = typed.length + more;
    return length <= word.length && distance(word.slice(0, length), typed) <= 1;
  });
}

/** Letters added, removed, replaced, or swapped with their neighbour. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_unused, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isExchanged = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i]![j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isExchanged ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length);
}
