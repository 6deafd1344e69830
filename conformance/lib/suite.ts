import { afterAll, expect, test } from 'vitest';
import { whyMissing } from './reference-data.ts';
import { Tally, writeReport, type CheckReport, type CheckRules } from './tally.ts';

export interface Check extends CheckRules {
  /** Below the folder of reference data. */
  readonly files: readonly string[];
  /** Less would mean that rows were lost on the way. */
  readonly atLeast: number;
  readonly run: (tally: Tally) => void | Promise<void>;
}

/** Runs checks as tests; those without their file are skipped and say so. */
export function defineSuite(id: string, source: string, checks: readonly Check[]): void {
  const reports: CheckReport[] = [];
  for (const { files, atLeast, run, ...rules } of checks) {
    const why = files.map((file) => whyMissing(file)).find((reason) => reason !== undefined);
    const name = `${rules.requirement} ${source}: ${rules.name}`;
    const skipped = why ? ` (${why})` : '';
    test.skipIf(why)(`${name}${skipped}`, async () => {
      const tally = new Tally(rules);
      await run(tally);
      const report = tally.report();
      reports.push(report);
      expect(tally.unexplained.slice(0, 10)).toEqual([]);
      expect(report.compared).toBeGreaterThanOrEqual(atLeast);
    });
  }
  afterAll(() => {
    if (reports.length > 0) writeReport({ id, source, checks: reports });
  });
}
