import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { searchCode } from '../../../domain/search/search-code.ts';
import { foldText } from '../../../domain/search/fold-text.ts';
import { searchWords } from '../../../domain/search/search-text.ts';
import { LANGUAGE_CODES } from '../../../domain/text/language.ts';
import { CATALOGUE } from '../../../labels/catalogue.ts';
import { marketParts } from '../../../loaders/demo/market-parts.ts';
import { TEST_TODAY } from '../../testing/test-today.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'migrated' });
});
afterAll(() => database.drop());

/** Thousands of neighbouring characters are folded alike, so a sample is enough. */
function stepAt(code: number): number {
  const isUniform =
    (code >= 0x3400 && code <= 0xd000) || (code >= 0xe000 && code <= 0xf8ff) || code >= 0x1_0000;
  return isUniform ? 97 : 1;
}

async function foldedInSql(texts: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ folded: string }>(
    'select search_fold(raw) as folded from unnest($1::text[]) with ordinality as t (raw, n) order by n',
    [texts],
  );
  return rows.map(({ folded }) => folded);
}

/** The languages are in jsonb order, not in the order of the literal. */
function sorted(words: string): string[] {
  return words.split('|').toSorted();
}

async function expectAgreement(texts: readonly string[]): Promise<void> {
  const inSql = await foldedInSql(texts);
  const different = texts.filter((text, i) => foldText(text) !== inSql[i]);
  expect(different).toEqual([]);
  expect(inSql).toHaveLength(texts.length);
}

/** Calling the function for each character would take most of the time. */
const AT_ONCE = 20;

function joinSome(texts: readonly string[]): string[] {
  return Array.from({ length: Math.ceil(texts.length / AT_ONCE) }, (_, i) =>
    texts.slice(AT_ONCE * i, AT_ONCE * (i + 1)).join(' '),
  );
}

test('SQL and TypeScript fold every character alike', async () => {
  const characters: string[] = [];
  for (let code = 1; code <= 0x10_ffff; code += stepAt(code)) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    characters.push(`a${String.fromCodePoint(code)}b`);
  }
  await expectAgreement(joinSome(characters));
}, 120_000);

/** Names are composed of the same few words. */
const EACH = 5;

test('SQL and TypeScript fold the demo market’s names and all labels alike', async () => {
  const { issuers, instruments } = marketParts({ seed: 1, today: TEST_TODAY }, 'normal');
  const names = [...issuers, ...instruments]
    .filter((_, i) => i % EACH === 0)
    .map(({ name }) => name);
  const labels = LANGUAGE_CODES.flatMap((language) =>
    Object.values(CATALOGUE).flatMap((module) =>
      Object.values(module[language]).flatMap((texts) => Object.values(texts)),
    ),
  );
  await expectAgreement([...new Set([...names.flatMap((name) => Object.values(name)), ...labels])]);
  const { rows } = await database.pool.query<{ words: string }>(
    `select search_words(name) as words
     from unnest($1::jsonb[]) with ordinality as t (name, n) order by n`,
    [names.map((name) => JSON.stringify(name))],
  );
  expect(rows.map(({ words }) => sorted(words))).toEqual(
    names.map((name) => sorted(searchWords(Object.values(name)))),
  );
}, 60_000);

test('SQL and TypeScript fold random texts alike', async () => {
  let state = 1;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const ranges = [
    [1, 0x7f],
    [0x80, 0x24f],
    [0x300, 0x36f],
    [0x400, 0x4ff],
    [0x4e00, 0x4fff],
    [0x2000, 0x206f],
    [0x1_f300, 0x1_f6ff],
  ] as const;
  const texts = Array.from({ length: 3000 }, () =>
    Array.from({ length: random(30) }, () => {
      const [from, to] = ranges[random(ranges.length)] ?? [1, 1];
      return String.fromCodePoint(from + random(to - from + 1));
    }).join(''),
  );
  texts.push('', 'iiyyiijj', 'и\u0306и\u0306', 'I\u0307', `${'ы'.repeat(500)} end`);
  await expectAgreement(texts);
  const { rows } = await database.pool.query<{ codes: string[] }>(
    `select search_codes(raw) as codes
     from unnest($1::text[]) with ordinality as t (raw, n) order by n`,
    [texts],
  );
  expect(rows.map(({ codes }) => codes[0] ?? '')).toEqual(texts.map(searchCode));
}, 60_000);
