import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { checkDigits } from '../../src/domain/instruments/identifier.ts';
import { calendarDay, formatDay } from '../../src/domain/time/day.ts';
import { importQuotes, type ImportResult } from '../../src/loaders/imports/import-quotes.ts';
import { readRows } from '../../src/loaders/imports/read/read-rows.ts';
import type { QuotesRecipe } from '../../src/loaders/imports/recipe.ts';
import { undoImport } from '../../src/loaders/imports/undo-import.ts';
import { openOwnDatabase } from '../lib/own-database.ts';
import { row, type Group } from '../harness.ts';

const SERIES = 4000;
const DAYS = 250;
const WIDE_SERIES = 20_000;
const FIRST_DAY = calendarDay(2025, 1, 1);
const TODAY = calendarDay(2026, 6, 30);
const PIECE_LENGTH = 65_536;
const SAMPLE_MS = 20;
const MEGABYTE = 1024 * 1024;
/** What the loop may be blocked for, memory may grow by, and series are written at least. */
const LIMITS = { loopMs: 50, memoryMb: 150, seriesPerSecond: 5000 };

const RECIPE: QuotesRecipe = {
  kind: 'quotes',
  read: {
    format: 'csv',
    encoding: 'utf-8',
    separator: ',',
    headerLine: 1,
    footerLines: 0,
    sheet: null,
    rowsAt: null,
  },
  wide: null,
  id: { column: 'id', scheme: null, template: null },
  date: { column: 'date', form: 'iso' },
  value: { column: 'value', decimal: 'point', missing: [], factor: null, isInverse: false },
  field: null,
  currency: null,
  unit: null,
};

/** Imports of quotes, from the first byte to the commit, beside COPY of the same rows. */
export const coreImport: Group = {
  name: 'core/import',
  async run(context) {
    const { reportProgress } = context;
    const { pool, close } = await openOwnDatabase(context, 'parcurve_bench_import');
    reportProgress(`${WIDE_SERIES} instruments`);
    await addInstruments(pool);
    const document = documentText(SERIES, DAYS, 0);
    const rows = SERIES * DAYS;
    reportProgress(`importing ${rows} rows`);
    const copied = await timed(() => copyRows(pool, document));
    const { result, seconds, loopMs, memoryMb } = await measured(() => load(pool, document));
    const again = await timed(() => load(pool, document));
    const undo = await timed(() => undoImport(pool, result.runId!));
    reportProgress(`${WIDE_SERIES} series, a day each`);
    await load(pool, documentText(WIDE_SERIES, 1, DAYS));
    await pool.query('analyze');
    const wide = await timed(() => load(pool, documentText(WIDE_SERIES, 1, DAYS + 1)));
    await close();
    return [
      row(
        {
          name: `import of ${rows} rows`,
          value: rows / seconds,
          unit: 'rows/s',
          peer: 'raw COPY, a row per quote',
          peerValue: rows / copied,
        },
        { atLeast: 0.5 },
      ),
      row(
        {
          name: 'the same file again',
          value: again,
          unit: 's',
          peer: 'first import',
          peerValue: seconds,
        },
        { atMost: 1 },
      ),
      row(
        { name: 'undo', value: undo, unit: 's', peer: 'the import', peerValue: seconds },
        { atMost: 2 },
      ),
      row(
        {
          name: 'a day of each series',
          value: WIDE_SERIES / wide,
          unit: 'series/s',
          peer: 'limit',
          peerValue: LIMITS.seriesPerSecond,
        },
        { atLeast: 1 },
      ),
      row(
        {
          name: 'event loop meanwhile, p99',
          value: loopMs,
          unit: 'ms',
          peer: 'limit',
          peerValue: LIMITS.loopMs,
        },
        { atMost: 1 },
      ),
      row(
        {
          name: 'memory above idle',
          value: memoryMb,
          unit: 'MB',
          peer: 'limit',
          peerValue: LIMITS.memoryMb,
        },
        { atMost: 1 },
      ),
    ];
  },
};

function isinOf(i: number): string {
  const body = `XS${String(i).padStart(9, '0')}`;
  return body + checkDigits('isin', body);
}

async function addInstruments(pool: Pool): Promise<void> {
  await pool.query(`insert into data_source (code, name) values ('bench', 'bench')`);
  await pool.query(
    `insert into instrument (id, source_code, kind, name)
     select id, 'bench', 'stock', '{"eng":"bench"}' from generate_series(1, $1::int) as id`,
    [WIDE_SERIES],
  );
  const isins = Array.from({ length: WIDE_SERIES }, (_, i) => isinOf(i + 1));
  await pool.query(
    `insert into identifier (instrument_id, scheme, value)
     select place, 'isin', isin from unnest($1::text[]) with ordinality as given (isin, place)`,
    [isins],
  );
  await pool.query('create table quote_row (isin text, day date, value numeric)');
  await pool.query('analyze');
}

/** One line per quote, by series and day; values move a little, so that none is held. */
function documentText(series: number, days: number, from: number): Buffer[] {
  const pieces: Buffer[] = [];
  let text = 'id,date,value\n';
  for (let i = 1; i <= series; i += 1) {
    const isin = isinOf(i);
    for (let day = from; day < from + days; day += 1) {
      const value = (100 + (i % 50) + ((day * 7 + i) % 100) / 100).toFixed(2);
      text += `${isin},${formatDay(FIRST_DAY + day)},${value}\n`;
      if (text.length < PIECE_LENGTH) continue;
      pieces.push(Buffer.from(text));
      text = '';
    }
  }
  return [...pieces, Buffer.from(text)];
}

async function load(pool: Pool, pieces: readonly Buffer[]): Promise<ImportResult> {
  const result = await importQuotes(pool, {
    source: 'bench',
    recipe: RECIPE,
    batches: readRows(pieces, RECIPE.read),
    documentId: null,
    accountId: null,
    errors: 'reject',
    isDry: false,
    today: TODAY,
  });
  if (result.outcome !== 'written' || result.held > 0) {
    throw new Error(`${result.outcome}, ${result.held} held: ${JSON.stringify(result.rejected)}`);
  }
  return result;
}

async function copyRows(pool: Pool, pieces: readonly Buffer[]): Promise<void> {
  const client = await pool.connect();
  try {
    const copy = copyFrom('copy quote_row from stdin (format csv, header)');
    await pipeline(Readable.from(pieces), client.query(copy));
  } finally {
    client.release();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

async function measured<T>(work: () => Promise<T>) {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const idle = process.memoryUsage().rss;
  let peak = idle;
  const sampler = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, SAMPLE_MS);
  loop.enable();
  try {
    const begin = performance.now();
    const result = await work();
    const seconds = (performance.now() - begin) / 1000;
    const memoryMb = (peak - idle) / MEGABYTE;
    return { result, seconds, loopMs: loop.percentile(99) / 1e6, memoryMb };
  } finally {
    loop.disable();
    clearInterval(sampler);
  }
}
