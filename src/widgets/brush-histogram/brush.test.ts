import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BrushHistogram, type BrushHistogramProps } from './brush-histogram.tsx';
import {
  barsPath,
  brushFromEdges,
  brushOverBars,
  edgesFromBrush,
  handleAt,
  moveHandle,
  placeByKey,
  writtenEdges,
} from './brush.ts';

/** Four edges make five bars. */
const BARS = 5;

test('SCR-1 an edge is the position after its bar, and open ends are the ends of the picture', () => {
  expect(brushFromEdges(null, null, BARS)).toEqual({ low: 0, high: 5 });
  expect(brushFromEdges(0, 3, BARS)).toEqual({ low: 1, high: 4 });
  expect(brushFromEdges(1.5, null, BARS)).toEqual({ low: 2.5, high: 5 });
  for (const [from, to] of [
    [null, null],
    [0, null],
    [null, 2],
    [1, 3],
  ] as const) {
    expect(edgesFromBrush(brushFromEdges(from, to, BARS), BARS)).toEqual([from, to]);
  }
  // A URL may contain values beyond the edges.
  expect(brushFromEdges(9, 12, BARS)).toEqual({ low: 5, high: 5 });
});

describe('SCR-1 a handle moves by keyboard', () => {
  const brush = { low: 1, high: 3 };
  test.each([
    ['ArrowRight', 'low', 2],
    ['ArrowUp', 'high', 4],
    ['ArrowLeft', 'low', 0],
    ['ArrowDown', 'high', 2],
    ['Home', 'low', 0],
    ['End', 'low', 2],
    ['Home', 'high', 2],
    ['End', 'high', 5],
    ['PageUp', 'high', 5],
    ['PageDown', 'high', 2],
  ] as const)('%s takes the %s one to %d', (key, handle, place) => {
    const to = placeByKey(key, brush, handle);
    expect(moveHandle(brush, handle, to!, BARS)[handle]).toBe(place);
  });

  test('moves from between two edges to the next one', () => {
    expect(placeByKey('ArrowRight', { low: 1.4, high: 3 }, 'low')).toBe(2);
    expect(placeByKey('ArrowLeft', { low: 1.4, high: 3 }, 'low')).toBe(1);
  });

  test('ignores other keys', () => {
    expect(placeByKey('Tab', brush, 'low')).toBeUndefined();
  });
});

test('SCR-1 a press grabs the handle within reach, or else the bars', () => {
  const size = { width: 100, bars: BARS, reachPx: 9 };
  expect(handleAt(22, { low: 1, high: 3 }, size)).toBe('low');
  expect(handleAt(55, { low: 1, high: 3 }, size)).toBe('high');
  expect(handleAt(40, { low: 1, high: 3 }, size)).toBe(null);
  // If both handles are at an end, the one that can still move.
  expect(handleAt(99, { low: 5, high: 5 }, size)).toBe('high');
  expect(brushOverBars(3, 1)).toEqual({ low: 1, high: 4 });
});

test('SCR-1 the highest bar fills the picture, one among thousands is visible, zero has no bar', () => {
  expect(barsPath([50, 0, 100])).toBe('M0.07 100v-50h0.86v50zM2.07 100v-100h0.86v100z');
  expect(barsPath([1, 100_000])).toContain('M0.07 100v-4h');
  expect(barsPath([0, 0])).toBe('');
});

test('SCR-1 the first and the last edge are labelled, and as many between them as fit', () => {
  const edges = Array.from({ length: 19 }, (_, i) => String(i / 2));
  expect(writtenEdges(edges, 216)).toEqual([0, 3, 6, 9, 12, 15, 18]);
  expect(writtenEdges(['100 000', '200 000', '300 000', '400 000'], 216)).toEqual([0, 3]);
  expect(writtenEdges([], 216)).toEqual([]);
});

const TEXTS: BrushHistogramProps['texts'] = {
  from: '{name}, from',
  to: '{name}, to',
  any: 'any',
  below: 'below {to}: {count}',
  above: 'from {from}: {count}',
  most: 'Most: {bar}',
  empty: 'None',
};

function html(props: Partial<BrushHistogramProps>): string {
  return renderToStaticMarkup(
    createElement(BrushHistogram, {
      label: 'Yield',
      edges: ['1', '2'],
      counts: [3, 1200, 4],
      from: 0,
      to: null,
      onChange: () => {},
      texts: TEXTS,
      ...props,
    }),
  );
}

test('SCR-1 the server renders bars, range and handles, without styles and without sliders', () => {
  const page = html({});
  expect(page).toContain('role="group" aria-label="Yield"');
  expect(page).toContain('aria-label="Most: 1 – 2: 1\u00a0200"');
  expect(page).toContain('x="33.33%" width="66.67%"');
  expect(page).not.toContain('style=');
  expect(page).not.toContain('slider');
});

test('SCR-3 a locked one is the same picture for all numbers', () => {
  const [one, other] = [
    html({ locked: 'For subscribers' }),
    html({ locked: 'For subscribers', edges: ['7'], counts: [9, 9], from: null }),
  ];
  expect(one).toBe(other);
  expect(one).toContain('aria-label="Yield. For subscribers"');
});
