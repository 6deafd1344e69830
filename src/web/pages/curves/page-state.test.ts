import { expect, test } from 'vitest';
import {
  addedComparison,
  formatAddress,
  offeredDays,
  parseState,
  toggled,
  usualComparisons,
} from './page-state.ts';

const added = (query: string) => addedComparison(new URLSearchParams(query), 'eng');
const parse = (query: string) => parseState(new URLSearchParams(query), 'eng');

test.each([
  '',
  'date=2026-10-01&kind=zero',
  'compare=2026-10-01,7,7@2026-10-01&tenor=2Y&period=5y',
  'compare=',
  'from=2026-01-01&to=2026-02-01',
])('CRV-1 the URL %s is parsed and formatted', (query) => {
  expect(formatAddress(7, parse(query))).toBe(query === '' ? '/curves/7/' : `/curves/7/?${query}`);
});

test('CRV-1 invalid values become the default, or are reported later', () => {
  expect(parse('kind=spot&tenor=11Y')).toMatchObject({ kind: 'par', tenor: '10Y', compare: null });
  expect(parse(`compare=${'x'.repeat(500)}`).compare?.[0]?.length).toBe(24);
  expect(parse(`compare=${'1,'.repeat(500)}`).compare).toHaveLength(12);
  expect(parse('date=30%20February').date).toBe('30 February');
});

test('CRV-1 the default comparisons are a month and a year before', () => {
  expect(usualComparisons('2026-11-13')).toEqual(['2026-10-13', '2025-11-13']);
  expect(usualComparisons(null)).toEqual([]);
  expect(offeredDays('2026-03-31').map(({ day }) => day)).toContain('2026-02-28');
});

test('CRV-1 comparisons are added, removed, and added by the form', () => {
  expect(toggled(['7'], '8')).toEqual(['7', '8']);
  expect(toggled(['7', '8'], '7')).toEqual(['8']);
  expect(added('vs=7&vsdate=2026-10-01')).toBe('7@2026-10-01');
  expect(added('vs=&vsdate=2026-10-01')).toBe('2026-10-01');
  expect(added('vs=7&vsdate=')).toBe('7');
  expect(added('date=2026-10-01')).toBeNull();
});
