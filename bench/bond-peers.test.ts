import { expect, test } from 'vitest';
import { calendarDay } from '../src/domain/time/day.ts';
import { missingPeer } from './harness.ts';
import { openBondPeers } from './lib/bond-peers.ts';
import { formatTable } from './lib/table.ts';

const BOND = {
  coupon: 0.05,
  issueDay: calendarDay(2020, 5, 15),
  maturityDay: calendarDay(2030, 5, 15),
  settlementDay: calendarDay(2026, 11, 17),
  cleanPrice: 100,
};

test('both packages that the bench compares yields with are installed with its tools', async () => {
  const peers = await openBondPeers();
  expect(peers.map(({ name }) => name)).toEqual(['bond-calculator', '@quantlib/ql']);
  for (const { name, solve } of peers)
    expect(solve?.(BOND), `yield by ${name}`).toBeCloseTo(0.05, 4);
});

test('a peer that is missing says so in its row, and the run fails', () => {
  const row = missingPeer(
    { name: 'yields solved', value: 70_000, unit: '/s', peer: '@quantlib/ql' },
    { atLeast: 5 },
  );
  expect(row.ok).toBe(false);
  expect(formatTable([row])).toMatch(/70,000 \/s +@quantlib\/ql +MISSING +≥ 5 +MISS/);
});
