import interUrl from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import interSemiboldUrl from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import notoScUrl from '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff?url';
import { FAMILIES, type FontId } from './font-runs.ts';
import { woffToTtf } from './woff-to-ttf.ts';

export interface LoadedFont {
  readonly id: FontId;
  /** As served; what an `@font-face` wants. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: 'truetype' | 'woff';
}

const URLS: Record<FontId, string> = {
  inter: interUrl,
  interSemibold: interSemiboldUrl,
  notoSc: notoScUrl,
};
const loading = new Map<FontId, Promise<LoadedFont>>();

/**
 * Loads a font once, and lets the page measure with it: the widths that decide where a line ends
 * or a label stands have to be those of the font in the file.
 */
export function loadFont(id: FontId): Promise<LoadedFont> {
  let font = loading.get(id);
  if (!font) {
    font = fetchFont(id);
    loading.set(id, font);
    // After a failure the next try asks again.
    font.catch(() => loading.delete(id));
  }
  return font;
}

async function fetchFont(id: FontId): Promise<LoadedFont> {
  const response = await fetch(URLS[id]);
  if (!response.ok) throw new Error(`The font ${id} did not load: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { family, weight } = FAMILIES[id];
  // From bytes, not from an address: font-src of the policy has no say in it.
  const face = new FontFace(family, bytes, { weight: String(weight) });
  document.fonts.add(await face.load());
  return { id, bytes, format: id === 'notoSc' ? 'woff' : 'truetype' };
}

export function trueTypeOf({ bytes, format }: LoadedFont): Promise<Uint8Array<ArrayBuffer>> {
  return format === 'woff' ? woffToTtf(bytes) : Promise.resolve(bytes);
}
