import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ranges from '@fontsource/noto-sans-sc/unicode.json' with { type: 'json' };
import { LRUCache } from 'lru-cache';
import { FontFile } from './font-file.ts';

export type Weight = 'regular' | 'semibold';

const FILES: Readonly<Record<Weight, string>> = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  semibold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
};

/** Each has about 60 KB. */
const fonts = new LRUCache<string, FontFile>({ max: 24 });

interface FoundGlyph {
  readonly font: FontFile;
  readonly glyph: number;
}

/** Names are written with some hundred signs, most of them again and again. */
const found = new LRUCache<string, FoundGlyph>({ max: 2000 });

/** The font of the portal, then the one for Chinese; undefined for signs that none of them has. */
export function findGlyph(character: string, weight: Weight): FoundGlyph | undefined {
  const key = weight + character;
  const known = found.get(key);
  if (known) return known;
  const codePoint = character.codePointAt(0)!;
  const glyph = glyphIn(FILES[weight], codePoint) ?? glyphIn(chinesePart(codePoint), codePoint);
  if (glyph) found.set(key, glyph);
  return glyph;
}

function glyphIn(path: string | undefined, codePoint: number): FoundGlyph | undefined {
  if (path === undefined) return undefined;
  const font = readFont(path);
  const glyph = font.glyphFor(codePoint);
  return glyph > 0 ? { font, glyph } : undefined;
}

function readFont(path: string): FontFile {
  const known = fonts.get(path);
  if (known) return known;
  const font = new FontFile(readFileSync(fileURLToPath(import.meta.resolve(path))));
  fonts.set(path, font);
  return font;
}

interface Part {
  readonly path: string;
  readonly spans: readonly (readonly [first: number, last: number])[];
}

let parts: readonly Part[] | undefined;

/** The font for Chinese comes in a hundred files. */
function chinesePart(codePoint: number): string | undefined {
  parts ??= Object.entries(ranges).flatMap(([name, range]) => {
    // `[119]`; parts of other scripts have a name.
    const number = /^\[(\d+)\]$/.exec(name)?.[1];
    const path = `@fontsource/noto-sans-sc/files/noto-sans-sc-${number}-400-normal.woff`;
    return number === undefined ? [] : [{ path, spans: range.split(',').map(parseSpan) }];
  });
  return parts.find(({ spans }) =>
    spans.some(([first, last]) => codePoint >= first && codePoint <= last),
  )?.path;
}

/** `U+4e00-4e05` or `U+4e07` */
function parseSpan(span: string): readonly [number, number] {
  const [first = '', last = first] = span.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
