import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const readSources = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const IMPORT = /import \{([^}]*)\} from '([^']*)'/g;

interface Imported {
  readonly name: string;
  /** The name of the file it comes from. */
  readonly from: string;
}

/** What a source imports to call it: types aren't called. */
function listImports(text: string): Imported[] {
  return [...text.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ name: name.split(' ')[0]!, from: basename(from) })),
  );
}

/** Makes the price of a published discount, whose rates the product computes. */
const INVERSES = new Set(['billPriceFromDiscount']);

test('BND-22 what is compared are functions that the product calls', () => {
  const sources = readSources('src/{domain,server,web,loaders}/**/*.{ts,tsx}');
  const isCalled = (name: string) =>
    sources.some(({ text }) => new RegExp(String.raw`(?<!function )\b${name}[(<]`).test(text));
  const compared = readSources('conformance/**/*.ts')
    .flatMap(({ text }) => listImports(text))
    .filter(({ from }) =>
      sources.some(
        ({ path }) =>
          path.endsWith(`domain/bonds/${from}`) || path.endsWith(`domain/curves/${from}`),
      ),
    );
  expect(compared.length).toBeGreaterThan(20);
  const uncalled = compared.filter(
    ({ name }) => /^[a-z]/.test(name) && !isCalled(name) && !INVERSES.has(name),
  );
  expect(uncalled.map(({ name }) => name)).toEqual([]);
});
