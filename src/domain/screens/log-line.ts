/** y = a + b · ln(x). */
export interface LogLine {
  readonly a: number;
  readonly b: number;
}

/** The line with the least squares; null if all points stand above one another. */
export function fitLogLine(
  points: readonly { readonly x: number; readonly y: number }[],
): LogLine | null {
  const count = points.length;
  const logs = points.map(({ x }) => Math.log(x));
  const meanLog = logs.reduce((sum, log) => sum + log, 0) / count;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / count;
  let spread = 0;
  let common = 0;
  for (let i = 0; i < count; i += 1) {
    const distance = logs[i]! - meanLog;
    spread += distance * distance;
    common += distance * (points[i]!.y - meanY);
  }
  if (!(spread > 1e-9)) return null;
  const b = common / spread;
  return { a: meanY - b * meanLog, b };
}

export function valueOnLine({ a, b }: LogLine, x: number): number {
  return a + b * Math.log(x);
}
