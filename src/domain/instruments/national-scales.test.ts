import { expect, test } from 'vitest';
import { INTERNATIONAL, placeOnScale, readScale } from './national-scales.ts';

test.each([
  ['AAA(RU)', 'RU', 'AAA'],
  ['ruAA+', 'RU', 'AA+'],
  ['BBB-|ru|', 'RU', 'BBB-'],
  ['AA-(rus)', 'RU', 'AA-'],
  ['mxAAA', 'MX', 'AAA'],
  ['Aa1.mx', 'MX', 'Aa1'],
  ['A+(mex)', 'MX', 'A+'],
  ['brA-', 'BR', 'A-'],
  ['raBB', 'AR', 'BB'],
  ['A.ar', 'AR', 'A'],
])('SCR-6 %s is a grade of the scale of %s', (grade, scale, letters) => {
  expect(readScale(grade)).toEqual({ scale, letters });
});

test.each(['AAA', 'Baa3', 'BB+', 'CCC-', 'Ca', 'SD', 'NR', 'WD', 'BBB u'])(
  'SCR-6 %s is a grade of an international scale',
  (grade) => {
    expect(readScale(grade)).toEqual({ scale: INTERNATIONAL, letters: grade });
  },
);

test('grades of one scale have an order', () => {
  expect(placeOnScale('Expert RA', 'ruAA+')).toBeLessThan(placeOnScale('Expert RA', 'ruA')!);
  expect(placeOnScale("Moody's", 'Aa1.mx')).toBe(2);
  expect(placeOnScale('S&P', 'NR')).toBeNull();
  expect(placeOnScale('S&P', 'mxZZ')).toBeUndefined();
});
