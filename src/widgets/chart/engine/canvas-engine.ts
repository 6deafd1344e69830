import { CANVAS_FONT } from '../chart-box.ts';
import {
  isDense,
  type LineShape,
  type MeasureText,
  type Rect,
  type Shape,
  type TextShape,
} from '../shapes.ts';
import type { Engine, Size } from '../use-canvas.ts';

const ALIGNS = { start: 'left', middle: 'center', end: 'right' } as const;
/** Points in one stroke of a fine line. */
const POINTS_AT_ONCE = 128;

/** Draws on the screen; loaded after the page has been painted. */
export class CanvasEngine implements Engine {
  readonly #canvas = document.createElement('canvas');
  readonly #context: CanvasRenderingContext2D;
  #font = '';

  constructor(host: HTMLElement, size: Size) {
    const context = this.#canvas.getContext('2d');
    if (!context) throw new Error('No canvas to draw on.');
    this.#context = context;
    this.resize(size);
    host.append(this.#canvas);
  }

  /** Drawing is complete when this returns. */
  draw(makeShapes: (measure: MeasureText) => readonly Shape[]): void {
    this.#context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    for (const shape of makeShapes(this.#measure)) this.#paint(shape);
  }

  resize({ width, height }: Size): void {
    const { devicePixelRatio: ratio } = window;
    const [pixels, lines] = [Math.round(width * ratio), Math.round(height * ratio)];
    // Setting even the same size would clear the canvas, and take time.
    if (pixels === this.#canvas.width && lines === this.#canvas.height) return;
    Object.assign(this.#canvas, { width: pixels, height: lines });
    Object.assign(this.#canvas.style, { width: `${width}px`, height: `${height}px` });
    // Resizing resets all settings of a context.
    this.#font = '';
    this.#context.scale(ratio, ratio);
  }

  dispose(): void {
    this.#canvas.remove();
  }

  readonly #measure: MeasureText = (text, sizePx, weight) => {
    this.#setFont(sizePx, weight);
    return this.#context.measureText(text).width;
  };

  #paint(shape: Shape): void {
    const context = this.#context;
    switch (shape.kind) {
      case 'line':
        this.#paintLine(shape);
        break;
      case 'area':
        trace(context, shape.places);
        context.globalAlpha = shape.opacity;
        this.#fill(shape.color);
        context.globalAlpha = 1;
        break;
      case 'box':
        context.beginPath();
        context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
        this.#fill(shape.color);
        break;
      case 'dot':
        context.beginPath();
        context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
        context.globalAlpha = shape.opacity ?? 1;
        this.#fill(shape.color);
        context.globalAlpha = 1;
        if (shape.border) this.#stroke(shape.border);
        break;
      case 'text':
        this.#paintText(shape);
        break;
      case 'clipped':
        this.#paintWithin(shape.to, shape.shapes);
        break;
    }
  }

  /**
   * With points closer than a pixel, neither joins nor the ends of strokes are visible; round joins
   * are slow, and so is one long path instead of many short ones.
   */
  #paintLine(line: LineShape): void {
    const { places, dash } = line;
    const isFine = isDense(places) && !dash;
    const step = isFine ? 2 * POINTS_AT_ONCE : places.length;
    this.#context.lineJoin = isFine ? 'bevel' : 'round';
    for (let begin = 0; begin < places.length; begin += step) {
      // Includes the first point of the next stroke, so that they join.
      trace(this.#context, places, begin, Math.min(places.length, begin + step + 2));
      this.#stroke(line);
    }
  }

  #paintText({ text, x, y, anchor, sizePx, weight, color, halo }: TextShape): void {
    const context = this.#context;
    this.#setFont(sizePx, weight);
    context.textAlign = ALIGNS[anchor];
    if (halo) {
      context.strokeStyle = halo.color;
      context.lineWidth = halo.width;
      context.lineJoin = 'round';
      context.setLineDash([]);
      context.strokeText(text, x, y);
    }
    context.fillStyle = color;
    context.fillText(text, x, y);
  }

  #paintWithin({ x, y, width, height }: Rect, shapes: readonly Shape[]): void {
    const context = this.#context;
    const font = this.#font;
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    for (const shape of shapes) this.#paint(shape);
    context.restore();
    this.#font = font;
  }

  #stroke({ color, width, dash = [] }: { color: string; width: number; dash?: readonly number[] }) {
    const context = this.#context;
    context.strokeStyle = color;
    context.lineWidth = width;
    context.setLineDash([...dash]);
    context.stroke();
  }

  #fill(color: string): void {
    this.#context.fillStyle = color;
    this.#context.fill();
  }

  /** Setting a font is slow, even the same one. */
  #setFont(sizePx: number, weight: number): void {
    const font = `${weight} ${sizePx}px ${CANVAS_FONT}`;
    if (font === this.#font) return;
    this.#font = font;
    this.#context.font = font;
  }
}

function trace(
  context: CanvasRenderingContext2D,
  places: ArrayLike<number>,
  begin = 0,
  end = places.length,
): void {
  context.beginPath();
  let isTorn = true;
  for (let i = begin; i < end; i += 2) {
    const x = places[i]!;
    const y = places[i + 1]!;
    if (!Number.isNaN(y)) {
      if (isTorn) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    isTorn = Number.isNaN(y);
  }
}
