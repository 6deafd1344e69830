import { MIDDLE_EM } from './chart-box.ts';
import type { LineShape, TextShape } from './shapes.ts';

type Point = readonly [x: number, y: number];

/** A line of one px in the direction of an axis, on whole px: anywhere else it would be blurred. */
export function hairline(from: Point, to: Point, color: string): LineShape {
  const places = [...from, ...to].map((place) => Math.floor(place) + 0.5);
  return { kind: 'line', places, color, width: 1 };
}

interface TextLook {
  readonly sizePx: number;
  readonly color: string;
  readonly anchor?: TextShape['anchor'];
}

/** `y` is that of the line the letters stand on. */
export function textShape(text: string, [x, y]: Point, look: TextLook): TextShape {
  return { kind: 'text', text, x, y, anchor: 'start', weight: 400, ...look };
}

/** `y` is that of the middle of the letters. */
export function middleText(text: string, [x, y]: Point, look: TextLook): TextShape {
  return textShape(text, [x, y + MIDDLE_EM * look.sizePx], look);
}
