/** A still picture of a line: a path of whole steps in a box, and the ticks beside and below it. */
export interface LinePicture {
  readonly path: string;
  /** From the lowest to the highest, evenly spaced over the whole height. */
  readonly valueTicks: readonly number[];
  /** Evenly spaced over the whole width, in seconds. */
  readonly timeTicks: readonly number[];
}

export const PICTURE_WIDTH = 1000;
export const PICTURE_HEIGHT = 300;
const TIME_TICKS = 5;
const WANTED_VALUE_STEPS = 4;

/** Null when there is nothing to draw. `seconds` ascend; both lists have the same length. */
export function drawLine(
  seconds: readonly number[],
  values: readonly number[],
): LinePicture | null {
  const [first, last] = [seconds[0], seconds.at(-1)];
  if (first === undefined || last === undefined) return null;
  const ticks = niceTicks(min(values), max(values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const span = Math.max(1, last - first);
  const columns = new Columns();
  for (let i = 0; i < seconds.length; i += 1) {
    const x = Math.round(((seconds[i]! - first) / span) * PICTURE_WIDTH);
    const y = Math.round((1 - (values[i]! - low) / (high - low)) * PICTURE_HEIGHT);
    columns.add(x, y);
  }
  return {
    path: columns.path(),
    valueTicks: ticks,
    timeTicks: Array.from(
      { length: TIME_TICKS },
      (_, i) => first + Math.round((span * i) / (TIME_TICKS - 1)),
    ),
  };
}

/** Keeps of each column of pixels where the line enters, its highest, its lowest, where it leaves. */
class Columns {
  readonly #steps: string[] = [];
  #x = -1;
  #enter = 0;
  #top = 0;
  #bottom = 0;
  #leave = 0;
  #penX = 0;
  #penY = 0;

  add(x: number, y: number): void {
    if (x !== this.#x) {
      this.#flush();
      this.#x = x;
      this.#enter = y;
      this.#top = y;
      this.#bottom = y;
    }
    if (y < this.#top) this.#top = y;
    if (y > this.#bottom) this.#bottom = y;
    this.#leave = y;
  }

  path(): string {
    this.#flush();
    // A single point is drawn as a dot: a line of no length with round ends.
    return this.#steps.length === 1 ? `${this.#steps[0]}h0` : this.#steps.join('');
  }

  #flush(): void {
    if (this.#x < 0) return;
    this.#to(this.#enter);
    if (this.#top !== this.#bottom) {
      const isTopFirst = Math.abs(this.#enter - this.#top) <= Math.abs(this.#enter - this.#bottom);
      this.#to(isTopFirst ? this.#top : this.#bottom);
      this.#to(isTopFirst ? this.#bottom : this.#top);
      this.#to(this.#leave);
    }
  }

  #to(y: number): void {
    if (this.#steps.length === 0) this.#steps.push(`M${this.#x} ${y}`);
    else {
      const [dx, dy] = [this.#x - this.#penX, y - this.#penY];
      if (dx === 0 && dy === 0) return;
      this.#steps.push(`l${dx}${dy < 0 ? '' : ' '}${dy}`);
    }
    this.#penX = this.#x;
    this.#penY = y;
  }
}

/** Round numbers that enclose the range: 1, 2, 2.5 or 5 times a power of ten apart. */
export function niceTicks(low: number, high: number): number[] {
  const spread = high - low || Math.abs(high) || 1;
  const exponent = Math.floor(Math.log10(spread / WANTED_VALUE_STEPS));
  const multiple =
    [1, 2, 2.5, 5].find((m) => spread / timesPower(m, exponent) <= WANTED_VALUE_STEPS) ?? 10;
  const from = Math.floor(timesPower(low, -exponent) / multiple);
  const to = Math.max(from + 1, Math.ceil(timesPower(high, -exponent) / multiple));
  return Array.from({ length: to - from + 1 }, (_, i) =>
    timesPower((from + i) * multiple, exponent),
  );
}

/** value × 10^exponent, rounded once: a negative power of ten is itself no exact number. */
function timesPower(value: number, exponent: number): number {
  return exponent < 0 ? value / 10 ** -exponent : value * 10 ** exponent;
}

function min(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Infinity);
}

function max(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b), -Infinity);
}
