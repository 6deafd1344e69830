import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { createPool } from '../db/connect.ts';
import { StartupError } from '../db/startup-error.ts';
import { importCurve } from '../market/curves/import-curve.ts';
import {
  CurveFileError,
  readCurveFile,
  type ImportedDay,
} from '../market/curves/read-curve-file.ts';
import { progressBar } from './progress-bar.ts';
import { runCommand, withOpenDatabase } from './run-command.ts';

/**
 * npm run import-curve -- --source fed --country US --currency USD [--benchmark] file.csv: stores a
 * curve that somebody has published as Svensson parameters.
 */
await runCommand(async (config) => {
  const { path, ...curve } = readArguments();
  const days = await readDays(path);
  await withOpenDatabase(config, async ({ ownerUrl }) => {
    const pool = createPool(ownerUrl, { max: 2 });
    try {
      await importCurve(pool, { ...curve, days, onProgress: progressBar('Importing the curve') });
    } finally {
      await pool.end();
    }
  });
  console.log(`${days.length} days of ${curve.country} ${curve.currency} are there.`);
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        source: { type: 'string' },
        country: { type: 'string' },
        currency: { type: 'string' },
        benchmark: { type: 'boolean', default: false },
      },
    });
    const { source = '', country = '', currency = '', benchmark } = values;
    const [path = ''] = positionals;
    const isWhole = /^[a-z][a-z0-9-]{0,39}$/.test(source) && path !== '';
    if (!isWhole || !/^[A-Z]{2}$/.test(country) || !/^[A-Z]{3}$/.test(currency)) throw new Error();
    return { source, country, currency, isBenchmark: benchmark, path };
  } catch {
    throw new StartupError(
      'Usage: npm run import-curve -- --source fed --country US --currency USD [--benchmark] file.csv',
    );
  }
}

async function readDays(path: string): Promise<ImportedDay[]> {
  try {
    const bytes = await readFile(path);
    return readCurveFile((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
  } catch (error) {
    if (error instanceof CurveFileError) throw new StartupError(`${path}: ${error.message}`);
    throw new StartupError(`${path} cannot be read.`);
  }
}
