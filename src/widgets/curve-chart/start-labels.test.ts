import { expect, test } from 'vitest';
import type { DrawnLine } from './curve-layout.ts';
import { placeStartLabels } from './start-labels.ts';

function line(id: string, ...places: number[]): DrawnLine {
  return { id, name: id, look: 'past', color: null, dash: null, places, marks: [] };
}

const heights = (...lines: DrawnLine[]) => placeStartLabels(lines, 300).map(({ y }) => y);

test('DER-5 names of lines that are far apart are at their left ends', () => {
  expect(placeStartLabels([line('a', 0.2, 0.5, 1, 0.4)], 300)).toEqual([
    { id: 'a', look: 'past', x: 0.2, y: 150 },
  ]);
  expect(heights(line('a', 0, 0.2, 1, 0.2), line('b', 0, 0.8, 1, 0.8))).toEqual([60, 240]);
});

test('DER-5 names of lines with the same start don’t overlap', () => {
  const [one = 0, two = 0, three = 0] = heights(
    line('a', 0, 0.5, 1, 0.5),
    line('b', 0, 0.51, 1, 0.7),
    line('c', 0, 0.49, 1, 0.3),
  );
  const distances = [one - two, two - three, one - three].map((each) => Math.abs(each));
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(14);
});

test('DER-5 a name avoids a line that passes to the left of its own', () => {
  const [, later = 0] = heights(line('a', 0, 0.5, 1, 0.5), line('b', 0.3, 0.5, 1, 0.2));
  expect(Math.abs(later - 150)).toBeGreaterThanOrEqual(9);
});

test('a line without points keeps its name', () => {
  expect(placeStartLabels([line('a')], 300)).toHaveLength(1);
});
