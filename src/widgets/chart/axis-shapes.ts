import { MIDDLE_EM } from './chart-box.ts';
import type { LineShape, TextShape } from './shapes.ts';

type Point = readonly [x: number, y: number];

/**
 * A horizontal or vertical 1 px line, on whole pixels, because it would be blurred anywhere else.
 */
export function hairline(from: Point, to: Point, color: string): LineShape {
  const places = [...from, ...to].map((place) => Math.floor(place) + 0.5);
  return { kind: 'line', places, color, width: 1 };
}

interface TextLook {
  readonly sizePx: number;
  readonly color: string;
  readonly anchor?: TextShape['anchor'];
}

/** `y` is the baseline. */
export function textShape(text: string, [x, y]: Point, look: TextLook): TextShape {
  return { kind: 'text', text, x, y, anchor: 'start', weight: 400, ...look };
}

/** `y` is the middle of the letters. */
export function middleText(text: string, [x, y]: Point, look: TextLook): TextShape {
  return textShape(text, [x, y + MIDDLE_EM * look.sizePx], look);
}
