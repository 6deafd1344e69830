import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = resolve(import.meta.dirname, '../../src');
const readSource = (path: string) => readFileSync(resolve(SOURCES, path), 'utf8');

/** What stands in the first brackets of each match. */
const findNames = (source: string, pattern: RegExp) =>
  Array.from(source.matchAll(pattern), ([, name]) => name);

test('browsers have every name of zod that a contract calls', () => {
  const contracts = readdirSync(resolve(SOURCES, 'contracts'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readSource(`contracts/${name}`))
    .join('\n');
  const called = findNames(contracts, /\bz\s*\.\s*(\w+)\s*[(.,)]/g);
  const replaced = findNames(readSource('web/api/no-schemas.ts'), /(?:\bas|export const) (\w+)/g);
  expect(called.length).toBeGreaterThan(500);
  expect([...new Set(called)].filter((name) => !replaced.includes(name))).toEqual([]);
});
