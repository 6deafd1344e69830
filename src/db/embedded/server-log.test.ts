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

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('a log that grew is put aside while the server writes on', async () => {
  const log = openServerLog(folder, { atBytes: 100, everyMs: 5 });
  const file = log.open();
  writeSync(file, `${'old words '.repeat(20)}\n`);
  await expect.poll(() => read('postgres.log')).toBe('');
  expect(read('postgres.log.1')).toContain('old words');
  writeSync(file, 'FATAL: new words\n');
  expect(log.lastWords()).toBe('FATAL: new words');
  expect(read('postgres.log')).toBe('FATAL: new words\n');
  closeSync(file);
  log.close();
});

test('a log that grew before a start is put aside by it', () => {
  appendFileSync(join(folder, 'postgres.log'), 'x'.repeat(200));
  openServerLog(folder, { atBytes: 100 }).close();
  expect(read('postgres.log')).toBe('');
  expect(read('postgres.log.1')).toBe('x'.repeat(200));
});
