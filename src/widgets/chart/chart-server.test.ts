import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawPicture } from '../../domain/charts/chart-picture.ts';
import { wave } from './chart-demo-lines.ts';
import type { ChartProps } from './chart-card.tsx';
import { Chart } from './chart.tsx';
import { ENGLISH, WORDS } from './testing/english-texts.ts';
import { stillBoxes, wideHtml } from './testing/still-boxes.ts';

const LINE = wave('eur', 'EUR/USD', 400);

/** The chart as rendered by the server. */
function html(props: Partial<ChartProps>): string {
  return renderToStaticMarkup(
    createElement(Chart, {
      name: 'EUR/USD',
      logo: 'Parcurve',
      content: { mode: 'time', panes: [{ series: [LINE], measure: 'USD' }] },
      languageTag: 'en',
      timeZone: 'UTC+3',
      texts: ENGLISH,
      ...props,
    }),
  );
}

test('the server renders the picture without styles, which the page’s policy forbids', () => {
  const page = html({ title: 'Euro', subtitle: 'Daily' });
  expect(page).not.toContain('style=');
  expect(page).toMatch(/data-still.*<path[^>]* d="M0 \d+h0l/);
  expect(stillBoxes(page)).toMatchObject([{ height: 600 }]);
});

test('CHT-5 two stills share their time axis and margins: 600 and 200 px, times below both', () => {
  const volume = wave('volume', 'Volume', 200, 120_000);
  const page = html({
    content: { mode: 'time', panes: [{ series: [LINE] }, { series: [volume] }] },
  });
  const [first, second] = stillBoxes(page);
  expect([first?.height, second?.height]).toEqual([600, 200]);
  expect(first?.right).toBe(second?.right);
  expect(first?.bottom).toBe(10);
  expect(second?.bottom).toBeGreaterThan(10);
  // Half the number of days is half as wide.
  const lines = [
    ...wideHtml(page).matchAll(/<path class="[^"]*line[^"]*"[^>]* d="M0 \d+h0([^"]*)"/g),
  ];
  const widths = lines.map(([, path = '']) =>
    [...path.matchAll(/[lh](\d+)/g)].reduce((sum, [, step]) => sum + Number(step), 0),
  );
  expect(widths).toEqual([1000, Math.round((199 / 399) * 1000)]);
});

test('CHT-15 masked, the server renders no value at all', () => {
  const page = html({ isMasked: true });
  const texts = page.replaceAll(/<[^>]*>/g, ' ');
  expect(page).not.toContain('USD</text>');
  for (const value of LINE.values as number[]) expect(texts).not.toContain(value.toFixed(2));
  expect(page).toContain('aria-valuetext="3 Feb 2025: *** needs access"');
});

test('eleven lines have eleven paths, although colours repeat', () => {
  const series = Array.from({ length: 11 }, (_, i) => wave(`${i}`, `Line ${i}`, 10, 100 + i));
  const page = html({ content: { mode: 'time', panes: [{ series }] } });
  expect(wideHtml(page).match(/<path class="[^"]*line[^"]*"/g)).toHaveLength(11);
});

test('the server’s picture stays until the points arrive', () => {
  const picture = drawPicture([{ ...LINE, color: '#5eb5e2' }], {
    height: 600,
    words: WORDS,
    isMasked: false,
  });
  const state = { kind: 'loading' } as const;
  const waiting = html({ state, content: { mode: 'time', panes: [{ series: [] }], picture } });
  expect(stillBoxes(waiting)).toMatchObject([{ height: 600 }]);
  expect(waiting).toMatch(/aria-busy="true"/);
});

test.each([
  [{ kind: 'loading' }, ENGLISH.loading],
  [{ kind: 'empty', message: 'There are no data.' }, 'There are no data.'],
  [{ kind: 'failed', messages: ['First.', 'Second.'], canRetry: false }, 'Second.'],
] as const)('a message replaces the plot: %j', (state, text) => {
  const page = html({ state, content: { mode: 'time', panes: [{ series: [] }] } });
  expect(page).toContain(text);
  expect(page).toMatch(/<svg[^>]*height="600"/);
  expect(page).not.toContain('data-still');
  expect(page).not.toContain(ENGLISH.retry);
});
