import type { FontFormat } from '../../../domain/charts/picture-fonts.ts';
import type { MeasureText } from '../shapes.ts';
import type { ChartSnapshot } from './chart-snapshot.ts';
import { composeSvg, type Picture } from './compose-svg.ts';
import { FAMILIES, type FontId } from './font-runs.ts';
import { loadFonts, type CharactersByFont, type PictureFont } from './fonts.ts';
import { plotSvg } from './plot-svg.ts';

export interface PictureWithFonts extends Picture {
  /** All characters of its texts. */
  readonly fonts: readonly PictureFont[];
}

/** The whole picture and the fonts of its texts, which every format needs. */
export async function makePicture(
  snapshot: ChartSnapshot,
  format: FontFormat,
): Promise<PictureWithFonts> {
  const measure = canvasMeasure();
  const draw = () => composeSvg(snapshot, { plot: plotSvg(snapshot.makeShapes(measure)), measure });
  let characters = collectCharacters(draw().svg);
  for (;;) {
    const fonts = await loadFonts(characters, format);
    // Labels were placed with the widths of other fonts; with these, more or fewer may fit.
    const picture = draw();
    const needed = collectCharacters(picture.svg);
    if (fontIds.every((id) => hasAll(characters.get(id), needed.get(id)))) {
      return { ...picture, fonts };
    }
    characters = joinCharacters(characters, needed);
  }
}

function hasAll(some: ReadonlySet<string> = NONE, needed: ReadonlySet<string> = NONE): boolean {
  return [...needed].every((character) => some.has(character));
}

function collectCharacters(svg: string): CharactersByFont {
  const characters = new Map<FontId, Set<string>>();
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  for (const part of drawing.querySelectorAll('[font-family]')) {
    const id = fontIds.find((each) => isWrittenWith(part, each));
    // Control characters are in no font.
    const own = part.textContent.replaceAll(/\p{C}/gu, '');
    if (id === undefined || own === '') continue;
    characters.set(id, new Set([...(characters.get(id) ?? NONE), ...Array.from(own)]));
  }
  return characters;
}

function joinCharacters(some: CharactersByFont, more: CharactersByFont): CharactersByFont {
  const ids = fontIds.filter((id) => some.has(id) || more.has(id));
  return new Map(
    ids.map((id) => [id, new Set([...(some.get(id) ?? NONE), ...(more.get(id) ?? NONE)])]),
  );
}

const NONE: ReadonlySet<string> = new Set();
const fontIds = Object.keys(FAMILIES) as FontId[];

function isWrittenWith(part: Element, id: FontId): boolean {
  const { family, weight } = FAMILIES[id];
  return (
    (part.getAttribute('font-family') ?? '').includes(`'${family}'`) &&
    part.getAttribute('font-weight') === String(weight)
  );
}

function canvasMeasure(): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('No canvas to measure texts with.');
  return (text, sizePx, weight) => {
    context.font = `${weight} ${sizePx}px Inter, 'Noto Sans SC', sans-serif`;
    return context.measureText(text).width;
  };
}
