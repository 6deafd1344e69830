/** Draws the parts of an outline; y grows upwards in fonts and downwards in pictures. */
export interface OutlinePen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  /** A quadratic curve. */
  curveTo(controlX: number, controlY: number, x: number, y: number): void;
}

/** From font units to a place in the picture. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A pen that writes glyphs at a place of the picture. */
export function placed(pen: OutlinePen, { x, y, scale }: Placement): OutlinePen {
  const across = (unit: number) => x + unit * scale;
  const down = (unit: number) => y - unit * scale;
  return {
    moveTo: (a, b) => pen.moveTo(across(a), down(b)),
    lineTo: (a, b) => pen.lineTo(across(a), down(b)),
    curveTo: (a, b, c, d) => pen.curveTo(across(a), down(b), across(c), down(d)),
  };
}
