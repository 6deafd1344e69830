import { fitLine } from '../charts/fit-line.ts';

/** y = a + b · ln(x). */
export interface LogLine {
  readonly a: number;
  readonly b: number;
}

/** The least-squares line; null if all points have the same x. */
export function fitLogLine(
  points: readonly { readonly x: number; readonly y: number }[],
): LogLine | null {
  const logs = points.map(({ x }) => Math.log(x));
  const { middle, slope } = fitLine(
    logs,
    points.map(({ y }) => y),
  );
  const spread = logs.reduce((sum, log) => sum + (log - middle.x) ** 2, 0);
  return spread > 1e-9 ? { a: middle.y - slope * middle.x, b: slope } : null;
}

export function valueOnLine({ a, b }: LogLine, x: number): number {
  return a + b * Math.log(x);
}
