import { setTimeout as sleep } from 'node:timers/promises';
import lighthouse, { desktopConfig, type Config, type Result } from 'lighthouse';
import { median, row, type BenchContext, type Group, type Row } from '../harness.ts';
import { startBrowser } from '../lib/browser.ts';
import { freePort, startProduct } from '../lib/product.ts';

/** The pages that a visitor without an account sees first. */
const PATHS = [
  '/',
  '/bonds/',
  '/bonds/10001/',
  '/currencies/',
  '/indexes/1001/',
  '/stocks/2001/',
] as const;
const RUNS = 3;
const SCORES = [
  { id: 'performance', atLeast: 0.95 },
  { id: 'accessibility', atLeast: 1 },
  { id: 'best-practices', atLeast: 1 },
  { id: 'seo', atLeast: 1 },
] as const;
/** Google's limit for a good LCP. */
const GOOD_LCP_MS = 2500;
const GOOD_TBT_MS = 200;
const GOOD_CLS = 0.1;
/** Audits with these modes have no score. */
const UNSCORED = new Set(['notApplicable', 'manual', 'informative', 'error']);

/** Lighthouse's settings for a slow phone and for a desktop. */
const DEVICES: readonly { name: string; config: Config | undefined }[] = [
  { name: 'mobile', config: undefined },
  { name: 'desktop', config: desktopConfig },
];

/** Runs Lighthouse on pages of the real product, built and started as `npm start` does. */
export const pagesLighthouse: Group = {
  name: 'pages/lighthouse',
  async run(context) {
    const dataDir = await context.market.release();
    context.reportProgress('starting the product: builds the pages when they are stale');
    const product = await startProduct(context, dataDir);
    const port = await freePort();
    const browser = await startBrowser(context, [`--remote-debugging-port=${port}`]);
    const rows: Row[] = [];
    for (const path of PATHS) {
      for (const { name, config } of DEVICES) {
        const title = `${path} ${name}`;
        const results = await auditAll(context, title, () =>
          audit(`${product.origin}${path}`, port, config),
        );
        rows.push(...toRows(title, results));
        noteFailures(context, title, results);
      }
    }
    await browser.close();
    await product.stop();
    return rows;
  },
};

/** Empty if the page can't be measured; the other pages still can. */
async function auditAll(
  { reportProgress, note }: BenchContext,
  title: string,
  run: () => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  try {
    for (let i = 1; i <= RUNS; i += 1) {
      reportProgress(`${title}, run ${i} of ${RUNS}`);
      results.push(await run());
      // Waits so that the work of the last page doesn't slow down the next one.
      await sleep(500);
    }
  } catch (error) {
    note(`${title}: ${String(error)}`);
  }
  return results;
}

async function audit(address: string, port: number, config: Config | undefined): Promise<Result> {
  const flags = { port, hostname: '127.0.0.1', logLevel: 'error', output: 'json' } as const;
  const result = await lighthouse(address, flags, config);
  if (!result) throw new Error(`Lighthouse says nothing about ${address}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return lhr;
}

function toRows(name: string, results: readonly Result[]): Row[] {
  const middle = (pick: (result: Result) => number | null | undefined): number =>
    median(results.map((result) => pick(result) ?? Number.NaN));
  const scores = SCORES.map(({ id, atLeast }) =>
    row(
      {
        name: `${name}, ${id}`,
        value: Math.round(100 * middle(({ categories }) => categories[id]?.score)),
        unit: '',
        peer: 'full score',
        peerValue: 100,
      },
      { atLeast },
    ),
  );
  const figure = (title: string, id: string, unit: string, good: number): Row =>
    row(
      {
        name: `${name}, ${title}`,
        value: middle(({ audits }) => audits[id]?.numericValue),
        unit,
        peer: 'good',
        peerValue: good,
      },
      title === 'CLS' ? { atMost: 0 } : null,
    );
  return [
    ...scores,
    figure('CLS', 'cumulative-layout-shift', '', GOOD_CLS),
    figure('LCP', 'largest-contentful-paint', 'ms', GOOD_LCP_MS),
    figure('TBT', 'total-blocking-time', 'ms', GOOD_TBT_MS),
  ];
}

/** The audits that cost points, as hints for improving the page. */
function noteFailures({ note }: BenchContext, name: string, results: readonly Result[]): void {
  const seen = new Map<string, string>();
  for (const { categories, audits } of results) {
    for (const { id: category } of SCORES) {
      for (const { id, weight } of categories[category]?.auditRefs ?? []) {
        const found = audits[id];
        if (!found || UNSCORED.has(found.scoreDisplayMode) || found.score === null) continue;
        const isFailed = found.score < (category === 'performance' ? 0.9 : 1);
        if (!isFailed || (weight === 0 && category !== 'performance')) continue;
        const shown = found.displayValue === undefined ? '' : ` (${found.displayValue})`;
        seen.set(id, `${name}: ${category}/${id}: ${found.title}${shown}`);
      }
    }
  }
  for (const line of seen.values()) note(line);
}
