import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { barShapes } from './bar-shapes.ts';
import { Bars, type BarsProps } from './bars.tsx';

const TEXTS = { asTable: 'As a table', label: 'Day', value: 'Clicks' };

function html(bars: BarsProps['bars']): string {
  const props = { name: 'Clicks', summary: 'Most on 2 Oct: 1 200', bars, texts: TEXTS };
  return renderToStaticMarkup(createElement(Bars, props));
}

test('OPR-5 bars start at zero, the highest fills the picture, and zero has no height', () => {
  const shapes = barShapes([0, 50, 200]);
  expect(shapes.map(({ height }) => height)).toEqual([0, 25, 100]);
  for (const { y, height } of shapes) expect(y + height).toBe(100);
  expect(shapes.map(({ x }) => x)).toEqual([0, 10, 20]);
});

test('OPR-5 a one next to a million is still visible; only zeros have no bar', () => {
  expect(barShapes([1, 1_000_000])[0]?.height).toBe(3);
  expect(barShapes([0, 0]).map(({ height }) => height)).toEqual([0, 0]);
  expect(barShapes([])).toEqual([]);
});

test('OPR-5 the server renders picture, sentence and table, without styles', () => {
  const page = html([
    { label: '1 Oct', value: 30, text: '30' },
    { label: '2 Oct', value: 1200, text: '1 200' },
  ]);
  expect(page).toContain('role="img" aria-label="Clicks: Most on 2 Oct: 1 200"');
  expect(page).toContain('<title>2 Oct: 1 200</title>');
  // Latest first.
  expect(page).toMatch(/<th scope="row">2 Oct<\/th><td>1 200<\/td>.*<th scope="row">1 Oct<\/th>/);
  expect(page).not.toContain('style=');
});

test('OPR-5 without bars there is no picture', () => {
  expect(html([])).toBe('');
});
