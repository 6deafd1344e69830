import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../../../contracts/core/errors.ts';
import { HashThreads, type HashLimits } from './hash-threads.ts';
import { processPasswords } from './passwords.ts';

const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };
/** Some tens of milliseconds each. */
const DEAR = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const made: HashThreads[] = [];
function startThreads(limits: HashLimits): HashThreads {
  const threads = new HashThreads(limits);
  made.push(threads);
  return threads;
}
afterEach(async () => {
  for (const threads of made.splice(0)) await threads.close();
});

const errorCode = (error: unknown) => (error instanceof ApiError ? error.code : error);

test('USR-1 a request that finds the queue full is rejected at once, with Retry-After', async () => {
  const threads = startThreads({ threads: 2, maxWaiting: 3 });
  let done = 0;
  const jobs = Array.from({ length: 9 }, () =>
    threads.hash({ password: 'x', options: DEAR }).finally(() => (done += 1)),
  );
  const refused = await jobs[8]!.catch((error: unknown) => error);
  expect(errorCode(refused)).toBe('overloaded');
  expect((refused as ApiError).retryAfterSeconds).toBeGreaterThan(0);
  // The last four are rejected before any hash is ready.
  expect(done).toBeLessThanOrEqual(4);
  const results = await Promise.allSettled(jobs);
  expect(results.map(({ status }) => status)).toEqual([
    ...Array<string>(5).fill('fulfilled'),
    ...Array<string>(4).fill('rejected'),
  ]);
});

test('USR-1 after a rush the queue has room again', async () => {
  const threads = startThreads({ threads: 1, maxWaiting: 0 });
  const rush = ['a', 'b', 'c'].map((password) => threads.hash({ password, options: CHEAP }));
  expect((await Promise.allSettled(rush)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  const passwordHash = await threads.hash({ password: 'a', options: CHEAP });
  expect(await threads.verify({ password: 'a', passwordHash })).toBe(true);
  expect(await threads.verify({ password: 'b', passwordHash })).toBe(false);
});

test('USR-1 a failing job reports its error, and the next ones run', async () => {
  const threads = startThreads({ threads: 1, maxWaiting: 5 });
  const broken = threads.verify({ password: 'a', passwordHash: 'no hash' });
  const sound = threads.hash({ password: 'a', options: CHEAP });
  await expect(broken).rejects.toThrow(/failed/);
  expect(await sound).toMatch(/^\$argon2id\$/);
});

test('USR-1 compression doesn’t wait behind passwords', async () => {
  const threads = startThreads({ threads: 2, maxWaiting: 50 });
  let hashed = 0;
  const jobs = Array.from({ length: 30 }, () =>
    threads.hash({ password: 'x', options: DEAR }).finally(() => (hashed += 1)),
  );
  await promisify(gzip)(Buffer.alloc(10_000));
  // In Node's shared thread pool it would have finished last, after all thirty.
  expect(hashed).toBeLessThan(15);
  await Promise.all(jobs);
});

test('USR-1 an unknown email costs the same hash as a known one', async () => {
  const passwordHash = await processPasswords.hash('x');
  expect(passwordHash).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(await processPasswords.matches('x', passwordHash)).toBe(true);
  expect(await processPasswords.matches('x', undefined)).toBe(false);
});
