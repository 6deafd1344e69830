import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLockFile } from './lock-file.mjs';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, 'new', 'install.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the lock is held meanwhile, and released after an error too', () => {
  const held = withLockFile(lock, () => readFileSync(lock, 'utf8'));
  expect(held).toBe(`${process.pid} ${hostname()}`);
  expect(existsSync(lock)).toBe(false);
  expect(() =>
    withLockFile(lock, () => {
      throw new Error('no network');
    }),
  ).toThrow('no network');
  expect(existsSync(lock)).toBe(false);
});

test('processes that start at once take turns', async () => {
  const log = join(folder, 'log');
  const script = `
    import { appendFileSync } from 'node:fs';
    import { withLockFile } from ${JSON.stringify(join(import.meta.dirname, 'lock-file.mjs'))};
    withLockFile(${JSON.stringify(lock)}, () => {
      appendFileSync(${JSON.stringify(log)}, 'begin ');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
      appendFileSync(${JSON.stringify(log)}, 'end ');
    });`;
  const processes = Array.from({ length: 3 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', script]),
  );
  await Promise.all(processes.map((each) => once(each, 'exit')));
  expect(readFileSync(log, 'utf8')).toBe('begin end begin end begin end ');
});

test('the lock of a process that has ended is stale', () => {
  withLockFile(lock, () => undefined);
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  writeFileSync(lock, `${pid} ${hostname()}`);
  let hasWaited = false;
  expect(
    withLockFile(
      lock,
      () => 'done',
      () => (hasWaited = true),
    ),
  ).toBe('done');
  expect(hasWaited).toBe(false);
});

test('the lock of another host is stale after ten minutes', () => {
  withLockFile(lock, () => undefined);
  writeFileSync(lock, '1 elsewhere');
  const old = new Date(Date.now() - 11 * 60_000);
  utimesSync(lock, old, old);
  expect(withLockFile(lock, () => 'done')).toBe('done');
});
