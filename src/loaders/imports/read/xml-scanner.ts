import { MAX_LINE } from './limits.ts';
import { UnreadableDocument } from './unreadable-document.ts';

export interface XmlHandlers {
  /** The name has no prefix; `tag` is what is between the brackets. */
  open(name: string, tag: string): void;
  close(name: string): void;
  text(text: string): void;
}

/** Tags and texts of a workbook’s part, chunk by chunk. Document types are rejected. */
export class XmlScanner {
  readonly #handlers: XmlHandlers;
  #rest = '';

  constructor(handlers: XmlHandlers) {
    this.#handlers = handlers;
  }

  push(chunk: string): void {
    const text = this.#rest === '' ? chunk : this.#rest + chunk;
    let at = 0;
    for (;;) {
      const open = text.indexOf('<', at);
      if (open < 0) break;
      if (open > at) this.#handlers.text(text.slice(at, open));
      at = open;
      const end = this.#readMarkup(text, open);
      if (end < 0) break;
      at = end;
    }
    // Text may go on in the next chunk; an entity must not be torn.
    this.#rest = text.slice(at);
    if (this.#rest.length > MAX_LINE) throw new UnreadableDocument('not-a-workbook');
  }

  end(): void {
    if (this.#rest.trim() !== '') throw new UnreadableDocument('damaged');
  }

  #readMarkup(text: string, open: number): number {
    const second = text.charCodeAt(open + 1);
    if (second === 33) return this.#readDeclaration(text, open);
    const close = text.indexOf('>', open);
    if (close < 0) return -1;
    if (second === 63) return close + 1;
    if (second === 47) {
      this.#handlers.close(localName(text, open + 2, close));
      return close + 1;
    }
    const isSelfClosing = text.charCodeAt(close - 1) === 47;
    const tag = text.slice(open + 1, isSelfClosing ? close - 1 : close);
    const name = localName(tag, 0, tag.length);
    this.#handlers.open(name, tag);
    if (isSelfClosing) this.#handlers.close(name);
    return close + 1;
  }

  #readDeclaration(text: string, open: number): number {
    if (text.startsWith('<!--', open)) return endOf(text.indexOf('-->', open), 3);
    if (text.startsWith('<![CDATA[', open)) {
      const end = text.indexOf(']]>', open);
      if (end >= 0) this.#handlers.text(text.slice(open + 9, end).replaceAll('&', '&amp;'));
      return endOf(end, 3);
    }
    if (text.length - open < 9) return -1;
    throw new UnreadableDocument('not-a-workbook');
  }
}

function endOf(place: number, length: number): number {
  return place < 0 ? -1 : place + length;
}

function localName(text: string, begin: number, end: number): string {
  let at = begin;
  let from = begin;
  for (; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 32) break;
    if (code === 58) from = at + 1;
  }
  return text.slice(from, at);
}

/** The value of an attribute, or undefined. */
export function attribute(tag: string, name: string): string | undefined {
  const key = ` ${name}=`;
  const place = tag.indexOf(key);
  if (place < 0) return attributeSpelledOtherwise(tag, name);
  const begin = place + key.length;
  const end = tag.indexOf(tag[begin]!, begin + 1);
  return end < 0 ? undefined : decodeXml(tag.slice(begin + 1, end));
}

/** With line ends or spaces that no spreadsheet writes. */
function attributeSpelledOtherwise(tag: string, name: string): string | undefined {
  if (!tag.includes(name)) return undefined;
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return match ? decodeXml(match[1] ?? match[2] ?? '') : undefined;
}

/** The value of an attribute that is a boolean. */
export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(ENTITY, (_all, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()]!;
    const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
    return code > 0x10_ffff ? '\u{fffd}' : String.fromCodePoint(code);
  });
}

/** Workbooks write control characters as `_x000D_`. */
export function decodeWorkbookText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([\da-f]{4})_/gi, (_all, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}
