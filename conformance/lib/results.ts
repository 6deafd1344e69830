import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ExampleReport } from './example.ts';
import type { SuiteReport } from '../../src/domain/bonds/conformance-report.ts';

/** The data of the page `/conformance/`: written by a run, kept in the repository. */
export interface Results {
  readonly version: string;
  /** Hash of the measured source files. */
  readonly mathematics: string;
  readonly suites: readonly SuiteReport[];
  readonly examples: readonly ExampleReport[];
}

const ROOT = resolve(import.meta.dirname, '../..');
const FILE = join(ROOT, 'src/server/areas/bonds/conformance/results.json');
const SOURCES = ['src/domain/bonds', 'src/domain/curves'];

export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Results;
  return version;
}

/** A hash of all sources of the mathematics, excluding tests. */
export function digestMathematics(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const names = readdirSync(join(ROOT, folder)).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    for (const name of names.toSorted()) {
      hash.update(`${folder}/${name}\n`).update(readFileSync(join(ROOT, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

export function readResults(): Results | undefined {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : undefined;
}

export function writeResults(results: Results): void {
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}

/** Two digits of a deviation: its last ones depend on the machine. */
export function roundDeviations(results: Results): Results {
  const text = JSON.stringify(results, (name, value: unknown) =>
    name === 'largestDeviation' && typeof value === 'number' ? Number(value.toPrecision(2)) : value,
  );
  return JSON.parse(text) as Results;
}
