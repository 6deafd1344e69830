import type { OutlinePen } from './outline.ts';

/** Parts of parts of parts: a font that goes deeper is broken. */
const DEEPEST = 6;

/** Bits of a point. */
const ON_CURVE = 1;
const REPEATS = 8;
const X = { isShort: 2, isSame: 16 };
const Y = { isShort: 4, isSame: 32 };

/** Bits of a part of a composed glyph. */
const HAS_WORDS = 1;
const HAS_OFFSETS = 2;
const HAS_SCALE = 8;
const HAS_MORE = 32;
const HAS_TWO_SCALES = 64;
const HAS_MATRIX = 128;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOn: boolean;
}

/** Draws a glyph; one such as “é” is composed of others. */
export function drawGlyph(
  outline: (glyph: number) => Buffer,
  glyph: number,
  pen: OutlinePen,
  depth = 0,
): void {
  const bytes = outline(glyph);
  if (bytes.length < 10 || depth > DEEPEST) return;
  const contours = bytes.readInt16BE(0);
  if (contours >= 0) {
    for (const contour of readContours(bytes, contours)) drawContour(contour, pen);
    return;
  }
  for (const part of readParts(bytes)) {
    drawGlyph(outline, part.glyph, movedPen(pen, part), depth + 1);
  }
}

function readContours(bytes: Buffer, count: number): Point[][] {
  const ends = Array.from({ length: count }, (_, i) => bytes.readUInt16BE(10 + 2 * i));
  const total = (ends.at(-1) ?? -1) + 1;
  const hints = 10 + 2 * count;
  let at = hints + 2 + bytes.readUInt16BE(hints);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = bytes[at++]!;
    flags.push(flag);
    for (let again = flag & REPEATS ? bytes[at++]! : 0; again > 0; again -= 1) flags.push(flag);
  }
  const readAxis = ({ isShort, isSame }: typeof X): number[] => {
    let place = 0;
    return flags.slice(0, total).map((flag) => {
      if (flag & isShort) place += flag & isSame ? bytes[at++]! : -bytes[at++]!;
      else if (!(flag & isSame)) {
        place += bytes.readInt16BE(at);
        at += 2;
      }
      return place;
    });
  };
  const [across, up] = [readAxis(X), readAxis(Y)];
  const points = flags
    .slice(0, total)
    .map((flag, i) => ({ x: across[i]!, y: up[i]!, isOn: (flag & ON_CURVE) !== 0 }));
  return ends.map((end, i) => points.slice(i === 0 ? 0 : ends[i - 1]! + 1, end + 1));
}

/** Between two control points lies a point of the curve that the font does not write down. */
function drawContour(points: readonly Point[], pen: OutlinePen): void {
  if (points.length < 2) return;
  const first = points.findIndex(({ isOn }) => isOn);
  const start = first < 0 ? between(points[0]!, points.at(-1)!) : points[first]!;
  const rest = [...points.slice(first + 1), ...points.slice(0, Math.max(first, 0))];
  pen.moveTo(start.x, start.y);
  let control: Point | null = null;
  for (const point of [...rest, start]) {
    if (point.isOn) {
      if (control) pen.curveTo(control.x, control.y, point.x, point.y);
      else pen.lineTo(point.x, point.y);
      control = null;
      continue;
    }
    if (control) {
      const middle = between(control, point);
      pen.curveTo(control.x, control.y, middle.x, middle.y);
    }
    control = point;
  }
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isOn: true };
}

interface Part {
  readonly glyph: number;
  readonly dx: number;
  readonly dy: number;
  /** How it is stretched and turned: xx, xy, yx, yy. */
  readonly matrix: readonly [number, number, number, number];
}

function readParts(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  let at = 10;
  for (let flags = HAS_MORE; flags & HAS_MORE;) {
    flags = bytes.readUInt16BE(at);
    const glyph = bytes.readUInt16BE(at + 2);
    at += 4;
    const isWide = (flags & HAS_WORDS) !== 0;
    const read = (i: number) => (isWide ? bytes.readInt16BE(at + 2 * i) : bytes.readInt8(at + i));
    const [dx, dy] = flags & HAS_OFFSETS ? [read(0), read(1)] : [0, 0];
    at += isWide ? 4 : 2;
    const count = flags & HAS_MATRIX ? 4 : flags & HAS_TWO_SCALES ? 2 : flags & HAS_SCALE ? 1 : 0;
    const scales = Array.from({ length: count }, (_, i) => bytes.readInt16BE(at + 2 * i) / 16_384);
    at += 2 * count;
    const [a = 1, b = a, c = 0, d = 1] = scales;
    parts.push({ glyph, dx, dy, matrix: count === 4 ? [a, b, c, d] : [a, 0, 0, b] });
  }
  return parts;
}

function movedPen(pen: OutlinePen, { dx, dy, matrix: [xx, xy, yx, yy] }: Part): OutlinePen {
  const across = (x: number, y: number) => x * xx + y * yx + dx;
  const up = (x: number, y: number) => x * xy + y * yy + dy;
  return {
    moveTo: (x, y) => pen.moveTo(across(x, y), up(x, y)),
    lineTo: (x, y) => pen.lineTo(across(x, y), up(x, y)),
    curveTo: (a, b, x, y) => pen.curveTo(across(a, b), up(a, b), across(x, y), up(x, y)),
  };
}
