import type { OutlinePen } from './outline.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

const CORNERS = 12;

/** A line of some width with round corners and ends. */
export function strokeLine(pen: OutlinePen, places: readonly Place[], width: number): void {
  const half = width / 2;
  for (const [i, here] of places.entries()) {
    outline(
      pen,
      Array.from({ length: CORNERS }, (_, corner) => {
        const angle = (2 * Math.PI * corner) / CORNERS;
        return { x: here.x + half * Math.cos(angle), y: here.y + half * Math.sin(angle) };
      }),
    );
    const next = places[i + 1];
    const length = next ? Math.hypot(next.x - here.x, next.y - here.y) : 0;
    if (!next || length === 0) continue;
    // At right angles to the line.
    const [dx, dy] = [(half * (here.y - next.y)) / length, (half * (next.x - here.x)) / length];
    // In the same direction as the corners, or they would cut holes into each other.
    outline(pen, [
      { x: here.x - dx, y: here.y - dy },
      { x: next.x - dx, y: next.y - dy },
      { x: next.x + dx, y: next.y + dy },
      { x: here.x + dx, y: here.y + dy },
    ]);
  }
}

export function outline(pen: OutlinePen, places: readonly Place[]): void {
  const [first, ...rest] = places;
  if (!first) return;
  pen.moveTo(first.x, first.y);
  for (const { x, y } of rest) pen.lineTo(x, y);
  pen.lineTo(first.x, first.y);
}

/** A rectangle with round corners. */
export function outlineBox(
  pen: OutlinePen,
  { x, y, width, height, radius }: Place & Record<'width' | 'height' | 'radius', number>,
): void {
  const [right, bottom] = [x + width, y + height];
  pen.moveTo(x + radius, y);
  pen.lineTo(right - radius, y);
  pen.curveTo(right, y, right, y + radius);
  pen.lineTo(right, bottom - radius);
  pen.curveTo(right, bottom, right - radius, bottom);
  pen.lineTo(x + radius, bottom);
  pen.curveTo(x, bottom, x, bottom - radius);
  pen.lineTo(x, y + radius);
  pen.curveTo(x, y, x + radius, y);
}
