import { expect, test } from 'vitest';
import { foldPayments, type Payment } from './flow-rows.ts';

/** Payments from 2025 to a given last year; today is in the middle of 2027. */
function payments(monthsOfYear: readonly string[], lastYear: number): Payment[] {
  const dates = Array.from({ length: lastYear - 2024 }, (_, i) =>
    monthsOfYear.map((month) => `${2025 + i}-${month}-14`),
  ).flat();
  const next = dates.find((date) => date > '2027-07-01');
  return dates.map((date) => ({
    date,
    coupon: 1,
    principal: 0,
    left: 100,
    status: date === next ? 'next' : date < '2027-07-01' ? 'paid' : 'future',
  }));
}

const folded = (rows: readonly Payment[]) => {
  const { traits } = foldPayments(rows);
  return rows.map((row) => `${row.date.slice(0, 4)} ${traits(row).fold ?? 'shown'}`);
};

test('past years fold, except this year’s payments; distant years fold if there are several', () => {
  const rows = payments(['03', '09'], 2040);
  expect(new Set(folded(rows).slice(0, 6))).toEqual(
    new Set(['2025 earlier', '2026 earlier', '2027 shown']),
  );
  expect(new Set(folded(rows).slice(-6))).toEqual(
    new Set(['2038 later', '2039 later', '2040 later']),
  );
  expect(folded(payments(['03', '09'], 2038)).some((text) => text.includes('later'))).toBe(false);
  const ended = rows.filter(({ status }) => status === 'paid');
  expect(folded(ended).every((text) => text.includes('earlier'))).toBe(true);
});

test('years are groups if one has several payments; a long schedule begins with one open', () => {
  const long = foldPayments(payments(['03', '09'], 2032));
  expect([...(long.groups?.keys() ?? [])]).toEqual([
    '2027',
    '2028',
    '2029',
    '2030',
    '2031',
    '2032',
  ]);
  expect([...(long.closedGroups ?? [])]).toEqual(['2028', '2029', '2030', '2031', '2032']);
  expect(foldPayments(payments(['03', '09'], 2030)).closedGroups?.size).toBe(0);
  expect(foldPayments(payments(['09'], 2032)).groups).toBeUndefined();
});
