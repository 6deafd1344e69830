import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { forbiddenImports } from './rooms.mjs';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  root = mkdtempSync(join(tmpdir(), 'rooms-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

const ROOMS = {
  'src/domain/tsconfig.json': '{ "references": [] }',
  'src/db/tsconfig.json': '{ "references": [{ "path": "../domain" }] }',
  'src/web/tsconfig.json': '{ "references": [{ "path": "../domain" }] }',
};

test('a forbidden import says which room may not import which', () => {
  write({
    ...ROOMS,
    'src/web/pages/page.tsx': "import { a } from '../../db/connect.ts';\n",
    'src/domain/day.ts': "const late = () => import('../db/connect.ts');\n",
    'src/db/connect.ts': "import type { Run } from '../../bench/run.ts';\n",
  });
  expect(forbiddenImports(root).toSorted()).toEqual([
    'src/db/connect.ts imports bench/run.ts: room db may not import from outside src; it may import domain.',
    'src/domain/day.ts imports src/db/connect.ts: room domain may not import db; it may not import any other room.',
    'src/web/pages/page.tsx imports src/db/connect.ts: room web may not import db; it may import domain.',
  ]);
});

test('imports within a room, of a referenced room and of packages are fine', () => {
  write({
    ...ROOMS,
    'src/web/pages/page.tsx':
      "import { b } from './b.ts';\nimport { day } from '../../domain/day.ts';\nimport 'react';\n",
  });
  expect(forbiddenImports(root)).toEqual([]);
});

test('this project has none', () => {
  expect(forbiddenImports(resolve(import.meta.dirname, '../..'))).toEqual([]);
});
