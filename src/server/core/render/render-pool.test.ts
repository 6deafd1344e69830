import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openRenderPool, type RenderPool } from './render-pool.ts';

let inProcess: TestApp;
let threaded: TestApp;
let pool: RenderPool;
beforeAll(async () => {
  pool = await openRenderPool();
  inProcess = await createTestApp();
  threaded = await createTestApp({ database: inProcess.db, pages: async () => pool.handle });
}, 60_000);
afterAll(async () => {
  await threaded.close();
  await inProcess.close();
  await pool.close();
});

/** Without the parts that differ between responses, and without scripts, which vitest rewrites. */
const steady = (body: string) =>
  body
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/[a-z0-9]{8}-[a-z0-9]+/g, '');

const submit = (password: string) =>
  threaded.app.http.inject({
    method: 'POST',
    url: '/sign-in/',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email: 'paid@demo.example', password }).toString(),
  });

/**
 * The CPU time that pages take on this thread, which other load on the machine doesn't affect. The
 * minimum of several rounds, because garbage collection and background work only add to it.
 */
async function measureThreadTime({ app }: TestApp): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = process.threadCpuUsage();
    const pages = await Promise.all(
      Array.from({ length: 4 }, () => app.http.inject({ url: '/gallery/chart/' })),
    );
    times.push(process.threadCpuUsage(before).user);
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  }
  return Math.min(...times);
}

describe('a page rendered in a separate thread', () => {
  test.each([
    '/nothing/',
    '/indexes/999999/',
    '/indexes/_.data',
    '/profile/',
    '/',
    '/currencies/',
    '/indexes/1001/',
    '/search/?q=bank&lang=deu',
    '/sign-in/?show_labels',
    '/gallery/popover/',
  ])('%s is the same as in the serving thread', async (url) => {
    const cookie = await inProcess.signInAs('paid');
    for (const headers of [{}, { cookie }]) {
      const [one, other] = await Promise.all(
        [inProcess, threaded].map(({ app }) => app.http.inject({ url, headers })),
      );
      expect(other?.statusCode).toBe(one?.statusCode);
      expect(other?.headers.location).toBe(one?.headers.location);
      expect(other?.headers['content-type']).toBe(one?.headers['content-type']);
      expect(steady(other?.body ?? '')).toBe(steady(one?.body ?? 'none'));
    }
  });

  test('accepts forms: invalid and valid ones, with the cookie', async () => {
    const refused = await submit('wrong');
    expect(refused.statusCode).toBe(401);
    expect(refused.cookies).toEqual([]);
    const good = await submit('parcurve-demo');
    expect(good.statusCode).toBe(302);
    expect(good.cookies.map(({ name }) => name)).toEqual(['parcurve']);
  });

  test('keeps the serving thread free while rendering', async () => {
    const [busy, whole] = [await measureThreadTime(threaded), await measureThreadTime(inProcess)];
    expect(busy).toBeLessThan(whole / 2);
  });
});

test('a closed pool renders nothing', async () => {
  const closed = await openRenderPool();
  await closed.close();
  const request = new Request('http://localhost/');
  const page = closed.handle(request, {} as Parameters<RenderPool['handle']>[1]);
  await expect(page).rejects.toThrow('closed');
}, 60_000);
