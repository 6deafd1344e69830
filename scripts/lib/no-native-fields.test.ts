import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');
/** `type="date"`, and `type={isDay ? 'date' : 'text'}`. */
const NATIVE = /\btype=(?:\{[^}]*)?["'](?:date|datetime-local|month|week|time|number)["']/;

test('no page has a native date or number input: it would use the browser’s format', async () => {
  const found: string[] = [];
  let count = 0;
  for await (const file of glob('{web,widgets,addin,gallery}/**/*.{ts,tsx,html}', {
    cwd: SOURCES,
  })) {
    if (file.endsWith('.test.ts')) continue;
    count += 1;
    if (NATIVE.test(readFileSync(join(SOURCES, file), 'utf8'))) found.push(file);
  }
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(300);
});
