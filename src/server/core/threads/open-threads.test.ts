import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import { openThreads } from './open-threads.ts';

const MODULE = new URL('./testing/jobs.ts', import.meta.url);
const limits = { maxThreads: 1, idleMs: 50, maxMegabytes: 32 };
const threads = openThreads<string, string>(MODULE, { name: 'runJob', ...limits });
afterAll(() => threads.close());

test('a job that throws, ends its thread or uses too much memory doesn’t affect the next one', async () => {
  await expect(threads.run('throw')).rejects.toThrow('as asked');
  expect(await threads.run('a')).toBe('a');
  await expect(threads.run('exit')).rejects.toThrow(/exited/);
  expect(await threads.run('b')).toBe('b');
  await expect(threads.run('fill')).rejects.toThrow(/memory/);
  expect(await threads.run('c')).toBe('c');
});

test('a job that exceeds its time ends with its thread', async () => {
  const signal = AbortSignal.timeout(500);
  await expect(threads.run('hang', { signal })).rejects.toThrow(/aborted/);
  expect(await threads.run('d')).toBe('d');
});

test('an idle thread ends', async () => {
  await threads.run('e');
  expect(threads.threads).toHaveLength(1);
  await vi.waitFor(() => expect(threads.threads).toHaveLength(0));
});

test('an idle thread does not keep the process alive, a job does', async () => {
  const opener = new URL('./open-threads.ts', import.meta.url);
  const program = `
    const { openThreads } = await import('${opener.href}');
    const options = { name: 'runJob', maxThreads: 1, idleMs: Infinity };
    const threads = openThreads(new URL('${MODULE.href}'), options);
    void threads.run('f').then(console.log);
  `;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect((await run).stdout).toBe('f\n');
});
