import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawPicture } from '../../domain/charts/chart-picture.ts';
import type { ChartWords } from '../../domain/charts/chart-words.ts';
import { textWidth } from './chart-box.ts';
import { drawnTime } from './drawn-panes.ts';
import { StillChart } from './still-chart.tsx';
import { WORDS } from './testing/english-texts.ts';
import { stillBoxes } from './testing/still-boxes.ts';
import { secondAt, layOutTime, wholeWindow, xAt, yAt } from './time-layout.ts';
import { zoomed } from './window-moves.ts';
import type { TimePane } from './chart-types.ts';

const DAY = 86_400;
const START = Date.UTC(2024, 0, 1) / 1000;

function pane(id: string, values: number[], more: Partial<TimePane> = {}, firstDay = 0): TimePane {
  const seconds = values.map((_, i) => START + (firstDay + i) * DAY);
  return { series: [{ id, name: id, seconds, values }], ...more };
}

function layOut(
  panes: TimePane[],
  more: { isMasked?: boolean; axisFont?: number; width?: number; words?: ChartWords } = {},
) {
  const options = { width: 1000, axisFont: 15, words: WORDS, isMasked: false, ...more };
  const drawn = drawnTime(panes, {
    hidden: new Set(),
    trend: 'not_selected',
    isMasked: options.isMasked,
  }).panes;
  const window = wholeWindow(drawn);
  if (!window) throw new Error('no points');
  return layOutTime(drawn, { ...options, window });
}

function measured(values: number[], measure: string) {
  const { ticks, box } = layOut([pane('rate', values, { measure })]).panes[0]!;
  return { texts: ticks.map(({ text }) => text), box };
}

const RATES = pane('rate', [95.5, 120, 101], { measure: 'USD' });
const VOLUMES = pane('volume', [1e9, 3e9, 2e9, 5e9], { measure: 'pcs' }, 1);

describe('layOutTime', () => {
  test('CHT-5 the main chart is 600 px high, the second 200 px, one below the other', () => {
    const layout = layOut([RATES, VOLUMES]);
    expect(layout.panes.map(({ offset, height }) => [offset, height])).toEqual([
      [0, 600],
      [600, 200],
    ]);
    expect(layout.height).toBe(800);
    expect(layOut([RATES]).height).toBe(600);
  });

  test('CHT-5 panes share their time axis: one window, and the same side margins', () => {
    const { window, panes } = layOut([RATES, VOLUMES]);
    expect(window).toMatchObject({ from: START, to: START + 4 * DAY });
    const [first, second] = panes;
    expect(first?.box.right).toBe(second?.box.right);
    expect(first?.box.left).toBe(second?.box.left);
    // The labels of the second pane are longer, and fit.
    expect(second?.box.right).toBeGreaterThan(layOut([RATES]).panes[0]?.box.right ?? 0);
  });

  test('each pane has its own axis labels', () => {
    const [first, second] = layOut([RATES, VOLUMES]).panes;
    expect(first?.ticks.map(({ text }) => text)).toContain('100');
    expect(second?.ticks.every(({ text }) => text.includes('mln'))).toBe(true);
  });

  test('the unit is at the highest number that no tag covers, and takes no extra line', () => {
    const inDollars = measured([95.5, 120, 101], 'USD');
    expect(inDollars.texts.slice(-2)).toEqual(['115', '120\u00a0USD']);
    expect(inDollars.box.top).toBe(measured([95.5, 120, 101], '').box.top);
    const covered = measured([95.5, 101, 120], 'USD');
    expect(covered.texts.slice(-2)).toEqual(['115\u00a0USD', '']);
  });

  test('CHT-15 masked: no labels, no unit, no space for them', () => {
    const layout = layOut([RATES, VOLUMES], { isMasked: true });
    for (const { ticks, box } of layout.panes) {
      expect(ticks.every(({ text }) => text === '')).toBe(true);
      expect(box.right).toBe(10);
    }
    expect(layout.times.length).toBeGreaterThan(0);
  });

  test('only a single line without gaps has an area', () => {
    const two = { series: [...RATES.series, ...VOLUMES.series] };
    const days = [0, 1, 2, 3, 4, 900];
    const seconds = days.map((day) => START + day * DAY);
    const torn = { series: [{ id: 'torn', name: 'torn', seconds, values: days }] };
    const areas = [RATES, two, torn].map((each) =>
      layOut([each]).panes[0]?.lines.map(({ hasArea }) => hasArea),
    );
    expect(areas).toEqual([[true], [false, false], [false]]);
  });
});

const tagTexts = (panes: TimePane[], more = {}) =>
  layOut(panes, more).panes.map(({ tags }) => tags.map(({ text }) => text));

test('CHT-14 the day at the left edge leaves room for the following times, however narrow', () => {
  const midnight = Date.UTC(2026, 10, 15, 21) / 1000;
  const seconds = Array.from({ length: 15 }, (_, i) => midnight + 300 * i);
  const values = seconds.map((_, i) => i);
  const morning: TimePane = { series: [{ id: 'a', name: 'a', seconds, values }] };
  const words = { ...WORDS, language: 'rus', timeZone: 'UTC+3' } as const;
  for (let width = 200; width < 500; width += 10) {
    const layout = layOut([morning], { width, words });
    const [day, next] = layout.times;
    expect(day?.text).toBe('16 нояб.');
    const half = textWidth(next?.text ?? '', 15) / 2;
    const end = xAt(midnight, layout) + textWidth('16 нояб.', 15);
    expect(xAt(next?.second ?? Infinity, layout) - half - end).toBeGreaterThan(10);
  }
});

