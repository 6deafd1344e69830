import type { MeasureText } from '../shapes.ts';
import type { ChartSnapshot } from './chart-snapshot.ts';
import { composeSvg, type Picture } from './compose-svg.ts';
import { findCjk, FAMILIES, type FontId } from './font-runs.ts';
import { loadFont, loadChinese, loadInter, type PictureFont } from './fonts.ts';
import { plotSvg } from './plot-svg.ts';

export interface PictureWithFonts extends Picture {
  /** All that its texts are written with. */
  readonly fonts: readonly PictureFont[];
}

/** The whole picture and the fonts of its texts: what every format begins with. */
export async function makePicture(snapshot: ChartSnapshot): Promise<PictureWithFonts> {
  await loadInter();
  const measure = canvasMeasure();
  let plot = plotSvg(snapshot.makeShapes(measure));
  const { title, subtitle, watermark, notes, legend } = snapshot;
  const names = legend.map(({ name }) => name);
  const chinese = findCjk([title, subtitle, watermark?.text, plot, ...notes, ...names].join(''));
  if (chinese.length > 0) {
    await loadChinese(chinese);
    // Labels have been placed by the widths of another font.
    plot = plotSvg(snapshot.makeShapes(measure));
  }
  const picture = composeSvg(snapshot, { plot, measure });
  const fonts = await Promise.all(
    [...collectSigns(picture.svg)].map(([id, signs]) => loadFont(id, [...signs])),
  );
  return { ...picture, fonts: fonts.filter((font) => font !== null) };
}

/** The signs that each font has to write. */
function collectSigns(svg: string): ReadonlyMap<FontId, ReadonlySet<number>> {
  const signs = new Map<FontId, Set<number>>();
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  for (const part of drawing.querySelectorAll('[font-family]')) {
    const id = fontIds.find((each) => isWrittenWith(part, each));
    if (id === undefined) continue;
    const known = signs.get(id) ?? new Set();
    for (const sign of part.textContent) known.add(sign.codePointAt(0)!);
    signs.set(id, known);
  }
  return signs;
}

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
