import type { FontWeight } from '../shapes.ts';
import { FAMILIES, fontRuns, type FontId } from './font-runs.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** XML can't represent these, not even escaped: one of them makes the whole file invalid. */
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_XML, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

export type Attributes = Readonly<Record<string, string | number>>;

export function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
}

/**
 * A text element whose parts name a font that contains their characters. Presentation attributes,
 * never `style`: the page's content security policy applies to documents it parses.
 */
export function svgText(text: string, weight: FontWeight, attributes: Attributes): string {
  // Leading and trailing spaces of a part are spaces between words.
  const all = attributesText({ ...attributes, 'xml:space': 'preserve' });
  const [first, ...rest] = fontRuns(text.replace(/\s/g, ' '), weight);
  if (!first) return '';
  if (rest.length === 0)
    return `<text${all}${fontAttributes(first.font)}>${escapeXml(first.text)}</text>`;
  const spans = [first, ...rest].map(
    (run) => `<tspan${fontAttributes(run.font)}>${escapeXml(run.text)}</tspan>`,
  );
  return `<text${all}>${spans.join('')}</text>`;
}

function fontAttributes(id: FontId): string {
  const { family, weight } = FAMILIES[id];
  return attributesText({ 'font-family': `'${family}', sans-serif`, 'font-weight': weight });
}
