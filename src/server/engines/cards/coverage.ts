import type { OutlinePen } from './outline.ts';

/** A curve is drawn as lines; so small a part of a pixel cannot be seen. */
const FLATNESS = 0.15;
const MAX_PARTS = 24;

/**
 * How much of each pixel an outline covers. Every line adds to the pixels that it crosses the area
 * to its right; the sum along a row is then the coverage, exact to the edge and without sampling.
 * Outlines of one direction may overlap; those of the other direction cut holes.
 */
export class Coverage implements OutlinePen {
  readonly width: number;
  readonly height: number;
  readonly #cells: Float32Array;
  /** The rows and columns that any line has touched. */
  #top: number;
  #bottom = 0;
  #left: number;
  #right = 0;
  #x = 0;
  #y = 0;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#top = height;
    this.#left = width;
    this.#cells = new Float32Array((width + 2) * height);
  }

  moveTo(x: number, y: number): void {
    [this.#x, this.#y] = [x, y];
  }

  lineTo(x: number, y: number): void {
    this.#addLine(this.#x, this.#y, x, y);
    this.moveTo(x, y);
  }

  curveTo(controlX: number, controlY: number, x: number, y: number): void {
    const [fromX, fromY] = [this.#x, this.#y];
    const bend = Math.hypot(fromX - 2 * controlX + x, fromY - 2 * controlY + y);
    const parts = Math.min(Math.max(1, Math.ceil(Math.sqrt(bend / FLATNESS / 4))), MAX_PARTS);
    for (let i = 1; i <= parts; i += 1) {
      const t = i / parts;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      this.lineTo(a * fromX + b * controlX + c * x, a * fromY + b * controlY + c * y);
    }
  }

  /** Tells each pixel that is covered, from 0 to 1, and is empty again. */
  take(paint: (column: number, row: number, share: number) => void): void {
    const stride = this.width + 2;
    for (let row = this.#top; row < this.#bottom; row += 1) {
      let sum = 0;
      const from = row * stride;
      for (let column = this.#left; column < stride; column += 1) {
        sum += this.#cells[from + column]!;
        this.#cells[from + column] = 0;
        const share = Math.min(Math.abs(sum), 1);
        if (column < this.width && share > 1 / 512) paint(column, row, share);
        else if (column > this.#right) break;
      }
    }
    [this.#top, this.#bottom, this.#left, this.#right] = [this.height, 0, this.width, 0];
  }

  #addLine(x0: number, y0: number, x1: number, y1: number): void {
    if (y0 === y1) return;
    const direction = y0 < y1 ? 1 : -1;
    const [topX, topY, lowX, lowY] = direction > 0 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
    const slope = (lowX - topX) / (lowY - topY);
    const first = Math.max(0, Math.floor(topY));
    const last = Math.min(this.height, Math.ceil(lowY));
    if (first >= last) return;
    this.#top = Math.min(this.#top, first);
    this.#bottom = Math.max(this.#bottom, last);
    for (let row = first; row < last; row += 1) {
      const from = Math.max(row, topY);
      const to = Math.min(row + 1, lowY);
      const atFrom = this.#within(topX + (from - topY) * slope);
      const atTo = this.#within(topX + (to - topY) * slope);
      this.#addToRow(row, Math.min(atFrom, atTo), Math.max(atFrom, atTo), direction * (to - from));
    }
  }

  #within(x: number): number {
    return Math.min(Math.max(x, 0), this.width);
  }

  /** Spreads the height of a line over the pixels between two columns, by the area right of it. */
  #addToRow(row: number, left: number, right: number, height: number): void {
    const base = row * (this.width + 2);
    const first = Math.floor(left);
    const last = Math.floor(right);
    this.#left = Math.min(this.#left, first);
    this.#right = Math.max(this.#right, last + 1);
    if (first === last) {
      const rightOf = first + 1 - (left + right) / 2;
      this.#cells[base + first]! += height * rightOf;
      this.#cells[base + first + 1]! += height * (1 - rightOf);
      return;
    }
    const perColumn = height / (right - left);
    let before = 0;
    for (let column = first; column <= last; column += 1) {
      // The area right of the line within this pixel, and the height that has passed it.
      const [from, to] = [Math.max(left, column), Math.min(right, column + 1)];
      const passed = (to - from) * perColumn;
      const area = passed * (column + 1 - (from + to) / 2);
      this.#cells[base + column]! += before + area;
      before = passed - area;
    }
    this.#cells[base + last + 1]! += before;
  }
}
