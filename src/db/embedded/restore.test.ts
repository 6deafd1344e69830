import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedServer } from './embedded-server.ts';
import { putInPlace } from './restore.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pc-restore-'));
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = (name: string) => join(folder, name);
const write = (name: string, text: string) => writeFileSync(path(name), text);
const contents = () =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(path(name), 'utf8')]));
const MOVES = () => [
  { from: path('new-cluster'), to: path('cluster') },
  { from: path('new-secrets'), to: path('secrets') },
];

test('a restore that fails halfway restores what it has moved', () => {
  write('cluster', 'old');
  write('secrets', 'old');
  write('new-cluster', 'new');
  const before = contents();
  expect(() => putInPlace(MOVES(), '.before')).toThrow('ENOENT');
  expect(contents()).toEqual(before);
});

test('the replaced data are kept, and named', () => {
  write('cluster', 'old');
  write('new-cluster', 'new');
  write('new-secrets', 'new');
  expect(putInPlace(MOVES(), '.before')).toEqual([path('cluster.before')]);
  expect(contents()).toEqual({ cluster: 'new', secrets: 'new', 'cluster.before': 'old' });
});

test('a startup after an interrupted restore creates no empty database', async () => {
  mkdirSync(path('postgres.before-restore-2026'));
  await expect(startEmbeddedServer({ dataDir: folder })).rejects.toThrow(
    'a restore moved a database to postgres.before-restore-2026',
  );
  expect(readdirSync(folder)).not.toContain('postgres');
});
