import { expect, test } from 'vitest';
import { layOutFlows, NARROW, WIDE, type FlowBar } from './flow-layout.ts';

function layOut(amounts: readonly number[], size = WIDE) {
  const bars = amounts.map((amount, i): FlowBar => ({
    at: 2027 + i,
    amount,
    presentValue: amount / 2,
    state: 'future',
    text: String(amount),
  }));
  const layout = layOutFlows(
    { bars, outstanding: null, settlement: { at: 2026.9, text: '' }, marks: [], balance: null },
    size,
  );
  return { ...layout, heights: layout.bars.map(({ top }) => layout.base - top) };
}

test.each([
  ['coupons of 1 %', [1, 1, 1, 101]],
  ['an amortiser’s falling coupons', [2.4, 1.2, 0.3, 25, 50.3]],
  ['a linker’s coupons', [0.1, 0.1, 100.1]],
])('BND-6 %s are at least 6 px high, and the repayment is broken above them', (_, amounts) => {
  for (const size of [WIDE, NARROW]) {
    const { bars, heights, base, grid } = layOut(amounts, size);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(6);
    const coupons = heights.filter((__, i) => amounts[i]! < 12);
    const repaid = bars.filter((__, i) => amounts[i]! >= 12);
    for (const { breakY, top } of repaid) {
      expect(breakY).toBeLessThan(base - Math.max(...coupons));
      expect(breakY).toBeGreaterThan(top);
    }
    // A larger payment is never the lower bar, and no line of the grid is where the scale isn't.
    const ordered = heights.toSorted(
      (a, b) => amounts[heights.indexOf(a)]! - amounts[heights.indexOf(b)]!,
    );
    expect(ordered).toEqual(heights.toSorted((a, b) => a - b));
    for (const { y } of grid) expect(y).toBeLessThan(repaid[0]!.breakY!);
    for (const { top, valueTop } of bars) expect(base - valueTop!).toBeCloseTo((base - top) / 2, 0);
  }
});

test('BND-6 payments that can be seen share one scale', () => {
  const { bars, heights } = layOut([6, 6, 106]);
  expect(bars.map(({ breakY }) => breakY)).toEqual([null, null, null]);
  expect(heights[0]! / heights[2]!).toBeCloseTo(6 / 106, 2);
});
