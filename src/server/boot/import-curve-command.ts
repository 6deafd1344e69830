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
A table of rates also requires --rates spot|par, --unit percent|decimal and --compounding continuous|annual|semiannual (par rates: annual or semiannual); --absent 0.0 is optional.`;
const FREQUENCIES = { continuous: 0, annual: 1, semiannual: 2 } as const;

/**
 * npm run import-curve: stores a published curve, given as Svensson parameters or as a table of
 * rates to which a curve is fitted.
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
          'This database is empty: start the portal once or run npm run migrate, then import.',
        );
      }
      await report.step('Curve imported', (onProgress) =>
        importCurve(pool, { ...curve, days, onProgress }),
      );
    } finally {
      await pool.end();
    }
  });
  console.log(`${days.length} days of the ${curve.country} ${curve.currency} curve are stored.`);
  if (table) console.log(describeFit(days));
});

function points(error: number): string {
  return (error * 1e4).toFixed(2);
}

/** States that the curve is ours, and how far it is from the rates. */
function describeFit(days: readonly ImportedDay[]): string {
  const fits = days
    .map(({ day, fit }) => ({ day, error: fit?.error ?? 0 }))
    .toSorted((a, b) => a.error - b.error);
  const [middle, worst] = [fits[fits.length >> 1]!, fits.at(-1)!];
  return `The source publishes rates, and a Svensson curve was fitted to them. Error in basis points: median ${points(middle.error)}, maximum ${points(worst.error)} on ${formatDay(worst.day)}.`;
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

/**
 * A table of numbers doesn't reveal their meaning or unit, so the options must specify everything.
 */
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
  if (!found) throw new StartupError(`File not found: ${path}.`);
  if (found.isDirectory()) throw new StartupError(`${path} is a folder: specify a file.`);
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
