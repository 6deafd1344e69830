import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../db/in-transaction.ts';
import { postponeSearchUpkeep } from '../../../db/search/postpone-upkeep.ts';
import { rebuildSearchIndex } from '../../../db/search/rebuild-search-index.ts';
import { foldedWords, searchCode, searchWords } from '../../../domain/search-text.ts';
import { SEARCH_TYPES, type SearchType } from '../../../domain/search-type.ts';
import { demoIssuers } from '../../../market/demo/issuers.ts';
import { largeInstrument } from '../../../market/demo/large-market.ts';
import { writeInstruments, writeIssuers } from '../../../market/demo/market-writer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_TODAY } from '../../testing/test-today.ts';

/** The search against the plainest thing that could give the same answers: a look at everything. */

const KEY = { seed: 1, today: TEST_TODAY };
const INSTRUMENTS = 6000;
const ISSUERS = 400;

interface Document {
  id: number;
  isActive: boolean;
  importance: number;
  words: string;
  codes: string[];
}

let server: TestApp;
let documents: Map<SearchType, Document[]>;

beforeAll(async () => {
  server = await createTestApp();
  const { pool } = server.db;
  const issuers = demoIssuers(KEY, ISSUERS);
  const { rows } = await pool.query<{ last: number }>('select max(id) as last from issuer');
  await inTransaction(pool, async (client) => {
    await postponeSearchUpkeep(client);
    await writeIssuers(
      client,
      issuers.filter(({ id }) => id > (rows[0]?.last ?? 0)),
    );
    await writeInstruments(
      client,
      Array.from({ length: INSTRUMENTS }, (_, i) => largeInstrument(KEY, issuers, i, false)),
    );
  });
  // So low that counts come from the table of parts as well as from postings.
  await rebuildSearchIndex(pool, { frequent: 60 });
  documents = await readDocuments();
}, 120_000);
afterAll(() => server.close());

async function readDocuments(): Promise<Map<SearchType, Document[]>> {
  const { rows } = await server.db.pool.query<{
    type: SearchType;
    id: number;
    is_active: boolean;
    importance: number;
    name: Record<string, string>;
    ticker: string | null;
    isin: string | null;
  }>(`
    select search_type_of(kind) as type, id, status = 'active' as is_active, importance, name, ticker, isin
    from instrument
    union all select 'companies', id, status = 'active', 0, name, null, null from issuer`);
  return Map.groupBy(
    rows.map(({ type, id, importance, is_active: isActive, name, ticker, isin }) => ({
      type,
      id,
      importance,
      isActive,
      words: searchWords(Object.values(name)),
      codes: [ticker, isin].flatMap((code) => (code === null ? [] : [searchCode(code)])),
    })),
    ({ type }) => type,
  );
}

function expected(type: SearchType, term: string): { ids: number[]; total: number } {
  const words = foldedWords(term);
  const code = term.includes(' ') ? '' : searchCode(term);
  const needles = words.map((word, i) => {
    if (word.length >= 3) return word;
    return i === words.length - 1 ? ` ${word}` : ` ${word} `;
  });
  const beginning = `| ${words.join(' ')}`;
  const found = (documents.get(type) ?? []).flatMap((document) => {
    const isNamed = needles.every((needle) => document.words.includes(needle));
    const isCoded =
      code.length >= 3 && words.length === 1 && document.codes.some((own) => own.startsWith(code));
    if (!isNamed && !isCoded) return [];
    const isExact = code !== '' && document.codes.includes(code);
    const place = isExact ? 0 : document.isActive ? 1 : 2;
    return [{ ...document, place, isFirst: document.words.includes(beginning) }];
  });
  found.sort(
    (a, b) =>
      a.place - b.place ||
      Number(b.isActive) - Number(a.isActive) ||
      (a.place === 0 ? 0 : Number(b.isFirst) - Number(a.isFirst)) ||
      b.importance - a.importance ||
      a.id - b.id,
  );
  return { ids: found.slice(0, 10).map(({ id }) => id), total: found.length };
}

async function actual(type: SearchType, term: string): Promise<{ ids: number[]; total: number }> {
  const isCompanies = type === 'companies';
  const answer = await server.app.http.inject({
    method: 'POST',
    url: `/api/suggest/${type}/`,
    headers: { 'content-type': isCompanies ? 'application/json' : 'text/plain' },
    payload: isCompanies
      ? JSON.stringify({ term: encodeURIComponent(term) })
      : encodeURIComponent(term),
  });
  const { items, counter_title: total } = answer.json<{
    items: { id: number }[];
    counter_title: number;
  }>();
  return { ids: items.map(({ id }) => id), total };
}

/** Terms as people type them, taken from what is there: they find something. */
function termsOf(type: SearchType): string[] {
  const all = documents.get(type) ?? [];
  const terms = new Set<string>();
  for (let i = 0; i < all.length && terms.size < 90; i += Math.ceil(all.length / 18)) {
    const { words, codes } = all[i]!;
    const [first = '', second = '', third = ''] = words.split(' ').filter((word) => word !== '|');
    terms.add(first.slice(0, 3));
    terms.add(first.slice(0, 5));
    terms.add(first.slice(2));
    terms.add(`${second} ${first.slice(0, 2)}`);
    terms.add(`${first} ${third}`);
    for (const code of codes) {
      terms.add(code);
      terms.add(code.slice(0, 4));
    }
  }
  return [...terms].filter((term) => term.trim().length >= 3);
}

test.each(SEARCH_TYPES)(
  'SRC-9 %s: the first ten and the count are those of a look at everything',
  async (type) => {
    const terms = [
      ...termsOf(type),
      'ost',
      'ban',
      'ene',
      'ener',
      'ing',
      '203',
      'energy 20',
      'ord',
      'etf',
    ];
    let matches = 0;
    for (const term of terms) {
      const wanted = expected(type, term);
      // Nothing there: the search may forgive an error, a look at everything does not.
      if (wanted.total === 0) continue;
      expect({ term, ...(await actual(type, term)) }).toEqual({ term, ...wanted });
      matches += wanted.total;
    }
    expect(matches).toBeGreaterThan(100);
  },
  60_000,
);
