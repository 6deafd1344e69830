import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TimePane, TimeSeries } from './chart-types.ts';
import { drawnTime } from './drawn-panes.ts';
import { linkAt } from './link-at.ts';
import { WORDS } from './testing/english-texts.ts';
import { layOutTime, wholeWindow, xAt, yAt, type TimeLayout } from './time-layout.ts';

const DAY = 86_400;
const LINK = '/indexes/1001/';

function line(id: string, points: readonly (readonly [day: number, value: number])[]): TimeSeries {
  return {
    id,
    name: id,
    seconds: points.map(([day]) => day * DAY),
    values: points.map(([, value]) => value),
    pointLink: `/indexes/${id}/`,
  };
}

function layOutPlot(panes: readonly TimePane[], window?: { from: number; to: number }) {
  const drawn = drawnTime(panes, { hidden: new Set(), trend: 'not_selected', isMasked: false });
  const options = { width: 800, axisFont: 15, words: WORDS, isMasked: false };
  const layout = layOutTime(drawn.panes, {
    ...options,
    window: window ?? wholeWindow(drawn.panes) ?? { from: 0, to: 1 },
  });
  const at = (day: number, value: number, pane = 0) =>
    [xAt(day * DAY, layout), yAt(value, layout.panes[pane]!)] as const;
  return { layout, at, findLink: (x: number, y: number) => linkAt(drawn.lines, layout, [x, y]) };
}

describe('CHT-16 a link is where its line is drawn', () => {
  test('CHT-16 on the line between two points, not above, below or beside the plot', () => {
    const { layout, at, findLink } = layOutPlot([
      {
        series: [
          line('1001', [
            [0, 1],
            [1, 3],
            [2, 2],
          ]),
        ],
      },
    ]);
    const [x, y] = at(0.5, 2);
    expect(findLink(x, y)).toBe(LINK);
    expect(findLink(...at(2, 2))).toBe(LINK);
    expect(findLink(x, y + 30)).toBeUndefined();
    expect(findLink(x, y - 30)).toBeUndefined();
    expect(findLink(layout.width - 5, at(2, 2)[1])).toBeUndefined();
  });

  test('a steep line is reached from the side, even if both points are far', () => {
    const { at, findLink } = layOutPlot([
      {
        series: [
          line('1001', [
            [0, 1],
            [10, 1],
            [10.01, 90],
            [20, 90],
          ]),
        ],
      },
    ]);
    const [x, y] = at(10.005, 45);
    expect(findLink(x + 4, y)).toBe(LINK);
    expect(findLink(x + 9, y)).toBeUndefined();
  });

  test('a stepped line is where its steps are', () => {
    const { at, findLink } = layOutPlot([
      {
        series: [
          {
            ...line('1001', [
              [0, 1],
              [10, 9],
            ]),
            isStepped: true,
          },
        ],
      },
    ]);
    expect(findLink(...at(5, 1))).toBe(LINK);
    expect(findLink(...at(5, 5))).toBeUndefined();
    expect(findLink(...at(10, 5))).toBe(LINK);
  });

  test('a gap has nothing to click', () => {
    const days = Array.from({ length: 20 }, (_, i) => [i, 5] as const);
    const later = days.map(([day]) => [1000 + day, 5] as const);
    const { at, findLink } = layOutPlot([{ series: [line('1001', [...days, ...later])] }]);
    expect(findLink(...at(10, 5))).toBe(LINK);
    expect(findLink(...at(500, 5))).toBeUndefined();
  });

  test('the nearest of several lines, in its own pane, and a single point', () => {
    const { at, findLink } = layOutPlot([
      {
        series: [
          line('1', [
            [0, 1],
            [10, 1],
          ]),
          line('2', [
            [0, 9],
            [10, 9],
          ]),
        ],
      },
      { series: [line('3', [[5, 4]])] },
    ]);
    expect(findLink(...at(5, 1))).toBe('/indexes/1/');
    expect(findLink(...at(5, 9))).toBe('/indexes/2/');
    expect(findLink(...at(5, 4, 1))).toBe('/indexes/3/');
    expect(findLink(...at(7, 4, 1))).toBeUndefined();
  });

  test('as near as a check of every segment finds', () => {
    const points = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 50 })),
      {
        selector: ([day]) => day,
        minLength: 2,
        maxLength: 300,
      },
    );
    const places = fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    );
    fc.assert(
      fc.property(points, places, fc.boolean(), (unsorted, [shareX, shareY], isZoomed) => {
        const sorted = unsorted.toSorted(([a], [b]) => a - b);
        const window = isZoomed ? { from: 100 * DAY, to: 130 * DAY } : undefined;
        const { layout, findLink } = layOutPlot([{ series: [line('1001', sorted)] }], window);
        const place = [shareX * layout.width, shareY * layout.height] as const;
        expect(findLink(...place) !== undefined).toBe(isNear(layout, place));
      }),
    );
  });
});

/** The same for every stroke of the line. */
function isNear(layout: TimeLayout, [x, y]: readonly [number, number]): boolean {
  const pane = layout.panes[0]!;
  const { points } = pane.lines[0]!;
  if (x < pane.box.left - 6 || x > layout.width - pane.box.right + 6) return false;
  for (let i = 2; i < points.length; i += 2) {
    const [fromX, toX] = [xAt(points[i - 2]!, layout), xAt(points[i]!, layout)];
    const [fromY, toY] = [yAt(points[i - 1]!, pane), yAt(points[i + 1]!, pane)];
    const [alongX, alongY] = [toX - fromX, toY - fromY];
    const share = ((x - fromX) * alongX + (y - fromY) * alongY) / (alongX ** 2 + alongY ** 2);
    const at = Math.max(0, Math.min(1, share));
    if (Math.hypot(fromX + at * alongX - x, fromY + at * alongY - y) <= 6) return true;
  }
  return false;
}
