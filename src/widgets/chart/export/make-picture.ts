import type { ChartSnapshot } from './chart-snapshot.ts';
import { composeSvg, type Picture } from './compose-svg.ts';
import { FAMILIES, hasCjk, type FontId } from './font-runs.ts';
import { loadFont, type LoadedFont } from './fonts.ts';
import { renderPlot } from './render-plot.ts';
import type { MeasureText } from './wrap-text.ts';

export interface PictureWithFonts extends Picture {
  /** All that its texts are written with. */
  readonly fonts: readonly LoadedFont[];
}

/** The whole picture and the fonts of its texts: what every format begins with. */
export async function makePicture(snapshot: ChartSnapshot): Promise<PictureWithFonts> {
  const fonts = await Promise.all([loadFont('inter'), loadFont('interSemibold')]);
  const plot = renderPlot(snapshot);
  const { title, subtitle, watermark, legend } = snapshot;
  const texts = [title, subtitle, watermark ?? '', plot, ...legend.map(({ name }) => name)];
  if (texts.some(hasCjk)) fonts.push(await loadFont('notoSc'));
  const picture = composeSvg(snapshot, { plot, measure: canvasMeasure() });
  return { ...picture, fonts: fonts.filter(({ id }) => isUsed(id, picture.svg)) };
}

function isUsed(id: FontId, svg: string): boolean {
  if (id === 'notoSc') return hasCjk(svg);
  return svg.includes(`font-weight="${FAMILIES[id].weight}"`);
}

function canvasMeasure(): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('No canvas to measure texts with.');
  return (text, sizePx, weight) => {
    context.font = `${weight} ${sizePx}px Inter, 'Noto Sans SC', sans-serif`;
    return context.measureText(text).width;
  };
}
