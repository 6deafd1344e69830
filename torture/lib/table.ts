import type { Figure, Outcome } from '../harness.ts';

const HEAD = ['', '', 'promised', ''];

/** The figures as text in columns, under the name of their part. */
export function formatTable(results: ReadonlyMap<string, Outcome>): string {
  const lines = [...results].flatMap(([part, { figures }]) =>
    [[part]].concat(figures.map(toCells)),
  );
  const rows = [HEAD, ...lines];
  const widths = HEAD.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, i) => (i === 1 ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function toCells({ name, value, promise, isHeld }: Figure): string[] {
  return [`  ${name}`, value, promise, promise === '' ? '' : isHeld ? 'ok' : 'BROKEN'];
}