describe('last values', () => {
  test('of every line are next to the axis, unless they would overlap', () => {
    const two = { series: [...RATES.series, ...pane('other', [90, 110]).series] };
    expect(tagTexts([two])).toEqual([['101.00', '110.00']]);
    const close = { series: [...RATES.series, ...pane('other', [90, 101.2]).series] };
    expect(tagTexts([close])).toEqual([['101.00']]);
  });

  test('replace the ticks that they would cover', () => {
    const near = pane('near', [95.5, 120, 100.5]);
    const ticks = layOut([near]).panes[0]!.ticks.map(({ value, text }) => [value, text]);
    expect(ticks).toContainEqual([100, '']);
    expect(ticks).toContainEqual([105, '105']);
  });

  test('CHT-14 are formatted like the numbers on the axis', () => {
    expect(tagTexts([pane('high', [92_000, 105_000, 92_500])])).toEqual([['0.0925\u00a0mln']]);
    const low = layOut([pane('low', [80_000, 91_000])]).panes[0]!;
    expect(low.ticks.every(({ text }) => !text.includes('mln'))).toBe(true);
    expect(low.tags[0]?.text).toBe('91\u00a0000.00');
  });

  test('CHT-15 masked there are none', () => {
    expect(tagTexts([RATES], { isMasked: true })).toEqual([[]]);
  });

  test('belong to the end of the line: a window that ends earlier has none', () => {
    const drawn = drawnTime([pane('long', [1, 2, 3, 4, 5, 6, 7])], {
      hidden: new Set(),
      trend: 'not_selected',
      isMasked: false,
    }).panes;
    const window = { from: START, to: START + 4 * DAY };
    const options = { width: 1000, axisFont: 15, words: WORDS, isMasked: false, window };
    expect(layOutTime(drawn, options).panes[0]!.tags).toEqual([]);
  });
});

describe('a window of daily values', () => {
  test('is never shorter than three days', () => {
    const drawn = drawnTime(
      [
        pane(
          'long',
          Array.from({ length: 400 }, (_, i) => i),
        ),
      ],
      {
        hidden: new Set(),
        trend: 'not_selected',
        isMasked: false,
      },
    ).panes;
    const whole = wholeWindow(drawn)!;
    let window: { from: number; to: number } = whole;
    for (let i = 0; i < 30; i += 1) window = zoomed(window, whole, 1 / 1.5);
    expect(window.to - window.from).toBe(3 * DAY);
    const options = { width: 1000, axisFont: 15, words: WORDS, isMasked: false, window };
    const { times, zone } = layOutTime(drawn, options);
    for (const { second, text } of times) {
      expect([second % DAY, text.includes(':')]).toEqual([0, false]);
    }
    expect([times.length > 1, zone]).toEqual([true, '']);
  });
});

describe('positions', () => {
  const layout = layOut([RATES, VOLUMES]);
  const [first, second] = layout.panes;

  test('moments map to the plot from its left to its right edge, and back', () => {
    expect(xAt(layout.window.from, layout)).toBe(10);
    expect(xAt(layout.window.to, layout)).toBe(1000 - (first?.box.right ?? 0));
    for (const day of [0, 1.5, 4]) {
      expect(secondAt(xAt(START + day * DAY, layout), layout)).toBeCloseTo(START + day * DAY, 3);
    }
    expect(secondAt(-50, layout)).toBe(layout.window.from);
    expect(secondAt(5000, layout)).toBe(layout.window.to);
  });

  test('values map to their own pane', () => {
    if (!first || !second) throw new Error('two panes');
    expect(yAt(first.ticks[0]!.value, first)).toBe(600 - first.box.bottom);
    expect(yAt(first.ticks.at(-1)!.value, first)).toBe(first.box.top);
    expect(yAt(5e9, second)).toBeGreaterThanOrEqual(600 + second.box.top);
    expect(yAt(1e9, second)).toBeLessThanOrEqual(800 - second.box.bottom);
  });

  test('a single moment is at the left edge', () => {
    const one = layOut([pane('one', [5])]);
    expect(xAt(START, one)).toBe(10);
    expect(Number.isFinite(yAt(5, one.panes[0]!))).toBe(true);
  });
});

function stillHtml(picture: TimePane, axisFont: number, isMasked: boolean): string {
  const lines = picture.series.map((line) => ({ ...line, color: 'red' }));
  const drawn = drawPicture(lines, { height: 300, words: WORDS, isMasked });
  const { measure = '' } = picture;
  return renderToStaticMarkup(
    createElement(StillChart, { picture: drawn!, height: 300, measure, axisFont }),
  );
}

describe('the still picture has the box of the live chart', () => {
  test.each([
    ['with a measure', 'USD', false, 15],
    ['without a measure', '', false, 15],
    ['masked', 'USD', true, 15],
    ['in large letters', 'USD', false, 24],
  ])('%s', (_, measure, isMasked, axisFont) => {
    const one = pane('rate', [95.5, 120, 101], { measure, height: 300 });
    const box = layOut([one], { isMasked, axisFont }).panes[0]?.box;
    const html = stillHtml(one, axisFont, isMasked);
    expect(stillBoxes(html)).toEqual([
      { top: box?.top, right: box?.right, bottom: box?.bottom, height: 300 },
    ]);
    expect(html).not.toContain('style=');
    expect(html.includes('USD')).toBe(measure !== '' && !isMasked);
  });
});
