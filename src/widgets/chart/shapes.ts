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

/** What a plot is made of, in px, the undermost first: the screen and files draw the same. */
export type Shape = LineShape | AreaShape | BoxShape | DotShape | TextShape | ClippedShape;

export interface LineShape {
  readonly kind: 'line';
  /** x, y, x, y …; a point without y tears the line. */
  readonly places: ArrayLike<number>;
  readonly color: string;
  readonly width: number;
  readonly dash?: readonly number[];
}

interface AreaShape {
  readonly kind: 'area';
  /** x, y, x, y …, around it. */
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
  /** Of the line that the letters stand on. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly sizePx: number;
  readonly weight: FontWeight;
  readonly color: string;
  /** Around the letters, so that they are read where a line passes behind them. */
  readonly halo?: { readonly color: string; readonly width: number };
}

interface ClippedShape {
  readonly kind: 'clipped';
  /** No other in the drawing has it. */
  readonly id: string;
  readonly to: Rect;
  readonly shapes: readonly Shape[];
}

/** Whether more than one point of a line falls on a px. */
export function isDense(places: ArrayLike<number>): boolean {
  const count = places.length / 2;
  return places[places.length - 2]! - places[0]! < count;
}
