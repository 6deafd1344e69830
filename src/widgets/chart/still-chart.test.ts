import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ChartPicture, PictureTick } from '../../domain/charts/chart-picture.ts';
import { drawPicture } from '../../domain/charts/chart-picture.ts';
import { wave } from './chart-demo-lines.ts';
import { StillChart } from './still-chart.tsx';
import { WORDS } from './testing/english-texts.ts';

/** The times hidden on a narrow screen. */
function crowdedTimes(timeTicks: readonly PictureTick[]): string[] {
  const lines = [{ ...wave('eur', 'EUR/USD', 40), color: 'red' }];
  const drawn = drawPicture(lines, { height: 300, words: WORDS, isMasked: false });
  const picture: ChartPicture = { ...drawn!, timeTicks };
  const html = renderToStaticMarkup(
    createElement(StillChart, { picture, height: 300, measure: '', axisFont: 15 }),
  );
  return [...html.matchAll(/<text[^>]*data-crowded[^>]*>([^<]*)</g)].map(([, text]) => text ?? '');
}

const hours = (first: string, step: number) =>
  [first, '01:00', '02:00', '03:00', '04:00'].map((text, i) => ({ at: i * step, text }));

test('CHT-14 a time that would overlap the day at the left edge is dropped on narrow screens', () => {
  expect(crowdedTimes(hours('16 нояб.', 0.19))).toEqual(['02:00']);
  expect(crowdedTimes(hours('16 нояб.', 0.3))).toEqual([]);
  expect(crowdedTimes(hours('00:00', 0.24))).toEqual([]);
});
