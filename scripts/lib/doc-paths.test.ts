import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { missingDocPaths } from './doc-paths.mjs';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

function missing(text: string, document = 'README.md'): string[] {
  root = mkdtempSync(join(tmpdir(), 'doc-paths-'));
  const sources = ['src/server/http/api.ts', 'src/server/market/quotes.ts', 'src/market/runs.ts'];
  const files = { ...Object.fromEntries(sources.map((path) => [path, ''])), [document]: text };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return missingDocPaths(root).map((line: string) => /names (.*), which/.exec(line)?.[1] ?? line);
}

test('the sentence names the document and the path', () => {
  missing('Look into `src/gone.ts`.', 'docs/how-to/look.md');
  expect(missingDocPaths(root)).toEqual([
    'docs/how-to/look.md names src/gone.ts, which does not exist.',
  ]);
});

test.for<[text: string, path: string]>([
  ['`http/gone.ts`', 'http/gone.ts'],
  ['`server/gone/`', 'server/gone/'],
  ['`npm test -- src/gone`', 'src/gone'],
  ['`src/<room>/gone.ts`', 'src/<room>/gone.ts'],
  ['`<name>/<name>.ts`', '<name>/<name>.ts'],
  // There is a room of this name, so a path that begins with it is searched there.
  ['`market/quotes.ts`', 'market/quotes.ts'],
  ['```\nbrowser → server/gone.ts   asks\n```', 'server/gone.ts'],
  ["```ts\nimport { a } from '../gone/a.ts';\n```", '../gone/a.ts'],
])('%s is missing', ([text, path]) => {
  expect(missing(text)).toEqual([path]);
});

test.for([
  '`src/server/http/api.ts`, `server/http/`, `http/api.ts`, `api.ts`, `src/market`',
  '`src/server/<name>/api.ts`, `src/server/*/api.ts`, `src/<area>/<name>.ts`',
  '`/api/gone/`, `@react-router/dev`, `zod/mini`, `Europe/Berlin`, `THIRD-PARTY-NOTICES.md`',
  "```ts\nimport { a } from '../market/quotes.ts';\nfetch('/gone/file.ts');\n```",
])('%s is fine', (text) => {
  expect(missing(text)).toEqual([]);
});

test('every file and folder that the documents name exists', () => {
  expect(missingDocPaths(resolve(import.meta.dirname, '../..'))).toEqual([]);
});
