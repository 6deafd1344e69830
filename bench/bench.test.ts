import { expect, test } from 'vitest';
import { calendarDay } from '../src/domain/time/day.ts';
import { missingPeer, row } from './harness.ts';
import { openBondPeers } from './lib/bond-peers.ts';
import { findFailures } from './lib/failures.ts';
import { formatTable } from './lib/table.ts';

const BOND = {
  coupon: 0.05,
  issueDay: calendarDay(2020, 5, 15),
  maturityDay: calendarDay(2030, 5, 15),
  settlementDay: calendarDay(2026, 11, 17),
  cleanPrice: 100,
};

test('OPS-5 both packages that the bench compares yields with are installed with its tools', async () => {
  const peers = await openBondPeers();
  expect(peers.map(({ name }) => name)).toEqual(['bond-calculator', '@quantlib/ql']);
  for (const { name, solve } of peers)
    expect(solve?.(BOND), `yield by ${name}`).toBeCloseTo(0.05, 4);
});

test('OPS-5 a peer that is missing says so in its row, and the run fails', () => {
  const missing = missingPeer(
    { name: 'yields solved', value: 70_000, unit: '/s', peer: '@quantlib/ql' },
    { atLeast: 5 },
  );
  expect(missing.ok).toBe(false);
  expect(formatTable([missing])).toMatch(/70,000 \/s +@quantlib\/ql +MISSING +≥ 5 +MISS/);
});

test('OPS-5 a group that ends with an error or measures nothing fails the run, and is named', () => {
  const figures = { name: 'answers', value: 9, unit: '/s', peer: 'limit', peerValue: 10 };
  const good = row(figures, { atLeast: 0.5 });
  const slow = row(figures, { atLeast: 1 });
  const told = row(figures, null);
  expect(
    findFailures([
      { group: 'core/answers', rows: [good, told], error: null },
      { group: 'core/load', rows: [slow], error: null },
      { group: 'core/start', rows: [], error: 'Error: no build' },
      { group: 'search', rows: [], error: null },
    ]),
  ).toEqual([
    'MISS core/load: answers',
    'FAILED core/start: Error: no build',
    'FAILED search: nothing was measured',
  ]);
});
