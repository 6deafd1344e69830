import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { brokenLinks } from './doc-links.mjs';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

function check(text: string): string[] {
  root = mkdtempSync(join(tmpdir(), 'doc-links-'));
  const files = {
    'docs/how-to/look.md': text,
    'docs/other.md': '# Other\n\n## What `npm start` does\n\n## Twice\n\n## Twice\n',
    'docs/pictures/one.png': '',
    'src/run.ts': '',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return brokenLinks(root);
}

test.for<[text: string, complaint: string]>([
  ['[here](gone.md)', 'gone.md: no such file.'],
  ['[here](../other.md#gone)', '../other.md#gone: no such heading.'],
  ['[here](#gone)', '#gone: no such heading.'],
  ['![a picture](../pictures/two.png)', '../pictures/two.png: no such file.'],
  ['<img src="../pictures/two.png">', '../pictures/two.png: no such file.'],
])('%s leads nowhere', ([text, complaint]) => {
  expect(check(text)).toEqual([`docs/how-to/look.md links to ${complaint}`]);
});

test.for([
  '[here](../other.md), [there](../other.md#what-npm-start-does), [again](../other.md#twice-1)',
  '# Look\n\n[above](#look), [line](../../src/run.ts#L1), [folder](../pictures), [site](https://example.org/gone.md)',
  '![a picture](../pictures/one.png "with a title")',
  '```md\n[here](gone.md)\n```',
])('%s leads somewhere', (text) => {
  expect(check(text)).toEqual([]);
});
