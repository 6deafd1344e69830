import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FastifyBaseLogger } from 'fastify';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { TEST_TODAY } from '../../testing/test-today.ts';
import { MarketDays } from './market-days.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase({ template: 'demo' });
});
afterAll(() => base.drop());

test('days that couldn’t be read at startup are read soon after, and announced', async () => {
  let isAway = true;
  const db = new Proxy(base.db, {
    get(target, name) {
      if (isAway && name === 'getExecutor') throw new Error('the database is away');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const warn = vi.fn<() => void>();
  // A Tuesday: Monday's prices haven't arrived yet, so without market days everything would be a
  // day old.
  const told = Promise.withResolvers<void>();
  const days = new MarketDays({
    db,
    log: { warn } as unknown as FastifyBaseLogger,
    now: () => ({ ms: (TEST_TODAY + 3) * 86_400_000, timeZone: 'UTC' }),
    onChange: told.resolve,
  });
  await days.open();
  expect(warn).toHaveBeenCalledOnce();
  expect(days.current.size).toBe(0);
  isAway = false;
  await told.promise;
  expect(days.current.get('bond')?.day).toBeLessThan(TEST_TODAY);
  days.close();
});
