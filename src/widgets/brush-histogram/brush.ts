/**
 * Where a range begins and ends among the bars: 0 is before the first bar, `bars` after the last.
 * Position k + 1 is edge k, so both ends of the picture are open.
 */
export interface Brush {
  readonly low: number;
  readonly high: number;
}

export type Handle = 'low' | 'high';

/** An edge by index, with a fraction between two edges; null is open. */
type Edge = number | null;

export function brushFromEdges(from: Edge, to: Edge, bars: number): Brush {
  const low = from === null ? 0 : clamp(from + 1, 0, bars);
  const high = to === null ? bars : clamp(to + 1, 0, bars);
  return { low: Math.min(low, high), high };
}

export function edgesFromBrush({ low, high }: Brush, bars: number): readonly [Edge, Edge] {
  return [low <= 0 ? null : low - 1, high >= bars ? null : high - 1];
}

/** The range with a handle moved; at least one bar stays between the two. */
export function moveHandle(brush: Brush, handle: Handle, place: number, bars: number): Brush {
  return handle === 'low'
    ? { ...brush, low: clamp(place, 0, Math.max(0, Math.ceil(brush.high) - 1)) }
    : { ...brush, high: clamp(place, Math.min(bars, Math.floor(brush.low) + 1), bars) };
}

const PAGE_STEP = 3;

/** Where a key moves a handle; undefined for other keys. */
export function placeByKey(key: string, brush: Brush, handle: Handle): number | undefined {
  const place = brush[handle];
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.floor(place) + 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.ceil(place) - 1;
  if (key === 'PageUp') return Math.floor(place) + PAGE_STEP;
  if (key === 'PageDown') return Math.ceil(place) - PAGE_STEP;
  if (key === 'Home') return Number.NEGATIVE_INFINITY;
  if (key === 'End') return Number.POSITIVE_INFINITY;
  return undefined;
}

/** All bars from one to another, inclusive, in either order. */
export function brushOverBars(one: number, other: number): Brush {
  return { low: Math.min(one, other), high: Math.max(one, other) + 1 };
}

export function barAt(share: number, bars: number): number {
  return clamp(Math.floor(share * bars), 0, bars - 1);
}

/** Which handle a press grabs; null for the bars themselves. */
export function handleAt(
  x: number,
  { low, high }: Brush,
  { width, bars, reachPx }: { width: number; bars: number; reachPx: number },
): Handle | null {
  const [toLow, toHigh] = [low, high].map((place) => x - (place / bars) * width) as [
    number,
    number,
  ];
  const nearest = Math.abs(toLow) < Math.abs(toHigh) ? 'low' : 'high';
  const distance = nearest === 'low' ? toLow : toHigh;
  return Math.abs(distance) <= reachPx ? nearest : null;
}

/** The minimum height of a bar in percent, so that one among thousands stays visible. */
const LEAST = 4;
const GAP = 0.14;

/** Bars side by side, each one unit wide, the highest 100. */
export function barsPath(counts: readonly number[]): string {
  const most = Math.max(1, ...counts);
  return counts
    .map((count, i) => {
      if (count <= 0) return '';
      const height = round(Math.max(LEAST, (100 * count) / most));
      return `M${round(i + GAP / 2)} 100v-${height}h${1 - GAP}v${height}z`;
    })
    .join('');
}

const CHARACTER_PX = 6;
const BETWEEN_PX = 8;

/** Which edges are labelled: as many as fit, always including the first and the last. */
export function writtenEdges(edges: readonly string[], width: number): readonly number[] {
  const longest = Math.max(1, ...edges.map((text) => text.length));
  const step = width / (edges.length + 1);
  const every = Math.max(1, Math.ceil((longest * CHARACTER_PX + BETWEEN_PX) / step));
  const last = edges.length - 1;
  return edges
    .map((_, i) => i)
    .filter((i) => i === last || (i % every === 0 && (last - i >= every || i === 0)));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
