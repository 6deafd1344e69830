import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../db/in-transaction.ts';
import { postponeSearchUpkeep } from '../../../db/search/postpone-upkeep.ts';
import { rebuildSearchIndex } from '../../../db/search/rebuild-search-index.ts';
import { searchCode } from '../../../domain/search/search-code.ts';
import { documentWords, foldedWords, isTrait } from '../../../domain/search/search-text.ts';
import { SEARCH_TYPES, type SearchType } from '../../../domain/search/search-type.ts';
import { demoIssuers } from '../../../loaders/demo/issuers.ts';
import { largeInstrument } from '../../../loaders/demo/large-market.ts';
import { writeInstruments, writeIssuers } from '../../../loaders/demo/market-writer.ts';
import { parseTerm } from './term.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_TODAY } from '../../testing/test-today.ts';

/**
 * Compares the search with the simplest implementation that could give the same results: scanning
 * everything.
 */

const KEY = { seed: 1, today: TEST_TODAY };
const INSTRUMENTS = 2000;
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
    await client.query(`update issuer set status = 'liquidated' where id % 3 = 0`);
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
    codes: string[];
    country: string | null;
    currency: string | null;
    sector: string | null;
    category: string | null;
  }>(`
    select search_type_of(kind) as type, instrument.id, instrument.status = 'active' as is_active,
      importance, instrument.name,
      array(select value from identifier where instrument_id = instrument.id) as codes,
      country, currency, case when kind in ('bond', 'stock') then sector end as sector, category
    from instrument left join issuer on issuer.id = issuer_id
    union all select 'companies', id, status = 'active',
      coalesce((select max(importance) from instrument where issuer_id = issuer.id), 0),
      name, array(select value from identifier where issuer_id = issuer.id), country, null, sector,
      null
    from issuer`);
  return Map.groupBy(
    rows.map(({ type, id, importance, is_active: isActive, name, codes, ...row }) => {
      const { country, currency, sector, category } = row;
      const traits = [
        ...(country === null ? [] : [`C:${country}`]),
        ...(currency === null ? [] : [`M:${currency}`]),
        ...(sector === null ? [] : [`S:${sector.toUpperCase()}`]),
        ...(category === null ? [] : [`K:${category.toUpperCase()}`]),
      ];
      const words = documentWords(Object.values(name), traits);
      return { type, id, importance, isActive, words, codes: codes.map(searchCode) };
    }),
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
  const wordCodes = words.map(searchCode);
  const beginning = `| ${words.join(' ')}`;
  const units = parseTerm(term)?.units ?? [];
  const isOnlyType = units.every((unit) => unit.type === type);
  const found = (documents.get(type) ?? []).flatMap((document) => {
    const isIn = (needle: string) => document.words.includes(needle);
    const isNamed = needles.every(isIn);
    // `Germany 2031`: each word is in the name or is one of the instrument's traits.
    const isMeant =
      !isOnlyType &&
      units.every(
        (unit) =>
          unit.type === type ||
          unit.traits.some((trait) => isIn(` ${trait} `)) ||
          unit.words.every((word) => isIn(needles[words.indexOf(word.text)]!)),
      );
    // `T Telephone`: one word is its ticker, the others are in its name.
    const isTickerAndName = wordCodes.some(
      (wordCode, i) =>
        words.length > 1 &&
        document.codes.includes(wordCode) &&
        needles.every((needle, j) => j === i || isIn(needle)),
    );
    const isCoded =
      code.length >= 3 && words.length === 1 && document.codes.some((own) => own.startsWith(code));
    if (!isNamed && !isCoded && !isTickerAndName && !isMeant) return [];
    const isExact = isTickerAndName || (code !== '' && document.codes.includes(code));
    // Matches by name come before those that only match by traits.
    const place = isExact ? 0 : (isNamed || isCoded ? 1 : 3) + (document.isActive ? 0 : 1);
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

/** Realistic search terms, taken from the data so that they find something. */
function makeTerms(type: SearchType): string[] {
  const all = documents.get(type) ?? [];
  const terms = new Set<string>();
  for (let i = 0; i < all.length && terms.size < 90; i += Math.ceil(all.length / 18)) {
    const { words, codes } = all[i]!;
    const [first = '', second = '', third = ''] = words
      .split(' ')
      .filter((word) => word !== '|' && !isTrait(word));
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

/** Frequent parts, alone and combined: most combinations occur in few documents or in none. */
const FREQUENT = ['ost', 'ban', 'ene', 'ener', 'ing', '203', 'ord', 'etf', 'tal', 'mar', 'energ'];

function frequentTerms(): string[] {
  const pairs = FREQUENT.flatMap((part, i) =>
    FREQUENT.slice(i + 1).map((other) => `${part} ${other}`),
  );
  return [...FREQUENT, ...pairs, 'energy 20', '5 20', 'ing 5 2', 'ltd energ', 'ao e'];
}

/** Countries, currencies, sectors and kinds, alone, with names and with each other. */
const MEANT = [
  'germany',
  'Германия',
  'deutschland',
  '德国',
  'united states',
  'united sta',
  'EUR',
  'euro',
  'bank',
  'banks',
  'corporate',
  'germ',
  'bond',
  'bonds',
];

function meantTerms(): string[] {
  const others = ['2031', 'energ', 'eur', 'bank', 'ord', 'usd 20'];
  return [...MEANT, ...MEANT.flatMap((word) => others.map((other) => `${word} ${other}`))];
}

async function expectTruth(type: SearchType, terms: readonly string[]): Promise<number> {
  let matches = 0;
  for (const term of terms) {
    const wanted = expected(type, term);
    // Nothing contains these words: the search may correct a typo, the naive comparison doesn't.
    if (wanted.total === 0) continue;
    expect({ term, ...(await actual(type, term)) }).toEqual({ term, ...wanted });
    matches += wanted.total;
  }
  return matches;
}

test.each(SEARCH_TYPES)(
  'SRC-9 %s: the first ten and the count match a full scan',
  async (type) => {
    expect(await expectTruth(type, [...makeTerms(type), ...frequentTerms()])).toBeGreaterThan(100);
  },
  60_000,
);

test.each(SEARCH_TYPES)(
  'SRC-9 %s: trait words rank matches below matches by name',
  async (type) => {
    expect(await expectTruth(type, meantTerms())).toBeGreaterThan(100);
  },
  60_000,
);

/** All words from which this one could result by a single typo, generated one by one. */
function intended(typed: string): Set<string> {
  const found = new Set<string>();
  for (let i = 0; i < typed.length; i += 1) {
    const [before, after] = [typed.slice(0, i), typed.slice(i + 1)];
    found.add(before + after);
    found.add(before + after.charAt(0) + typed.charAt(i) + after.slice(1));
    for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') {
      found.add(before + letter + after);
      found.add(before + letter + typed.slice(i));
    }
  }
  return found;
}

/** The ids in order if nothing contains the typed word itself. */
function forgiven(type: SearchType, typed: string): number[] {
  const meant = intended(typed);
  // Thousands of names are composed of the same few words.
  const looked = new Map<string, boolean>();
  const isBegun = (word: string): boolean => {
    const known = looked.get(word);
    if (known !== undefined) return known;
    const isMeant = Array.from(word, (_, end) => word.slice(0, end + 1)).some((beginning) =>
      meant.has(beginning),
    );
    looked.set(word, isMeant);
    return isMeant;
  };
  const found = (documents.get(type) ?? []).flatMap((document) => {
    const places = document.words.split(' ').flatMap((word, i, words) => {
      if (word === '|' || isTrait(word) || !isBegun(word)) return [];
      return (words[i - 1] === '|' ? 0 : 1) + (meant.has(word) ? 0 : 2);
    });
    return places.length === 0 ? [] : [{ ...document, place: Math.min(...places) }];
  });
  found.sort(
    (a, b) =>
      Number(b.isActive) - Number(a.isActive) ||
      a.place - b.place ||
      b.importance - a.importance ||
      a.id - b.id,
  );
  return found.map(({ id }) => id);
}

/** Whether it names a country or another trait, and so isn't a typo. */
function isMeaningful(typed: string): boolean {
  return (parseTerm(typed)?.units ?? []).some(({ traits, type }) => traits.length > 0 || type);
}

/** At each position of a word: one letter missing, wrong or extra, or two swapped. */
function errorsIn(word: string): string[] {
  return Array.from(word, (letter, i) => {
    const [before, after] = [word.slice(0, i), word.slice(i + 1)];
    return [
      before + after,
      `${before}q${after}`,
      `${before}${letter}e${after}`,
      before + after.charAt(0) + letter + after.slice(1),
    ];
  }).flat();
}

test.each(SEARCH_TYPES)(
  'SRC-9 %s: a typo at any position is corrected like in a full scan',
  async (type) => {
    const isKnown = (typed: string) =>
      [...documents.values()].some((all) => all.some(({ words }) => words.includes(typed)));
    const all = documents.get(type) ?? [];
    const words = [5, 6, 8].flatMap((length, i) => {
      const { words: text = '' } = all[i * 50 + 7] ?? {};
      return text.split(' ').find((word) => word.length >= length && !isTrait(word)) ?? [];
    });
    let count = 0;
    for (const typed of new Set(words.flatMap(errorsIn))) {
      if (typed.length < 4 || isKnown(typed) || isMeaningful(typed)) continue;
      const ids = forgiven(type, typed);
      const wanted = { typed, ids: ids.slice(0, 10), total: ids.length };
      expect({ typed, ...(await actual(type, typed)) }).toEqual(wanted);
      if (ids.length > 0) count += 1;
    }
    expect(count).toBeGreaterThan(20);
  },
  60_000,
);

test('SRC-9 an ISIN in groups finds the same as in one piece, complete and partial', async () => {
  for (const type of ['bonds', 'stocks', 'etf'] as const) {
    const isins = (documents.get(type) ?? []).flatMap(({ codes }) =>
      codes.filter((code) => /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(code)),
    );
    for (const isin of isins.slice(0, 8)) {
      for (const length of [5, 7, 8, 9, 11, 12]) {
        const begun = isin.slice(0, length);
        const wanted = await actual(type, begun);
        expect(wanted.total).toBeGreaterThan(0);
        for (const between of [' ', '-', '\u00a0']) {
          const grouped = begun.replaceAll(/.{4}(?=.)/g, (group) => group + between);
          expect({ grouped, ...(await actual(type, grouped)) }).toEqual({ grouped, ...wanted });
        }
      }
    }
    expect(isins.length).toBeGreaterThan(8);
  }
}, 60_000);

test('SRC-9 companies of some statuses, by several frequent words', async () => {
  const term = 'ing ltd';
  const { http } = server.app;
  for (const [stopped, isActive] of [
    [2, true],
    [1, false],
  ] as const) {
    const all = documents;
    const some = (all.get('companies') ?? []).filter((company) => company.isActive === isActive);
    documents = new Map([['companies', some]]);
    const wanted = expected('companies', term);
    documents = all;
    const payload = { term: encodeURIComponent(term), emitent_stop_statuses_ids: [stopped] };
    const answer = await http.inject({ method: 'POST', url: '/api/suggest/companies/', payload });
    const { items, counter_title: total } = answer.json<{
      items: { id: number }[];
      counter_title: number;
    }>();
    expect({ ids: items.map(({ id }) => id), total }).toEqual(wanted);
    expect(total).toBeGreaterThan(0);
  }
});

test('SRC-9 also after changes since the last rebuild', async () => {
  const { pool } = server.db;
  await pool.query(`
    update instrument set name = name || '{"eng": "Energy of Boston, marketing"}' where id % 97 = 0;
    update instrument set status = 'withdrawn' where id % 89 = 0 and kind <> 'bond';
    update instrument set importance = importance + 1000000 where id % 83 = 0;
    delete from instrument where id % 79 = 0;
    update issuer set name = name || '{"deu": "Marketing Bank"}' where id % 7 = 0;
    update issuer set country = 'DE', sector = 'banks' where id % 31 = 0;
    update instrument set currency = 'EUR', category = 'corporate' where id % 71 = 0 and kind = 'bond';
    insert into instrument (source_code, kind, name, isin, ticker, status, importance)
    select source_code, kind, name || '{"pol": "Energia"}', null, null, status, importance
    from instrument where id % 73 = 0`);
  documents = await readDocuments();
  for (const type of SEARCH_TYPES) {
    const terms = [...makeTerms(type), ...frequentTerms(), ...MEANT];
    expect(await expectTruth(type, terms)).toBeGreaterThan(100);
  }
}, 120_000);

test('SRC-9 equal results are sorted by id', async () => {
  const { pool } = server.db;
  await inTransaction(pool, async (client) => {
    await postponeSearchUpkeep(client);
    await client.query('update instrument set importance = 0');
  });
  await rebuildSearchIndex(pool, { frequent: 60 });
  documents = await readDocuments();
  for (const type of SEARCH_TYPES) await expectTruth(type, frequentTerms());
}, 120_000);
