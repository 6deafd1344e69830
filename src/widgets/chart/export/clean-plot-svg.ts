import { attributesText, svgText } from './svg-text.ts';
import type { FontWeight } from './font-runs.ts';

/**
 * ECharts writes attribute values as they come: a colour with a quotation mark in it could bring
 * elements of its own. So the plot is written anew, of what a plot is made of and nothing else.
 */
const ELEMENTS = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon text defs clipPath ' +
    'linearGradient radialGradient stop'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  (
    'id d x y x1 x2 y1 y2 cx cy r rx ry fx fy dx dy width height viewBox points transform offset ' +
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray ' +
    'stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit paint-order opacity ' +
    'clip-path clip-rule gradientUnits gradientTransform stop-color stop-opacity text-anchor'
  ).split(' '),
);
const TAG = /<(?<close>\/?)(?<name>[a-zA-Z]+)(?<rest>[^>]*?)(?<empty>\/?)>/g;
const ATTRIBUTE = /(?<name>[\w:-]+)="(?<value>[^"]*)"/g;
/** A plot refers to its own clip paths and gradients, never to another file. */
const FOREIGN_URL = /url\((?!#)/i;

/** Half of Inter's ascent minus descent, in em: from the middle of a line to its baseline. */
const CENTRAL_EM = 0.364;

/** The SVG of ECharts with our fonts, without styles, classes, scripts or anything to load. */
export function cleanPlotSvg(svg: string): string {
  const parts: string[] = [];
  const open: string[] = [];
  let text: { attributes: Map<string, string>; from: number } | null = null;
  for (const match of svg.matchAll(TAG)) {
    const { close, name = '', rest = '', empty } = match.groups ?? {};
    if (!ELEMENTS.has(name)) continue;
    if (close) {
      if (name === 'text' && text !== null) {
        parts.push(plotText(svg.slice(text.from, match.index), text.attributes));
        text = null;
      } else if (open.at(-1) === name) {
        parts.push(`</${name}>`);
        open.pop();
      }
    } else if (name === 'text') {
      text = { attributes: attributesOf(rest), from: match.index + match[0].length };
    } else {
      parts.push(`<${name}${keptAttributes(name, attributesOf(rest))}${empty ? '/' : ''}>`);
      if (!empty) open.push(name);
    }
  }
  return (
    parts.join('') +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
}

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { groups } of text.matchAll(ATTRIBUTE)) {
    if (groups?.name) found.set(groups.name, groups.value ?? '');
  }
  return found;
}

function kept(attributes: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...attributes].filter(([name, value]) => ATTRIBUTES.has(name) && !FOREIGN_URL.test(value)),
  );
}

function keptAttributes(element: string, attributes: ReadonlyMap<string, string>): string {
  const written = kept(attributes);
  // ECharts writes "transparent" as none, which for a stop of a gradient means black.
  if (element === 'stop' && written['stop-color'] === 'none') {
    return attributesText({ ...written, 'stop-color': '#fff', 'stop-opacity': 0 });
  }
  return attributesText(written);
}

function plotText(encoded: string, attributes: ReadonlyMap<string, string>): string {
  const { sizePx, weight } = fontOf(attributes.get('style') ?? '');
  const written: Record<string, string | number> = { ...kept(attributes), 'font-size': sizePx };
  // As a number, because not every program knows the names of baselines (svg2pdf does not).
  if (attributes.get('dominant-baseline') === 'central') {
    const y = Number(attributes.get('y') ?? 0) + CENTRAL_EM * sizePx;
    written.y = Math.round(y * 100) / 100;
  }
  return svgText(decodeEntities(encoded), weight, written);
}

function fontOf(style: string): { sizePx: number; weight: FontWeight } {
  const sizePx = Number(/([\d.]+)px/.exec(style)?.[1] ?? 12);
  const isBold = /\b(?:bold|bolder|[6-9]00)\b/.test(style);
  return { sizePx, weight: isBold ? 600 : 400 };
}

const DECODED: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => DECODED[entity] ?? entity);
}
