import type { ReadLine } from './reading.ts';
import { xAt, yAt, type LineLayout, type PaneLayout, type TimeLayout } from './time-layout.ts';
import type { Place } from './use-plot-moves.ts';

/** How close to a line the mouse has to be, in px. */
const REACH_PX = 6;

/** The link of the line at a given position; the nearest of several. */
export function linkAt(
  lines: readonly ReadLine[],
  layout: TimeLayout,
  [x, y]: Place,
): string | undefined {
  const { left, right } = layout.panes[0]!.box;
  // Beside the plot a line is cut off, although its next point may be there.
  if (x < left - REACH_PX || x > layout.width - right + REACH_PX) return undefined;
  let [link, best]: [string | undefined, number] = [undefined, REACH_PX];
  for (const { series, pane } of lines) {
    const drawnIn = layout.panes[pane];
    const line = drawnIn?.lines.find(({ id }) => id === series.id);
    if (!series.pointLink || !drawnIn || !line) continue;
    const distance = distanceTo(line, drawnIn, layout, [x, y]);
    if (distance <= best) [link, best] = [series.pointLink, distance];
  }
  return link;
}

/** Distance to the strokes as drawn on screen. Only those near `x` are checked. */
function distanceTo(
  { points, isStepped }: LineLayout,
  pane: PaneLayout,
  layout: TimeLayout,
  [x, y]: Place,
): number {
  let nearest = Infinity;
  const count = points.length / 2;
  let before: Place | null = null;
  for (let i = Math.max(0, firstFrom(points, layout, x - REACH_PX) - 1); i < count; i += 1) {
    const place: Place = [xAt(points[2 * i]!, layout), yAt(points[2 * i + 1]!, pane)];
    // There is nothing to be near to within a gap.
    const isTorn = Number.isNaN(place[1]);
    if (!isTorn) {
      const corner: Place = [place[0], isStepped && before ? before[1] : place[1]];
      const from = before ?? place;
      nearest = Math.min(nearest, toStroke(from, corner, [x, y]), toStroke(corner, place, [x, y]));
    }
    if (place[0] > x + REACH_PX) break;
    before = isTorn ? null : place;
  }
  return nearest;
}

/** The index of the first point at or right of `x`. */
function firstFrom(points: Float64Array, layout: TimeLayout, x: number): number {
  let [low, high] = [0, points.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (xAt(points[2 * middle]!, layout) < x) low = middle + 1;
    else high = middle;
  }
  return low;
}

function toStroke([fromX, fromY]: Place, [toX, toY]: Place, [x, y]: Place): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length = alongX * alongX + alongY * alongY;
  const share = length === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length;
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(x - fromX - at * alongX, y - fromY - at * alongY);
}
