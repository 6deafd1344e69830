import type pg from 'pg';
import { foldText } from '../../src/domain/search/fold-text.ts';
import { SEARCH_TYPES, type SearchType } from '../../src/domain/search/search-type.ts';

/** A term as typed, and the type to search. */
export interface TypedTerm {
  readonly type: SearchType;
  readonly term: string;
}

export interface TermClass {
  readonly name: string;
  readonly terms: readonly TypedTerm[];
}

const PER_TYPE = 60;

interface Sample {
  readonly type: SearchType;
  readonly eng: string;
  readonly rus: string;
  readonly ticker: string | null;
  readonly isin: string | null;
}

/** Names, codes and parts from the data, spread evenly over the market. */
async function readSamples(pool: pg.Pool, type: SearchType): Promise<Sample[]> {
  const source = type === 'companies' ? 'issuer' : 'instrument';
  const codes = type === 'companies' ? 'null as ticker, null as isin' : 'ticker, isin';
  const { rows } = await pool.query<Omit<Sample, 'type'>>(
    `select name ->> 'eng' as eng, coalesce(name ->> 'rus', name ->> 'eng') as rus, ${codes}
     from (
       select id, row_number() over (order by id) as n, count(*) over () as total
       from search_document_${type}
     ) as numbered join ${source} using (id)
     where n % greatest(total / ${PER_TYPE}, 1) = 0 order by id`,
  );
  return rows.map(({ eng, rus, ticker, isin }) => ({ type, eng, rus, ticker, isin }));
}

async function frequentParts(pool: pg.Pool, type: SearchType): Promise<TypedTerm[]> {
  const { rows } = await pool.query<{ part: string }>(
    `select part from search_part_${type} where part ~ '^[a-z0-9]{3}$'
     order by documents desc limit 10`,
  );
  return rows.map(({ part }) => ({ type, term: part }));
}

export async function termClasses(pool: pg.Pool): Promise<TermClass[]> {
  const samples = (await Promise.all(SEARCH_TYPES.map((type) => readSamples(pool, type)))).flatMap(
    (list, place) => list.map((sample, n) => ({ sample, order: n * 5 + place })),
  );
  const mixed = samples.toSorted((a, b) => a.order - b.order).map(({ sample }) => sample);
  const made = (
    name: string,
    pickTerm: (sample: Sample, n: number) => string | null | undefined,
  ): TermClass => ({
    name,
    terms: mixed.flatMap((sample, n) => {
      const term = pickTerm(sample, n);
      return term && term.length >= 3 ? [{ type: sample.type, term }] : [];
    }),
  });
  const frequent = await Promise.all(SEARCH_TYPES.map((type) => frequentParts(pool, type)));
  return [
    made('prefix', ({ eng }, n) => pickWord(eng, n).slice(0, 3 + (n % 4))),
    made('infix', ({ eng }, n) => pickWord(eng, n).slice(1 + (n % 2), 5 + (n % 3))),
    made('ISIN', ({ isin }, n) => (n % 2 === 0 ? isin : isin?.slice(0, 4 + (n % 6)))),
    made('ticker', ({ ticker }) => ticker),
    made('two words', ({ eng }, n) => {
      const words = eng.split(' ');
      return `${words[1 + (n % 2)] ?? words[1] ?? ''} ${words[0]?.slice(0, 4) ?? ''}`;
    }),
    made('Cyrillic', ({ rus }, n) => pickWord(rus, n).slice(0, 4 + (n % 4))),
    made('transliterated', ({ rus }, n) => foldText(pickWord(rus, n)).slice(0, 4 + (n % 5))),
    made('typing error', ({ eng }, n) => {
      const wrong = withError(pickWord(eng, 0), n);
      // Typos in three letters aren't corrected.
      return wrong.length > 3 ? wrong : null;
    }),
    made('nothing found', (_sample, n) => nonsense(n)),
    { name: 'most frequent letters', terms: interleaved(frequent) },
  ];
}

/** A number always gives the same word of a name, most often the first one. */
function pickWord(name: string, n: number): string {
  const words = name.split(' ');
  return (n % 3 === 0 ? words[1] : words[0]) ?? '';
}

function withError(word: string, n: number): string {
  const at = 1 + (n % Math.max(word.length - 2, 1));
  const ways = [
    word.slice(0, at) + word.slice(at + 1),
    `${word.slice(0, at)}q${word.slice(at + 1)}`,
    `${word.slice(0, at)}q${word.slice(at)}`,
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ];
  return ways[n % ways.length] ?? word;
}

function nonsense(n: number): string {
  return `qz${(n * 7919 + 104_729).toString(36)}qz`;
}

function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat();
}
