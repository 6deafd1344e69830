import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { whyMissing } from './reference-data.ts';
import type { CheckRules, SuiteReport } from '../../src/domain/bonds/conformance-report.ts';
import { Tally } from './tally.ts';

export interface Check extends Omit<CheckRules, 'file'> {
  /** Relative to the folder of reference data; rows are counted in the first. */
  readonly files: readonly string[];
  /** A lower number would mean that rows were lost. */
  readonly atLeast: number;
  readonly run: (tally: Tally) => void | Promise<void>;
}

export interface Suite {
  readonly id: string;
  readonly checks: readonly Check[];
}

/** Runs checks as tests; those without their file are skipped with a message. */
export function defineSuite({ id, checks }: Suite): { report: () => SuiteReport | undefined } {
  const reports: SuiteReport['checks'][number][] = [];
  for (const { files, atLeast, run, ...rules } of checks) {
    const why = files.map((file) => whyMissing(file)).find((reason) => reason !== undefined);
    const name = `${rules.requirement} ${id}: ${rules.subject}, ${rules.what}`;
    const skipped = why ? ` (${why})` : '';
    test.skipIf(why)(`${name}${skipped}`, async () => {
      const tally = new Tally({ ...rules, file: basename(files[0]!) });
      await run(tally);
      const report = tally.report();
      expect(tally.unexplained.slice(0, 10)).toEqual([]);
      expect(report.compared).toBeGreaterThanOrEqual(atLeast);
      reports.push(report);
    });
  }
  // Only if all of them ran and passed.
  return { report: () => (reports.length === checks.length ? { id, checks: reports } : undefined) };
}
