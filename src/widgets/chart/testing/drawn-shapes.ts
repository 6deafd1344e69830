import type { LineShape, Shape, TextShape } from '../shapes.ts';

/** All shapes of a drawing, including nested ones. */
export function flatShapes(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape) => (shape.kind === 'clipped' ? flatShapes(shape.shapes) : [shape]));
}

export function pickLines(shapes: readonly Shape[]): LineShape[] {
  return flatShapes(shapes).filter((shape) => shape.kind === 'line');
}

export function pickTexts(shapes: readonly Shape[]): TextShape[] {
  return flatShapes(shapes).filter((shape) => shape.kind === 'text');
}
