import { crc32 } from 'node:zlib';
import { ApiError } from '../../../contracts/core/errors.ts';
import { MAX_LOGO_BYTES } from '../../../contracts/admin/settings.ts';
import type { StoredLogo } from './site-settings.ts';

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const MAX_PIXELS = 2048;
/** Length, name and checksum of a PNG chunk. */
const PART_FRAME_BYTES = 12;

/**
 * Anything that runs, loads or hides content. A logo is only ever shown as an image and served with
 * a policy that allows nothing, so this is the second line of defence.
 */
const ACTIVE =
  /<!(?:doctype|entity)|<\?(?!xml\s)|<(?:\w+:)?(?:script|foreignobject|iframe|object|embed|a|audio|video|set|animate\w*|handler|style)\b|\son[a-z]+\s*=|(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg);)|url\s*\(\s*["']?\s*(?!#)|javascript:/i;
/** Comments, instructions, CDATA, closing and opening tags. */
const TOKEN =
  /<!--.*?-->|<\?xml\s[^<>]*\?>|<!\[CDATA\[.*?\]\]>|<\/(?<end>[\w:.-]+)\s*>|<(?<start>[\w:.-]+)(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(?<closed>\/)?>/gs;

/** Throws if the file isn't a valid image of the declared type. */
export function checkLogo({ type, data }: StoredLogo): void {
  const bytes = Buffer.from(data, 'base64');
  const isGood =
    bytes.length <= MAX_LOGO_BYTES && (type === 'png' ? isPng(bytes) : isPlainSvg(bytes));
  if (!isGood) {
    throw new ApiError('invalid_field', { field: 'body.data', label: 'settings_logo_refused' });
  }
}

/** All chunks are present and intact, and the image has a size that pages can show. */
function isPng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return false;
  const names: string[] = [];
  let at = 8;
  while (at + PART_FRAME_BYTES <= bytes.length) {
    const end = at + PART_FRAME_BYTES + bytes.readUInt32BE(at);
    if (end > bytes.length) return false;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return false;
    names.push(bytes.toString('latin1', at + 4, at + 8));
    at = end;
  }
  const isWhole = at === bytes.length && names[0] === 'IHDR' && names.at(-1) === 'IEND';
  if (!isWhole || !names.includes('IDAT')) return false;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return [width, height].every((pixels) => pixels > 0 && pixels <= MAX_PIXELS);
}

/** Well-formed, with `svg` as its root, and nothing in it but a drawing. */
function isPlainSvg(bytes: Buffer): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  } catch {
    return false;
  }
  // An entity could spell one of the forbidden names.
  if (ACTIVE.test(text) || /&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) return false;
  const open: string[] = [];
  let isRootSeen = false;
  let at = 0;
  for (const token of text.matchAll(TOKEN)) {
    const between = text.slice(at, token.index);
    if (between.includes('<') || (open.length === 0 && between.trim() !== '')) return false;
    at = token.index + token[0].length;
    const { start, end, closed } = token.groups!;
    if (end !== undefined && open.pop() !== end) return false;
    if (start === undefined) continue;
    if (open.length === 0 && (isRootSeen || !isSvgRoot(start, token[0]))) return false;
    isRootSeen = true;
    if (closed === undefined) open.push(start);
  }
  return isRootSeen && open.length === 0 && text.slice(at).trim() === '';
}

function isSvgRoot(name: string, tag: string): boolean {
  return name === 'svg' && /\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(tag);
}
