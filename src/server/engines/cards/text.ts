import { findGlyph, type Weight } from './fonts.ts';
import { placed, type OutlinePen } from './outline.ts';

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
}

const ELLIPSIS = '…';
/** Nothing longer fits a card; whoever names an instrument may write more. */
const MAX_CHARACTERS = 300;

/** Writes a line of text at a place and tells how wide it is; without a pen it only measures. */
export function writeText(
  text: string,
  { size, weight }: TextStyle,
  at?: { readonly pen: OutlinePen; readonly x: number; readonly y: number },
): number {
  let width = 0;
  for (const character of text) {
    const found = findGlyph(character, weight);
    if (!found) continue;
    const { font, glyph } = found;
    const scale = size / font.unitsPerEm;
    if (at) font.draw(glyph, placed(at.pen, { x: at.x + width, y: at.y, scale }));
    width += font.width(glyph) * scale;
  }
  return width;
}

/** Breaks a text into lines of limited width, the last of which ends with … if there is more. */
export function breakText(
  text: string,
  style: TextStyle,
  { width, lines }: { readonly width: number; readonly lines: number },
): string[] {
  const fits = (line: string) => writeText(line, style) <= width;
  const broken: string[] = [];
  let rest = words(text.slice(0, MAX_CHARACTERS));
  while (rest.length > 0 && broken.length < lines) {
    const isLast = broken.length === lines - 1;
    let count = 1;
    while (
      count < rest.length &&
      fits(
        rest
          .slice(0, count + 1)
          .join('')
          .trimEnd(),
      )
    )
      count += 1;
    const whole = rest.slice(0, count).join('').trim();
    const hasMore = count < rest.length;
    const line = (isLast && hasMore) || !fits(whole) ? shorten(whole, fits) : whole;
    broken.push(line);
    rest = rest.slice(count);
  }
  return broken.filter((line) => line !== '');
}

/** A Chinese text may break after every sign. */
function words(text: string): string[] {
  return text.match(/\p{sc=Han}|[^\s\p{sc=Han}]+\s*|\s+/gu) ?? [];
}

function shorten(line: string, fits: (line: string) => boolean): string {
  const characters = Array.from(line);
  while (characters.length > 0 && !fits(characters.join('') + ELLIPSIS)) characters.pop();
  return characters.join('').trimEnd() + ELLIPSIS;
}
