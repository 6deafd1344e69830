/** The picture is stretched to fit; these are its own units. */
export const BARS_HEIGHT = 100;
export const BAR_STEP = 10;
const BAR_WIDTH = 7.5;
/** A small value beside a large one stays visible. */
const LOWEST = 3;

export interface BarShape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * All bars start at zero, and the highest is as high as the picture. A missing value has no height.
 */
export function barShapes(values: readonly number[]): BarShape[] {
  const most = Math.max(0, ...values);
  return values.map((value, i) => {
    const height = value > 0 ? Math.max(LOWEST, round((BARS_HEIGHT * value) / most)) : 0;
    return { x: BAR_STEP * i, y: round(BARS_HEIGHT - height), width: BAR_WIDTH, height };
  });
}

function round(number: number): number {
  return Math.round(10 * number) / 10;
}
