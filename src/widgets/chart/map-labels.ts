import type { MeasureText, TextShape } from './shapes.ts';

/** Keeps neighbours apart that would otherwise touch. */
const BESIDE_PX = 3;
const HEIGHT_EM = 1.2;

interface Span {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/** The labels, in order, that don't overlap an earlier one; all have one size. */
export function withoutOverlaps(labels: readonly TextShape[], measure: MeasureText): TextShape[] {
  const height = HEIGHT_EM * (labels[0]?.sizePx ?? 1);
  // By rows as high as a label, so that it can only overlap labels in its own and the adjacent
  // rows.
  const rows = new Map<number, Span[]>();
  return labels.filter(({ text, x, y, anchor, sizePx, weight }) => {
    const width = measure(text, sizePx, weight) + 2 * BESIDE_PX;
    const from = anchor === 'end' ? x + BESIDE_PX - width : x - BESIDE_PX;
    const to = from + width;
    const row = Math.floor(y / height);
    const near = [row - 1, row, row + 1].flatMap((each) => rows.get(each) ?? []);
    const isFree = near.every(
      (other) => other.to <= from || other.from >= to || Math.abs(other.y - y) >= height,
    );
    if (isFree) rows.set(row, [...(rows.get(row) ?? []), { from, to, y }]);
    return isFree;
  });
}
