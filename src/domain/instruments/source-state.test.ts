import { expect, test } from 'vitest';
import { nextMidnightMs, sourceState } from './source-state.ts';

const now = { ms: Date.parse('2026-11-14T12:00:00Z'), timeZone: 'UTC+3' };
const run = (iso: string, hasFailed = false) => ({ startedMs: Date.parse(iso), hasFailed });
const at = (iso: string) => ({ ...now, ms: Date.parse(iso) });
const daily = { isDaily: true, isUnderWay: false };

test.each([
  ['a load after midnight', run('2026-11-13T21:00:02Z'), 'in_time'],
  ['none since yesterday', run('2026-11-13T20:59:59Z'), 'late'],
  ['none at all', undefined, 'late'],
  ['the latest failed', run('2026-11-14T08:00:00Z', true), 'failed'],
] as const)('OPR-6 a daily source with %s', (_, latest, state) => {
  expect(sourceState({ ...daily, latest }, now)).toBe(state);
});

test('OPR-6 within an hour after midnight yesterday’s load is on time', () => {
  const latest = run('2026-11-13T06:00:00Z');
  expect(sourceState({ ...daily, latest }, at('2026-11-13T21:59:00Z'))).toBe('in_time');
  expect(sourceState({ ...daily, latest }, at('2026-11-13T22:00:00Z'))).toBe('late');
});

test('OPR-6 a source without a schedule is never late, but can fail', () => {
  const facts = { isDaily: false, isUnderWay: false };
  expect(sourceState({ ...facts, latest: undefined }, now)).toBe('idle');
  expect(sourceState({ ...facts, latest: run('2020-01-01T00:00:00Z') }, now)).toBe('idle');
  expect(sourceState({ ...facts, latest: run('2020-01-01T00:00:00Z', true) }, now)).toBe('failed');
});

test('OPR-6 a new attempt hides the failure while it runs', () => {
  const latest = run('2026-11-14T08:00:00Z', true);
  expect(sourceState({ isDaily: true, isUnderWay: true, latest }, now)).toBe('under_way');
});

test('OPR-6 the next load is at the portal’s midnight', () => {
  expect(new Date(nextMidnightMs(now)).toISOString()).toBe('2026-11-14T21:00:00.000Z');
});
