import { alignColumns } from '../../src/domain/charts/align-columns.ts';
import type { Figure, Outcome } from '../harness.ts';

const HEAD = ['', '', 'promised', ''];
const VALUE_COLUMN = 1;

/** The figures as text in columns, under the name of their part. */
export function formatTable(results: ReadonlyMap<string, Outcome>): string {
  const lines = [...results].flatMap(([part, { figures }]) =>
    [[part]].concat(figures.map(toCells)),
  );
  return alignColumns([HEAD, ...lines], [VALUE_COLUMN]);
}

function toCells({ name, value, promise, isHeld }: Figure): string[] {
  return [`  ${name}`, value, promise, promise === '' ? '' : isHeld ? 'ok' : 'BROKEN'];
}
