import { alignColumns } from '../../src/domain/charts/align-columns.ts';
import type { Row } from '../harness.ts';

const HEAD = ['', 'value', 'compared with', 'value', 'ratio', 'target', ''];

/** The figures as text in columns. */
export function formatTable(rows: readonly Row[]): string {
  const lines = rows.map(({ name, value, unit, peer, peerValue, ratio, target, ok }) => [
    name,
    `${short(value)} ${unit}`,
    peer,
    Number.isNaN(peerValue) ? 'MISSING' : `${short(peerValue)} ${unit}`,
    Number.isNaN(ratio) ? '' : short(ratio),
    target === null ? '' : 'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`,
    ok === null ? '' : ok ? 'ok' : 'MISS',
  ]);
  return alignColumns([HEAD, ...lines]);
}

/** Such a measurement is only precise to three digits. */
function short(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}
