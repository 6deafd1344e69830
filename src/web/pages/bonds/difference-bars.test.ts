import { expect, test } from 'vitest';
import { BAR_PX, measureBars } from './difference-bars.ts';

test('BND-6 equal printed numbers have equal bars, and a printed zero has none', () => {
  expect(measureBars(['-50', '24.6', '25.4', '0.3', '-0.4'], 0)).toEqual([-28, 14, 14, 0, 0]);
  expect(measureBars(['1.24', '1.16', '-2.4'], 1)).toEqual([14, 14, -BAR_PX]);
});

test('BND-6 masked and missing differences have no bar', () => {
  expect(measureBars(['***', null, '5'], 0)).toEqual([0, 0, BAR_PX]);
});
