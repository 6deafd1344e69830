import { expect, test } from 'vitest';
import { idsOf, payloadsOf } from './channels.ts';

test('notifications stay below the limit of PostgreSQL and lose no id', () => {
  const ids = Array.from({ length: 5000 }, (_, i) => 2_147_000_000 + i);
  const payloads = payloadsOf(ids);
  expect(payloads.every((payload) => payload.length < 8000)).toBe(true);
  expect(payloads.flatMap(idsOf)).toEqual(ids);
  expect(payloadsOf([])).toEqual([]);
});
