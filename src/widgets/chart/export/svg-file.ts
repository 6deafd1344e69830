import { base64Of } from './base64.ts';
import type { ChartSnapshot } from './chart-snapshot.ts';
import { FAMILIES } from './font-runs.ts';
import type { LoadedFont } from './fonts.ts';
import { makePicture, type PictureWithFonts } from './make-picture.ts';

export async function svgFile(snapshot: ChartSnapshot): Promise<Blob> {
  const svg = withFonts(await makePicture(snapshot));
  return new Blob([svg], { type: 'image/svg+xml;charset=utf-8' });
}

/** The picture with its fonts inside, so that it looks the same wherever it is opened. */
export function withFonts({ svg, fonts }: PictureWithFonts): string {
  const style = `<style>${fonts.map(fontFace).join('')}</style>`;
  // Right after the opening tag of the root.
  const inside = svg.indexOf('>') + 1;
  return svg.slice(0, inside) + style + svg.slice(inside);
}

function fontFace({ id, bytes, format }: LoadedFont): string {
  const { family, weight } = FAMILIES[id];
  const type = format === 'woff' ? 'font/woff' : 'font/ttf';
  const source = `url(data:${type};base64,${base64Of(bytes)}) format('${format}')`;
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${source}}`;
}
