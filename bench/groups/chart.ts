import { inTurns, type BenchContext, type Group, type Row } from '../harness.ts';
import { startBrowser } from '../lib/browser.ts';
import { buildPages } from '../lib/built-pages.ts';
import { byteRows, pictureRows } from './chart/bytes.ts';
import {
  CHARTS,
  measureData,
  measureLine,
  SIZES,
  type ChartName,
  type LineFigures,
} from './chart/lines.ts';
import { lineRows } from './chart/rows.ts';
import { mapRows } from './chart/map.ts';

const ROUNDS = 3;

/**
 * Compares our chart with uPlot and lightweight-charts on the same points, and measures the size of
 * its picture.
 */
export const chart: Group = {
  name: 'chart',
  async run(context) {
    context.reportProgress('building the pages');
    const pages = await buildPages('chart', [...CHARTS, 'data'], context);
    const browser = await startBrowser(context);
    const rows: Row[] = [];
    for (const size of SIZES) {
      const data = await measureData(browser, `${pages.origin}/data.html`, size);
      const measure = (name: ChartName) => (): Promise<LineFigures> =>
        measureLine(browser, `${pages.origin}/${name}.html`, size);
      const measured = await inTurns(ROUNDS, said(context, size, CHARTS, measure));
      rows.push(...lineRows(size, measured, data));
    }
    context.reportProgress('the map');
    rows.push(...(await mapRows(browser, `${pages.origin}/ours.html`)));
    return [...rows, ...byteRows(pages), ...pictureRows()];
  },
};

function said(
  { reportProgress }: BenchContext,
  size: number,
  names: readonly ChartName[],
  measure: (name: ChartName) => () => Promise<LineFigures>,
): (() => Promise<LineFigures>)[] {
  let turn = 0;
  return names.map((name) => () => {
    const round = Math.floor(turn++ / names.length);
    reportProgress(`${size.toLocaleString('en')} points, ${name}, round ${round} of ${ROUNDS}`);
    return measure(name)();
  });
}
