import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findWornWords } from './worn-words.mjs';

const root = mkdtempSync(join(tmpdir(), 'parcurve-words-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a worn-out word is named with its line and a better one, but not in code', () => {
  mkdirSync(join(root, 'src/labels/core/widgets'), { recursive: true });
  mkdirSync(join(root, 'docs'));
  writeFileSync(
    join(root, 'src/labels/core/widgets/eng.ts'),
    "export const eng = {\n  saved: 'Saved. It holds now.',\n  held: 'Rates are over 5 %.',\n};\n",
  );
  writeFileSync(join(root, 'docs/page.md'), '# Page\n\n```\nanew\n```\n\nIt is made anew.\n');

  expect(findWornWords(root)).toEqual([
    'src/labels/core/widgets/eng.ts:2: “It holds now” sounds translated. Write: saved.',
    'docs/page.md:7: “anew” sounds translated. Write: again.',
  ]);
});
