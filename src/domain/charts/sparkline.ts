export const SPARKLINE_WIDTH = 84;
export const SPARKLINE_HEIGHT = 24;

export interface Sparkline {
  readonly path: string;
  /** The end of the line. */
  readonly end: { readonly x: number; readonly y: number };
  readonly direction: 'up' | 'down' | 'none';
}

/** A word-sized line; null if there are fewer than two points. */
export function drawSparkline(values: readonly number[]): Sparkline | null {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const toHeight = (value: number) => {
    const share = high > low ? (value - low) / (high - low) : 0.5;
    return Math.round((1 - share) * SPARKLINE_HEIGHT);
  };
  const place = (value: number, i: number) =>
    `${Math.round((i / (values.length - 1)) * SPARKLINE_WIDTH)} ${toHeight(value)}`;
  return {
    path: `M${values.map(place).join('L')}`,
    end: { x: SPARKLINE_WIDTH, y: toHeight(last) },
    direction: last > first ? 'up' : last < first ? 'down' : 'none',
  };
}
