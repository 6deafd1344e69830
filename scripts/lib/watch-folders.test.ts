import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchFolders } from './watch-folders.mjs';

let root = '';
let heard: string[] = [];
let watching: { close(): void };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(root, 'deep/er'), { recursive: true });
  writeFileSync(join(root, 'deep/er/a.ts'), '1');
  heard = [];
  watching = watchFolders([root], (path: string) => heard.push(path));
});
afterEach(() => {
  watching.close();
  rmSync(root, { recursive: true, force: true });
});

/** As editors do that keep the old file until the new one is complete. */
function replace(path: string): void {
  writeFileSync(`${path}.new`, '2');
  renameSync(`${path}.new`, path);
}

test('a file that an editor replaced is watched on, each time', async () => {
  const path = join(root, 'deep/er/a.ts');
  for (let round = 0; round < 3; round += 1) {
    heard = [];
    replace(path);
    await expect.poll(() => heard).toContain(path);
  }
});

test('files of folders that came later are heard of', async () => {
  mkdirSync(join(root, 'late'));
  await expect.poll(() => heard).toContain(join(root, 'late'));
  const path = join(root, 'late/b.ts');
  writeFileSync(path, '1');
  await expect.poll(() => heard).toContain(path);
});
