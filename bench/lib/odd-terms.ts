import type pg from 'pg';
import { SEARCH_TYPES } from '../../src/domain/search/search-type.ts';
import type { TypedTerm } from './search-terms.ts';

/** Terms that people wouldn't type to find something. */
const ODD = [
  'bank'.repeat(2500),
  'a'.repeat(200),
  'ab '.repeat(66),
  '%%%%%%%%',
  '___%___',
  `'; drop table instrument; --`,
  '<script>alert(1)</script>',
  '\\\\\\\\',
  '😀😀😀😀',
  '\u202eknab\u202c',
  '1 2 3 4 5 6 7 8',
  'e a o i u r s t',
  '000',
  'aaaaaaaaaaaaaaaaaaaaaaaa',
];

/** Deliberately slow terms: nonsense, and frequent parts that hardly any document combines. */
export async function oddTerms(pool: pg.Pool): Promise<TypedTerm[]> {
  const terms: TypedTerm[] = [];
  for (const type of SEARCH_TYPES) {
    terms.push(...ODD.map((term) => ({ type, term })));
    for (const size of [3, 4, 6]) {
      const { rows } = await pool.query<{ part: string }>(
        `select part from search_part_${type}
         where length(part) = $1 and part ~ '^[a-z0-9]+$' order by documents desc limit 12`,
        [size],
      );
      const parts = rows.map(({ part }) => part);
      for (const [i, part] of parts.entries()) {
        for (const other of parts.slice(i + 1)) terms.push({ type, term: `${part} ${other}` });
      }
      terms.push({ type, term: parts.slice(0, 8).join(' ') });
    }
    const { rows } = await pool.query<{ token: string }>(
      `select token from search_token_${type} where length(token) > 2
       order by documents desc limit 300`,
    );
    const words = rows.map(({ token }) => token);
    const pair = (i: number, j: number) => `${words[i % words.length]} ${words[j % words.length]}`;
    for (let i = 0; i < 40; i += 1) terms.push({ type, term: pair(i * 7, i * 13 + 1) });
  }
  return terms;
}
