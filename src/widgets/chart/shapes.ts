/** The width of a text in px. */
export type MeasureText = (text: string, sizePx: number, weight: FontWeight) => number;
/** Those that files have. */
export type FontWeight = 400 | 600;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The shapes of a plot, in px, from back to front: screen and files draw the same. */
export type Shape = LineShape | AreaShape | BoxShape | DotShape | TextShape | ClippedShape;

export interface LineShape {
  readonly kind: 'line';
  /** x, y, x, y …; a point without y is a gap. */
  readonly places: ArrayLike<number>;
  readonly color: string;
  readonly width: number;
  readonly dash?: readonly number[];
}

interface AreaShape {
  readonly kind: 'area';
  /** x, y, x, y …, the outline. */
  readonly places: ArrayLike<number>;
  readonly color: string;
  readonly opacity: number;
}

interface BoxShape extends Rect {
  readonly kind: 'box';
  readonly color: string;
  readonly radius: number;
}

interface DotShape {
  readonly kind: 'dot';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: string;
  readonly opacity?: number;
  readonly border?: { readonly color: string; readonly width: number };
}

export interface TextShape {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly sizePx: number;
  readonly weight: FontWeight;
  readonly color: string;
  /** Around the letters, so that they are readable over a line. */
  readonly halo?: { readonly color: string; readonly width: number };
}

interface ClippedShape {
  readonly kind: 'clipped';
  /** Unique within the drawing. */
  readonly id: string;
  readonly to: Rect;
  readonly shapes: readonly Shape[];
}

/** Whether a pixel contains more than one point of a line. */
export function isDense(places: ArrayLike<number>): boolean {
  const count = places.length / 2;
  return places[places.length - 2]! - places[0]! < count;
}
