import type { Browser } from 'playwright-core';
import { row, type Row } from '../../harness.ts';
import { MeasuredPage } from '../../lib/browser.ts';
import type { LabelFigures } from '../../pages/chart/map-driver.ts';
import { medianStep, measureStep, type Step } from './lines.ts';

const MAP_SIZES = [500, 5000] as const;
const MOUNTS = 5;
/** ECharts took this long for 5,000 labelled points; Highcharts took 7.7 s. */
const LIMIT_MS = 1500;

/**
 * The labelled map, compared with a limit instead of another library: its time, and how many labels
 * overlap.
 */
export async function mapRows(browser: Browser, address: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of MAP_SIZES) {
    const { cold, warm, labels } = await measureMap(browser, address, size);
    const name = `map of ${size.toLocaleString('en')}`;
    const limit = { unit: 'ms', peer: 'limit', peerValue: LIMIT_MS };
    rows.push(
      row({ name: `${name}, first`, value: cold.wall, ...limit }, null),
      row({ name: `${name}, later`, value: warm.wall, ...limit }, null),
      row({ name: `${name}, later, processor time`, value: warm.processor, ...limit }, null),
      row(
        {
          name: `${name}, overlapping labels`,
          value: labels.overlaps,
          unit: '',
          peer: 'labels shown',
          peerValue: labels.labels,
        },
        { atMost: 0 },
      ),
    );
  }
  return rows;
}

async function measureMap(
  browser: Browser,
  address: string,
  size: number,
): Promise<{ cold: Step; warm: Step; labels: LabelFigures }> {
  const measured = await MeasuredPage.open(browser, address);
  try {
    const { page } = measured;
    await page.evaluate((count) => window.mapBench.prepare(count), size);
    await page.evaluate(async () => {
      await window.mapBench.load();
    });
    const mount = () => measureStep(measured, () => page.evaluate(() => window.mapBench.mount()));
    const cold = await mount();
    const warm: Step[] = [];
    for (let i = 0; i < MOUNTS; i += 1) {
      await page.evaluate(() => window.mapBench.unmount());
      warm.push(await mount());
    }
    await page.evaluate(() => window.mapBench.unmount());
    const labels = await page.evaluate(() => window.mapBench.countLabels());
    return { cold, warm: medianStep(warm), labels };
  } finally {
    await measured.close();
  }
}
