import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../../contracts/core/endpoint.ts';
import { ResponseCache } from './response-cache.ts';
import { PreparedResponse } from '../http/prepared-response.ts';

const call = endpoint({
  method: 'GET',
  path: '/',
  needs: 'public',
  cost: 'chart',
  summary: '',
  answer: z.string(),
});
const prepareAnswer = (text: string) => PreparedResponse.of(call, text);

/** A response that isn't finished until the test says so. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<PreparedResponse>();
  let count = 0;
  const countedAnswer = () => {
    count += 1;
    return promise;
  };
  return { countedAnswer, resolve, reject, count: () => count };
}

const never = () => Promise.reject(new Error('must not be made'));

describe('ResponseCache', () => {
  test('caches a response by instrument and variant', async () => {
    const cache = new ResponseCache({ waitMs: 300 });
    const made = await cache.get([1], 'a', async () => prepareAnswer('1a'));
    expect(await cache.get([1], 'a', never)).toBe(made);
    expect(await cache.get([1], 'b', async () => prepareAnswer('1b'))).not.toBe(made);
    expect(await cache.get([11], 'a', async () => prepareAnswer('11a'))).not.toBe(made);
    expect(cache.size).toBe(3);
  });

  test('computes one response for all simultaneous requests', async () => {
    const cache = new ResponseCache({ waitMs: 300 });
    const slow = pending();
    const asked = [1, 2, 3].map(() => cache.get([1], 'a', slow.countedAnswer));
    slow.resolve(prepareAnswer('x'));
    expect(new Set(await Promise.all(asked))).toHaveLength(1);
    expect(slow.count()).toBe(1);
  });

  test('computes few at a time: the rest waits, and is rejected if too many wait', async () => {
    const cache = new ResponseCache({ waitMs: 300 });
    const slow = pending();
    const asked = Array.from({ length: 105 }, (_, i) => cache.get([i], 'a', slow.countedAnswer));
    await expect(asked[104]).rejects.toMatchObject({ code: 'overloaded' });
    await expect.poll(slow.count).toBe(4);
    slow.resolve(prepareAnswer('x'));
    await Promise.all(asked.slice(0, 104));
    expect(slow.count()).toBe(104);
  });

  test('a response about several instruments is dropped with each of them', async () => {
    const cache = new ResponseCache({ waitMs: 300 });
    for (const changed of [1, 2, 3]) {
      await cache.get([1, 2, 3], 'a', async () => prepareAnswer('old'));
      const other = await cache.get([12, 4], 'a', async () => prepareAnswer('other'));
      cache.dropInstruments([changed]);
      const fresh = prepareAnswer('new');
      expect(await cache.get([1, 2, 3], 'a', async () => fresh)).toBe(fresh);
      expect(await cache.get([12, 4], 'a', never)).toBe(other);
      cache.clear();
    }
  });

  test('drops the responses of a changed instrument, and no others', async () => {
    const cache = new ResponseCache({ waitMs: 300 });
    await cache.get([1], 'a', async () => prepareAnswer('old'));
    await cache.get([1], 'b', async () => prepareAnswer('old'));
    const other = await cache.get([12], 'a', async () => prepareAnswer('other'));
    cache.dropInstruments([1, 999]);
    const fresh = prepareAnswer('new');
    expect(await cache.get([1], 'a', async () => fresh)).toBe(fresh);
    expect(await cache.get([1], 'b', async () => fresh)).toBe(fresh);
    expect(await cache.get([12], 'a', never)).toBe(other);
  });

  test.each([
    ['its instrument changes', (cache: ResponseCache) => cache.dropInstruments([1])],
    ['changes were missed', (cache: ResponseCache) => cache.clear()],
  ])('doesn’t cache a response that was in progress while %s', async (_when, change) => {
    const cache = new ResponseCache({ waitMs: 300 });
    const slow = pending();
    const asked = cache.get([1], 'a', slow.countedAnswer);
    change(cache);
    const fresh = prepareAnswer('new');
    expect(await cache.get([1], 'a', async () => fresh)).toBe(fresh);
    slow.resolve(prepareAnswer('old'));
    expect((await asked).bytes.toString()).toBe('"old"');
    expect(await cache.get([1], 'a', never)).toBe(fresh);
  });

  test('doesn’t cache a failure, and reports it to all callers', async () => {
    const cache = new ResponseCache({ waitMs: 300 });
    const slow = pending();
    const asked = [
      cache.get([1], 'a', slow.countedAnswer),
      cache.get([1], 'a', slow.countedAnswer),
    ];
    await expect.poll(slow.count).toBe(1);
    slow.reject(new Error('no'));
    for (const each of asked) await expect(each).rejects.toThrow('no');
    expect(cache.size).toBe(0);
    const fresh = prepareAnswer('new');
    expect(await cache.get([1], 'a', async () => fresh)).toBe(fresh);
  });

  test('a late failure doesn’t remove a newer response', async () => {
    const cache = new ResponseCache({ waitMs: 300 });
    const slow = pending();
    const asked = cache.get([1], 'a', slow.countedAnswer);
    cache.dropInstruments([1]);
    const fresh = await cache.get([1], 'a', async () => prepareAnswer('new'));
    slow.reject(new Error('no'));
    await expect(asked).rejects.toThrow('no');
    expect(await cache.get([1], 'a', never)).toBe(fresh);
  });

  test('is limited by the size of its responses, the oldest going first', async () => {
    const cache = new ResponseCache({ waitMs: 300, maxBytes: 10_000 });
    for (let id = 1; id <= 100; id += 1) {
      await cache.get([id], 'a', async () => prepareAnswer('x'.repeat(1000)));
    }
    expect(cache.size).toBeGreaterThan(4);
    expect(cache.size).toBeLessThan(10);
    await expect(cache.get([100], 'a', never)).resolves.toBeDefined();
    await expect(cache.get([1], 'a', never)).rejects.toThrow('must not be made');
  });

  test('passes on a response larger than itself, and keeps the others', async () => {
    const cache = new ResponseCache({ waitMs: 300, maxBytes: 10_000 });
    const small = await cache.get([1], 'a', async () => prepareAnswer('x'));
    const large = await cache.get([2], 'a', async () => prepareAnswer('x'.repeat(20_000)));
    expect(large.bytes.length).toBeGreaterThan(20_000);
    expect(await cache.get([1], 'a', never)).toBe(small);
    await expect(cache.get([2], 'a', never)).rejects.toThrow('must not be made');
  });
});
