/**
 * Where each row of a long table begins. Rows count with the usual height until another is
 * measured. The differences are in a Fenwick tree, so reading and changing are fast for any number
 * of rows. While all rows are equal there is no tree.
 */
export class RowOffsets {
  readonly count: number;
  readonly height: number;
  #tree: Float64Array | undefined;
  readonly #differences = new Map<number, number>();

  constructor(count: number, height: number) {
    this.count = count;
    this.height = height;
  }

  get total(): number {
    return this.lineTop(this.count);
  }

  lineHeight(line: number): number {
    return this.height + (this.#differences.get(line) ?? 0);
  }

  /** True if this changes anything. */
  measure(line: number, height: number): boolean {
    const change = height - this.lineHeight(line);
    // Browsers round by less than half a pixel.
    if (Math.abs(change) < 0.5) return false;
    this.#differences.set(line, height - this.height);
    this.#tree ??= new Float64Array(this.count + 1);
    for (let i = line + 1; i <= this.count; i += i & -i) {
      this.#tree[i] = (this.#tree[i] as number) + change;
    }
    return true;
  }

  lineTop(line: number): number {
    let top = line * this.height;
    if (this.#tree) for (let i = line; i > 0; i -= i & -i) top += this.#tree[i] as number;
    return top;
  }

  /** The row at this distance from the top; the first or last one outside the table. */
  lineAt(top: number): number {
    const last = Math.max(this.count - 1, 0);
    if (!this.#tree) return Math.min(Math.max(Math.floor(top / this.height), 0), last);
    let low = 0;
    let high = last;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.lineTop(middle) <= top) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

export interface LineRange {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/**
 * Lines are added and removed in steps of this number, for fewer and larger changes while
 * scrolling.
 */
const STEP = 8;
const BEYOND = 12;

/** The rows to render for the visible part of the table, plus some above and below. */
export function rangeFor(offsets: RowOffsets, top: number, bottom: number): LineRange {
  const from = Math.max(offsets.lineAt(top) - BEYOND, 0);
  const to = offsets.lineAt(bottom) + 1 + BEYOND;
  return {
    from: Math.floor(from / STEP) * STEP,
    to: Math.min(Math.ceil(to / STEP) * STEP, offsets.count),
  };
}

/**
 * The rows to render, and the focused one, which has to stay. The ranges ascend and don't touch.
 */
export function withLine(range: LineRange, line: number): readonly LineRange[] {
  if (line < 0 || (line >= range.from && line < range.to)) return [range];
  const alone = { from: line, to: line + 1 };
  return line < range.from ? [alone, range] : [range, alone];
}
