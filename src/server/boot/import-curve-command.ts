import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { createPool } from '../../db/connect.ts';
import { StartupError } from '../../db/startup-error.ts';
import { formatDay } from '../../domain/time/day.ts';
import { CurveFileError } from '../../loaders/curves/curve-table.ts';
import { importCurve } from '../../loaders/curves/import-curve.ts';
import { readCurveFile, UNITS, type ImportedDay } from '../../loaders/curves/read-curve-file.ts';
import { readRateFile, type RateTable } from '../../loaders/curves/read-rate-file.ts';
import { runCommand, withOpenDatabase } from './run-command.ts';
import { StartReport } from './start-report.ts';

const USAGE = `Usage: npm run import-curve -- --source fed --country US --currency USD [--benchmark] file.csv
A table of rates needs all of --rates spot|par --unit percent|decimal --compounding continuous|annual|semiannual (par rates: annual or semiannual), and may have --absent 0.0.`;
const FREQUENCIES = { continuous: 0, annual: 1, semiannual: 2 } as const;

/**
 * npm run import-curve: stores a curve that somebody has published as Svensson parameters, or as a
 * table of rates to which one is fitted.
 */
await runCommand(async (config) => {
  const { path, unit, table, ...curve } = readArguments();
  const text = await readText(path);
  const report = new StartReport();
  const days = await report.step('Curves fitted', async (onProgress) =>
    readDays(path, () =>
      table ? readRateFile(text, table, onProgress) : readCurveFile(text, unit),
    ),
  );
  await withOpenDatabase(config, async ({ ownerUrl }) => {
    const pool = createPool(ownerUrl, { max: 2 });
    try {
      const { rows } = await pool.query<{ isThere: boolean }>(
        `select to_regclass('curve_day') is not null as "isThere"`,
      );
      if (!rows[0]?.isThere) {
        throw new StartupError(
          'This database is empty: start the portal once, or call npm run migrate, then import.',
        );
      }
      await report.step('Curve imported', (onProgress) =>
        importCurve(pool, { ...curve, days, onProgress }),
      );
    } finally {
      await pool.end();
    }
  });
  console.log(`${days.length} days of ${curve.country} ${curve.currency} are there.`);
  if (table) console.log(describeFit(days));
});

function points(error: number): string {
  return (error * 1e4).toFixed(2);
}

/** That the curve is ours, and how far it is from the rates. */
function describeFit(days: readonly ImportedDay[]): string {
  const fits = days
    .map(({ day, fit }) => ({ day, error: fit?.error ?? 0 }))
    .toSorted((a, b) => a.error - b.error);
  const [middle, worst] = [fits[fits.length >> 1]!, fits.at(-1)!];
  return `The source published rates; the Svensson curve was fitted to them here. Error in basis points: median ${points(middle.error)}, largest ${points(worst.error)} on ${formatDay(worst.day)}.`;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        country: { type: 'string' },
        currency: { type: 'string' },
        benchmark: { type: 'boolean', default: false },
        rates: { type: 'string' },
        unit: { type: 'string' },
        compounding: { type: 'string' },
        absent: { type: 'string' },
      },
    });
    const { source = '', country = '', currency = '', benchmark, rates, compounding } = values;
    const [path = '', ...more] = positionals;
    const isWhole = /^[a-z][a-z0-9-]{0,39}$/.test(source) && path !== '' && more.length === 0;
    if (!isWhole || !/^[A-Z]{2}$/.test(country) || !/^[A-Z]{3}$/.test(currency)) throw new Error();
    const unit = values.unit === undefined ? undefined : pick(UNITS, values.unit);
    const isTable = rates !== undefined || compounding !== undefined || values.absent !== undefined;
    const table = isTable ? readTable(values) : undefined;
    return { source, country, currency, isBenchmark: benchmark, path, unit, table };
  } catch {
    throw new StartupError(USAGE);
  }
}

interface TableOptions {
  readonly rates?: string | undefined;
  readonly unit?: string | undefined;
  readonly compounding?: string | undefined;
  readonly absent?: string | undefined;
}

/** A table of numbers tells neither what they are nor their unit: all of it must be said. */
function readTable({ rates, unit, compounding, absent }: TableOptions): RateTable {
  const frequency = FREQUENCIES[pick(FREQUENCIES, compounding)];
  const kind = pick({ spot: 0, par: 0 }, rates);
  if (kind === 'par' && frequency === 0) throw new Error('bonds do not pay continuously');
  return { rates: kind, unit: pick(UNITS, unit), frequency, absent };
}

function pick<Choices extends object>(choices: Choices, text: string | undefined) {
  if (text !== undefined && Object.hasOwn(choices, text)) return text as keyof Choices & string;
  throw new Error('not among the choices');
}

async function readText(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new StartupError(`There is no file ${path}.`);
  if (found.isDirectory()) throw new StartupError(`${path} is a folder: name a file in it.`);
  try {
    const bytes = await readFile(path);
    return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  } catch {
    throw new StartupError(`${path} cannot be read.`);
  }
}

function readDays(path: string, parseDays: () => ImportedDay[]): ImportedDay[] {
  try {
    return parseDays();
  } catch (error) {
    if (error instanceof CurveFileError) throw new StartupError(`${path}: ${error.message}`);
    throw error;
  }
}
