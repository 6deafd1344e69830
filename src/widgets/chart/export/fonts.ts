import interUrl from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import interSemiboldUrl from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import { readFont, type FontTables } from './font/font-file.ts';
import { mergeFonts } from './font/merge-fonts.ts';
import { subsetFont } from './font/subset-font.ts';
import { FAMILIES, type FontId } from './font-runs.ts';

/** What a picture is written with: the signs that it has, and no others. */
export interface PictureFont {
  readonly id: FontId;
  readonly tables: FontTables;
}

const INTER = { inter: interUrl, interSemibold: interSemiboldUrl };
const SPACE = 32;
const LATIN_HINTS = 'THEZOCQSLUfijkdbhuvxzoescnrpqgy0';
const CYRILLIC_HINTS = 'БВЕПЗОСЭШхпншезосруф';
const loading = new Map<string, Promise<FontTables>>();

/** For measuring: the widths that decide where a line ends have to be those of the font in the file. */
export async function loadInter(): Promise<void> {
  await all([load('inter', INTER.inter), load('interSemibold', INTER.interSemibold)]);
}

/** Only the parts of the Chinese font that have any of these signs. */
export async function loadChinese(codePoints: readonly number[]): Promise<void> {
  const slices = await chineseSlices(codePoints);
  await all(slices.map(({ url, unicodeRange }) => load('notoSc', url, unicodeRange)));
}

/** Waits for all of them, also where one fails: the next try must not meet failures of this one. */
async function all(fonts: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(fonts);
  await Promise.all(fonts);
}

/** The font with the outlines of these signs; null where it has none of them. */
export async function loadFont(
  id: FontId,
  codePoints: readonly number[],
): Promise<PictureFont | null> {
  if (id !== 'notoSc') {
    const signs = [...codePoints, ...hintedBy(codePoints)];
    return { id, tables: subsetFont(await load(id, INTER[id]), signs) };
  }
  const parts = (await chineseSlices(codePoints)).map(async (slice) => {
    // Every part has a space, though only one says so.
    const signs = [SPACE, ...slice.codePoints];
    const font = subsetFont(await load(id, slice.url, slice.unicodeRange), signs);
    return { font, codePoints: signs };
  });
  return parts.length === 0 ? null : { id, tables: mergeFonts(await Promise.all(parts)) };
}

/**
 * Some systems fit letters to the pixels of the screen, and learn from these where in a font letters
 * begin and end. Without them the same letter would come out higher or lower than before.
 */
function hintedBy(codePoints: readonly number[]): number[] {
  const isCyrillic = codePoints.some((codePoint) => codePoint >= 0x400 && codePoint < 0x500);
  return Array.from(LATIN_HINTS + (isCyrillic ? CYRILLIC_HINTS : ''), (sign) =>
    sign.codePointAt(0)!,
  );
}

/** Which parts there are is 80 kB to know: nobody needs it without Chinese. */
async function chineseSlices(codePoints: readonly number[]) {
  const { slicesFor } = await import('./font/noto-sc.ts');
  return slicesFor(codePoints.filter((codePoint) => codePoint !== SPACE));
}

function load(id: FontId, url: string, unicodeRange?: string): Promise<FontTables> {
  let font = loading.get(url);
  if (!font) {
    font = fetchFont(id, url, unicodeRange);
    loading.set(url, font);
    // After a failure the next try asks again.
    font.catch(() => loading.delete(url));
  }
  return font;
}

async function fetchFont(id: FontId, url: string, unicodeRange?: string): Promise<FontTables> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font ${id} did not load: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { family, weight } = FAMILIES[id];
  const descriptors = { weight: String(weight), ...(unicodeRange && { unicodeRange }) };
  // From bytes, not from an address: font-src of the policy has no say in it.
  const face = new FontFace(family, bytes, descriptors);
  document.fonts.add(await face.load());
  return readFont(bytes);
}
