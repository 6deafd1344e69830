import { expect, test } from 'vitest';
import type { Shape, TextShape } from '../shapes.ts';
import { plotSvg } from './plot-svg.ts';

const LINE: Shape = { kind: 'line', places: [0, 1, 2, 3.456], color: 'red', width: 2 };

function text(words: string, more: Partial<TextShape> = {}): Shape {
  const look = { anchor: 'middle', sizePx: 10, weight: 400, color: 'black' } as const;
  return { kind: 'text', text: words, x: 1, y: 2, ...look, ...more };
}

test('CHT-13 the plot is written as SVG with our fonts and without styles', () => {
  const svg = plotSvg([LINE, text('Курс', { weight: 600 }), text('五月 May')]);
  expect(svg).toContain('<path d="M0 1L2 3.46" fill="none" stroke="red" stroke-width="2"');
  expect(svg).not.toMatch(/style|class|href/);
  for (const [, family] of svg.matchAll(/font-family="([^"]*)"/g)) {
    expect(family).toMatch(/^&#39;(?:Inter|Noto Sans SC)&#39;, sans-serif$/);
  }
  expect(svg).toContain('font-weight="600">Курс</text>');
  expect(svg).toContain('font-weight="400">五月 </tspan><tspan');
});

test('CHT-13 texts keep their markup as text, once escaped', () => {
  expect(plotSvg([text('<b>&')])).toContain('>&lt;b&gt;&amp;</text>');
});

test('CHT-13 a colour can’t inject elements', () => {
  const svg = plotSvg([{ ...LINE, color: 'red"/><script>alert(1)</script><g x="' }]);
  expect(svg).not.toContain('<script');
  expect(svg.match(/</g)).toHaveLength(1);
});

test('CHT-13 a line is broken where a point has no value, and dashed where requested', () => {
  const places = [0, 0, 1, 1, 2, Number.NaN, 3, 3, 4, 4];
  const svg = plotSvg([{ ...LINE, places, dash: [6, 4] }]);
  expect(svg).toContain('d="M0 0L1 1M3 3L4 4"');
  expect(svg).toContain('stroke-dasharray="6,4"');
});

test('CHT-13 areas are closed; boxes, dots and clipped parts are in place', () => {
  const svg = plotSvg([
    { kind: 'area', places: [0, 0, 1, 1, 1, 2], color: 'blue', opacity: 0.1 },
    { kind: 'box', x: 1, y: 2, width: 3, height: 4, radius: 5, color: 'red' },
    { kind: 'dot', x: 1, y: 2, radius: 3, color: 'red', border: { color: 'black', width: 2 } },
    { kind: 'clipped', id: 'pane0', to: { x: 1, y: 2, width: 3, height: 4 }, shapes: [LINE] },
  ]);
  expect(svg).toContain('<path d="M0 0L1 1L1 2Z" fill="blue" fill-opacity="0.1"/>');
  expect(svg).toContain('<rect x="1" y="2" width="3" height="4" rx="5" fill="red"/>');
  expect(svg).toContain('<circle cx="1" cy="2" r="3" fill="red" stroke="black" stroke-width="2"/>');
  expect(svg).toMatch(
    /<clipPath id="pane0"><rect x="1" y="2" width="3" height="4"\/><\/clipPath>.*<g clip-path="url\(#pane0\)"><path[^>]*\/><\/g>$/,
  );
});
