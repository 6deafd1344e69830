import { expect, test } from 'vitest';
import { bondEnd } from './bond-end.ts';

test.each([
  ['active', '2030-01-15', null],
  ['matured', '2026-11-19', 'matured'],
  ['matured', '2026-01-15', 'matured'],
  ['matured', '2030-01-15', 'redeemed'],
  ['matured', null, 'redeemed'],
  ['matured', undefined, 'matured'],
  ['withdrawn', '2030-01-15', 'withdrawn'],
  ['withdrawn', null, 'withdrawn'],
] as const)(
  'BND-6 a bond that is %s, with maturity %s, has ended: %s',
  (status, maturesOn, end) => {
    expect(bondEnd(status, maturesOn, '2026-11-19')).toBe(end);
  },
);
