import type { Row } from '../harness.ts';

export interface GroupResult {
  readonly group: string;
  readonly rows: readonly Row[];
  readonly error: string | null;
}

/** Why a run has failed, one line per reason. A group without measurements has failed too. */
export function findFailures(results: readonly GroupResult[]): string[] {
  return results.flatMap(({ group, rows, error }) => {
    if (error !== null) return [`FAILED ${group}: ${error}`];
    if (rows.length === 0) return [`FAILED ${group}: nothing was measured`];
    return rows.flatMap(({ name, ok }) => (ok === false ? [`MISS ${group}: ${name}`] : []));
  });
}
