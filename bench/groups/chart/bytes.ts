import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { drawPicture } from '../../../src/domain/charts/chart-picture.ts';
import { median, row, type Row } from '../../harness.ts';
import type { BuiltPages } from '../../lib/built-pages.ts';
import { CHART_HEIGHT, LINE_COLOR, makeLine } from '../../pages/chart/points.ts';

const LIVE_LIMIT_KB = 185;
const PICTURE_LIMIT_KB = 3;
const PICTURE_LIMIT_MS = 1;
/** The working days of ten years. */
const PICTURE_POINTS = 2600;
const PICTURES_MADE = 200;

/**
 * Gzipped scripts of a chart over time, without React and other code that the page loads anyway.
 */
export function byteRows(pages: BuiltPages): Row[] {
  const engine = pages.bytesBeyond('canvas-engine', 'ours') / 1000;
  const widget = (pages.bytesBeyond('ours', 'data') - pages.bytesOfChunk('react')) / 1000;
  const early = pages.bytesOfModules('ours', /widgets\/chart\/engine\//) / 1000;
  const kilobytes = { unit: 'kB', peer: 'limit', peerValue: LIVE_LIMIT_KB };
  const uplot = pages.bytesBeyond('uplot-chart', 'uplot') / 1000;
  const lightweight = pages.bytesBeyond('lightweight-chart', 'lightweight-charts') / 1000;
  return [
    row(
      { name: 'engine before the line is seen, gzip', value: early, ...kilobytes },
      { atMost: 0 },
    ),
    row({ name: 'engine before it is live, gzip', value: engine, ...kilobytes }, { atMost: 1 }),
    row({ name: 'widget and engine, gzip', value: widget + engine, ...kilobytes }, null),
    row({ name: 'engine, gzip', value: engine, unit: 'kB', peer: 'uPlot', peerValue: uplot }, null),
    row(
      {
        name: 'engine, gzip',
        value: engine,
        unit: 'kB',
        peer: 'lightweight-charts',
        peerValue: lightweight,
      },
      null,
    ),
  ];
}

/** The static picture that the server sends instead of the live chart. */
export function pictureRows(): Row[] {
  const { seconds, values } = makeLine(PICTURE_POINTS);
  const draw = () =>
    drawPicture([{ seconds, values, color: LINE_COLOR }], {
      height: CHART_HEIGHT,
      words: { language: 'eng', timeZone: 'UTC+3' },
      isMasked: false,
    });
  const times = Array.from({ length: PICTURES_MADE }, () => {
    const begin = performance.now();
    draw();
    return performance.now() - begin;
  });
  const limit = { peer: 'limit' };
  return [
    row(
      {
        name: 'picture of ten years, gzip',
        value: gzipSync(JSON.stringify(draw())).length / 1000,
        unit: 'kB',
        ...limit,
        peerValue: PICTURE_LIMIT_KB,
      },
      { atMost: 1 },
    ),
    row(
      {
        name: 'picture of ten years, made in',
        value: median(times),
        unit: 'ms',
        ...limit,
        peerValue: PICTURE_LIMIT_MS,
      },
      { atMost: 1 },
    ),
  ];
}
