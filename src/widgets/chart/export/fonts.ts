import { pictureFontUrl, type FontFormat } from '../../../domain/charts/picture-fonts.ts';
import { FAMILIES, type FontId } from './font-runs.ts';

/** A font file with the characters of a picture. */
export interface PictureFont {
  readonly id: FontId;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The characters needed from each font. */
export type CharactersByFont = ReadonlyMap<FontId, ReadonlySet<string>>;

const loading = new Map<string, Promise<PictureFont>>();

/**
 * Fonts with these characters, which the page then measures with: line breaks depend on the widths
 * in the file's font.
 */
export async function loadFonts(
  characters: CharactersByFont,
  format: FontFormat,
): Promise<PictureFont[]> {
  const fonts = [...characters].map(([id, all]) => load(id, pictureFontUrl(id, format, all)));
  // Waits for all, even if one fails, so that failures of this attempt don't affect the next.
  await Promise.allSettled(fonts);
  return Promise.all(fonts);
}

function load(id: FontId, url: string): Promise<PictureFont> {
  let font = loading.get(url);
  if (!font) {
    font = fetchFont(id, url);
    loading.set(url, font);
    // After a failure the next attempt requests it again.
    font.catch(() => loading.delete(url));
  }
  return font;
}

async function fetchFont(id: FontId, url: string): Promise<PictureFont> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font ${id} did not load: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { family, weight } = FAMILIES[id];
  // From bytes rather than a URL, so font-src in the policy doesn't apply.
  const face = new FontFace(family, bytes, { weight: String(weight) });
  document.fonts.add(await face.load());
  return { id, bytes };
}
