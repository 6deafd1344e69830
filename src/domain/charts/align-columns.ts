/** Rows of cells as lines of text with aligned columns; `rightAligned` columns are flush right. */
export function alignColumns(
  rows: readonly (readonly string[])[],
  rightAligned: readonly number[] = [],
): string {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, i) =>
    Math.max(...rows.map((row) => row[i]?.length ?? 0)),
  );
  const pad = (text: string, i: number) =>
    rightAligned.includes(i) ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}
