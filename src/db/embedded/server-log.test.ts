import { appendFileSync, closeSync, mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openServerLog } from './server-log.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const readLog = (name: string) => readFileSync(join(folder, name), 'utf8');

test('a log that has grown is rotated while the server keeps writing', async () => {
  const log = openServerLog(folder, { atBytes: 100, everyMs: 5 });
  const file = log.open();
  writeSync(file, `${'old words '.repeat(20)}\n`);
  await expect.poll(() => readLog('postgres.log')).toBe('');
  expect(readLog('postgres.log.1')).toContain('old words');
  writeSync(file, 'FATAL: new words\n');
  expect(log.lastWords()).toBe('FATAL: new words');
  expect(readLog('postgres.log')).toBe('FATAL: new words\n');
  closeSync(file);
  log.close();
});

test('a log that has grown before a startup is rotated by it', () => {
  appendFileSync(join(folder, 'postgres.log'), 'x'.repeat(200));
  openServerLog(folder, { atBytes: 100 }).close();
  expect(readLog('postgres.log')).toBe('');
  expect(readLog('postgres.log.1')).toBe('x'.repeat(200));
});

test('messages of a killed server’s processes don’t hide why the next one failed', () => {
  const log = openServerLog(folder);
  const orphan = '[7] FATAL:  terminating connection due to unexpected postmaster exit';
  const file = log.open();
  writeSync(file, `${orphan}\n`);
  expect(log.lastWords()).toBe(orphan);
  writeSync(file, '[9] FATAL:  pre-existing shared memory block is still in use\n');
  writeSync(file, `[9] HINT:  Terminate any old server processes.\n${orphan}\n`);
  expect(log.lastWords()).toContain('pre-existing shared memory block');
  closeSync(file);
  log.close();
});
