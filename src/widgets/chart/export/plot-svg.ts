import type { Shape, TextShape } from '../shapes.ts';
import { attributesText, svgText } from './svg-text.ts';

/** The shapes of a plot as SVG elements, without styles or external resources. */
export function plotSvg(shapes: readonly Shape[]): string {
  return shapes.map(shapeSvg).join('');
}

function shapeSvg(shape: Shape): string {
  if (shape.kind === 'clipped') {
    const clip = `<clipPath${attributesText({ id: shape.id })}>${element('rect', { ...shape.to })}</clipPath>`;
    const group = `<g${attributesText({ 'clip-path': `url(#${shape.id})` })}>`;
    return `<defs>${clip}</defs>${group}${plotSvg(shape.shapes)}</g>`;
  }
  if (shape.kind === 'text') return textSvg(shape);
  const { color } = shape;
  if (shape.kind === 'line') {
    return element('path', {
      d: toPath(shape.places),
      fill: 'none',
      stroke: color,
      'stroke-width': shape.width,
      'stroke-linejoin': 'round',
      ...(shape.dash && { 'stroke-dasharray': shape.dash.join(',') }),
    });
  }
  if (shape.kind === 'area') {
    const d = `${toPath(shape.places)}Z`;
    return element('path', { d, fill: color, 'fill-opacity': shape.opacity });
  }
  const [x, y] = [round(shape.x), round(shape.y)];
  if (shape.kind === 'box') {
    const { width, height, radius: rx } = shape;
    return element('rect', { x, y, width: round(width), height, rx, fill: color });
  }
  const { radius: r, border, opacity } = shape;
  const stroke = border && { stroke: border.color, 'stroke-width': border.width };
  const sheer = opacity !== undefined && { 'fill-opacity': opacity };
  return element('circle', { cx: x, cy: y, r, fill: color, ...sheer, ...stroke });
}

function textSvg({ text, x, y, anchor, sizePx, weight, color, halo }: TextShape): string {
  return svgText(text, weight, {
    x: round(x),
    y: round(y),
    'text-anchor': anchor,
    'font-size': sizePx,
    fill: color,
    ...(halo && {
      stroke: halo.color,
      'stroke-width': halo.width,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    }),
  });
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): string {
  return `<${name}${attributesText(attributes)}/>`;
}

function toPath(places: ArrayLike<number>): string {
  let path = '';
  let isTorn = true;
  for (let i = 0; i < places.length; i += 2) {
    const [x, y] = [places[i]!, places[i + 1]!];
    if (!Number.isNaN(y)) path += `${isTorn ? 'M' : 'L'}${round(x)} ${round(y)}`;
    isTorn = Number.isNaN(y);
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
