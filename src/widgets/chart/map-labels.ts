import type { MeasureText, Rect, TextShape } from './shapes.ts';

/** Keeps neighbours apart that would otherwise touch. */
const BESIDE_PX = 3;
const HEIGHT_EM = 1.2;
const ASCENT_EM = 0.9;
/** Rectangles are found by the rows of this height that they reach into. */
const ROW_PX = 16;

/**
 * Each label at the first of its places that covers neither an obstacle nor a label before it;
 * labels without such a place are left out.
 */
export function placeLabels(
  labels: readonly (readonly TextShape[])[],
  measure: MeasureText,
  obstacles: readonly Rect[] = [],
): TextShape[] {
  const taken = new TakenRects();
  for (const obstacle of obstacles) taken.add(obstacle);
  return labels.flatMap((places) => {
    const free = places.find((place) => taken.isFree(labelRect(place, measure)));
    if (!free) return [];
    taken.add(labelRect(free, measure));
    return [free];
  });
}

/** The room that a label takes, with a margin on either side. */
export function labelRect(label: TextShape, measure: MeasureText): Rect {
  const { text, x, y, anchor, sizePx, weight } = label;
  const width = measure(text, sizePx, weight);
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return {
    x: left - BESIDE_PX,
    y: y - ASCENT_EM * sizePx,
    width: width + 2 * BESIDE_PX,
    height: HEIGHT_EM * sizePx,
  };
}

class TakenRects {
  readonly #rows = new Map<number, Rect[]>();

  add(rect: Rect): void {
    for (const row of rowsOf(rect)) {
      const others = this.#rows.get(row);
      if (others) others.push(rect);
      else this.#rows.set(row, [rect]);
    }
  }

  isFree(rect: Rect): boolean {
    return rowsOf(rect).every((row) =>
      (this.#rows.get(row) ?? []).every((other) => !overlap(rect, other)),
    );
  }
}

function rowsOf({ y, height }: Rect): number[] {
  const first = Math.floor(y / ROW_PX);
  const last = Math.floor((y + height) / ROW_PX);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function overlap(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
