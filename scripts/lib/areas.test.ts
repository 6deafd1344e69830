import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { AREAS, importsOfOtherAreas, strayFiles } from './areas.mjs';

const PROJECT = resolve(import.meta.dirname, '../..');
const LAYERS = ['domain', 'contracts', 'labels', 'server/areas', 'web/pages'];

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  root = mkdtempSync(join(tmpdir(), 'areas-'));
  for (const layer of LAYERS) mkdirSync(join(root, 'src', layer, 'bonds'), { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

test('a folder that is no area and a file outside of one are told', () => {
  write({
    'src/domain/bond/price.ts': '',
    'src/domain/time/day.ts': '',
    'src/server/areas/time/day.ts': '',
    'src/contracts/bond.ts': '',
    'src/labels/labels.ts': '',
  });
  expect(strayFiles(root)).toEqual([
    'src/domain/bond isn’t an area: see scripts/lib/areas.mjs.',
    'src/contracts/bond.ts belongs in an area’s folder.',
    'src/server/areas/time isn’t an area: see scripts/lib/areas.mjs.',
  ]);
});

test('an area that imports another one is told', () => {
  write({
    'src/server/areas/bonds/service.ts': "import { a } from '../curves/store.ts';\n",
    'src/server/areas/bonds/sections/routes.ts':
      "import { a } from '../store.ts';\nimport { b } from '../../../core/http/api.ts';\n",
    'src/server/areas/bonds/service.test.ts': "import { a } from '../curves/store.ts';\n",
  });
  expect(importsOfOtherAreas(root)).toEqual([
    'bonds/service.ts imports curves/store.ts: areas may not import each other.',
  ]);
});

test('this project has neither', () => {
  expect([...strayFiles(PROJECT), ...importsOfOtherAreas(PROJECT)]).toEqual([]);
});

test('every area has a page in docs/areas', () => {
  const missing = [...AREAS].filter((area) => !existsSync(join(PROJECT, `docs/areas/${area}.md`)));
  expect(missing).toEqual([]);
});
