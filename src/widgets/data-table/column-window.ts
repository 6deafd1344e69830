/** The columns shown together on a narrow screen, besides the first. `to` is exclusive. */
export interface ColumnStep {
  readonly from: number;
  readonly to: number;
}

/** The first column's maximum share of a narrow screen. */
const FIRST_AT_MOST = 0.45;

/**
 * Splits the columns after the first into steps: each has as many as fit beside the first, at least
 * one. Every other column is in exactly one step.
 */
export function columnSteps(widths: readonly number[], available: number): readonly ColumnStep[] {
  const first = Math.min(widths[0] ?? 0, available * FIRST_AT_MOST);
  const steps: ColumnStep[] = [];
  let from = 1;
  while (from < widths.length) {
    let to = from + 1;
    let used = first + (widths[from] as number);
    while (to < widths.length && used + (widths[to] as number) <= available) {
      used += widths[to] as number;
      to++;
    }
    steps.push({ from, to });
    from = to;
  }
  return steps;
}

/** The widths of a step's columns, which stay within the screen. */
export function widthsInStep(
  widths: readonly number[],
  shown: readonly number[],
  available: number,
): readonly number[] {
  const first = Math.floor(Math.min(widths[0] ?? 0, available * FIRST_AT_MOST));
  return shown.map((i) => (i === 0 ? first : Math.min(widths[i] as number, available - first)));
}

/** The step that shows a column; the first step for the first column. */
export function stepOfColumn(steps: readonly ColumnStep[], column: number): number {
  const step = steps.findIndex(({ from, to }) => column >= from && column < to);
  return Math.max(step, 0);
}

/** The indexes of the columns shown: all if there are no steps. */
export function shownColumns(count: number, step: ColumnStep | undefined): readonly number[] {
  const all = Array.from({ length: count }, (_, i) => i);
  return step ? all.filter((i) => i === 0 || (i >= step.from && i < step.to)) : all;
}
