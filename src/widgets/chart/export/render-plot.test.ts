import { LineChart, ScatterChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { expect, test } from 'vitest';
import type { ChartSnapshot } from './chart-snapshot.ts';
import { cleanPlotSvg } from './clean-plot-svg.ts';
import { renderPlot } from './render-plot.ts';

use([LineChart, ScatterChart, GridComponent]);

function plot(series: object, changes: object = {}): string {
  const option = {
    xAxis: { type: 'category', data: ['<b>&', '五月 May', 'c'] },
    yAxis: { type: 'value', name: 'Курс', nameTextStyle: { fontWeight: 'bold' } },
    series: [series],
    ...changes,
  };
  const rest = { width: 300, height: 200, title: '', subtitle: '', legend: [], watermark: null };
  return renderPlot({ ...rest, option } as unknown as ChartSnapshot);
}

const line = { type: 'line', data: [1, 2, 3] };

test('CHT-13 the plot is drawn as SVG with our fonts and without styles', () => {
  const svg = plot({ ...line, emphasis: { itemStyle: { color: 'red' } } });
  expect(svg).toMatch(/^<svg[^>]*>.*<path.*<\/svg>$/s);
  expect(svg).not.toMatch(/style|class|ecmeta|CDATA|hover/);
  for (const [, family] of svg.matchAll(/font-family="([^"]*)"/g)) {
    expect(family).toMatch(/^&#39;(?:Inter|Noto Sans SC)&#39;, sans-serif$/);
  }
  expect(svg).toContain('font-weight="600">Курс</text>');
  expect(svg).toContain('font-weight="400">五月 </tspan><tspan');
});

test('CHT-13 axis texts keep their markup as text, once escaped', () => {
  expect(plot(line)).toContain('>&lt;b&gt;&amp;</text>');
});

test('CHT-13 a colour cannot bring elements of its own', () => {
  const svg = plot({ ...line, lineStyle: { color: 'red"/><script>alert(1)</script><g x="' } });
  expect(svg).not.toContain('script');
  expect(svg).not.toContain('alert');
});

test('CHT-13 nothing is loaded from elsewhere', () => {
  const svg = cleanPlotSvg(
    '<svg><image href="http://x/"/><g onclick="x()" fill="url(http://x/#a)" clip-path="url(#c)">' +
      '<a href="javascript:x()"><rect width="1"/></a></g></svg>',
  );
  expect(svg).toBe('<svg><g clip-path="url(#c)"><rect width="1"/></g></svg>');
});

test('CHT-13 what is left open is closed, what closes nothing is left out', () => {
  expect(cleanPlotSvg('<svg></path><g><rect/>')).toBe('<svg><g><rect/></g></svg>');
});

test('CHT-13 a gradient that fades out fades out', () => {
  const svg = cleanPlotSvg('<stop offset="100%" stop-color="none"></stop>');
  expect(svg).toBe('<stop offset="100%" stop-color="#fff" stop-opacity="0"></stop>');
});

test('CHT-13 the middle of a line is written as a baseline in numbers', () => {
  const text = '<text dominant-baseline="central" style="font-size:10px;" y="6" x="1">7</text>';
  expect(cleanPlotSvg(text)).toContain('<text y="9.64" x="1" font-size="10"');
});

test('CHT-13 no background of its own, so that the watermark shows', () => {
  expect(plot(line, { backgroundColor: '#abcdef' })).not.toContain('#abcdef');
});
