import { expect, test } from 'vitest';
import { idsFromPayload, payloadsFromIds } from './channels.ts';

test('notifications stay below PostgreSQL’s limit and lose no id', () => {
  const ids = Array.from({ length: 5000 }, (_, i) => 2_147_000_000 + i);
  const payloads = payloadsFromIds(ids);
  expect(payloads.every((payload) => payload.length < 8000)).toBe(true);
  expect(payloads.flatMap(idsFromPayload)).toEqual(ids);
  expect(payloadsFromIds([])).toEqual([]);
});
