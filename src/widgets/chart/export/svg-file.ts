import { toBase64 } from './base64.ts';
import type { ChartSnapshot } from './chart-snapshot.ts';
import { FAMILIES } from './font-runs.ts';
import type { PictureFont } from './fonts.ts';
import { makePicture, type PictureWithFonts } from './make-picture.ts';

export async function svgFile(snapshot: ChartSnapshot): Promise<Blob> {
  const svg = withFonts(await makePicture(snapshot, 'woff'));
  return new Blob([svg], { type: 'image/svg+xml;charset=utf-8' });
}

/** The picture with embedded fonts, so that it looks the same everywhere. */
export function withFonts({ svg, fonts }: PictureWithFonts): string {
  const style = `<style>${fonts.map(fontFace).join('')}</style>`;
  // Right after the opening tag of the root.
  const inside = svg.indexOf('>') + 1;
  return svg.slice(0, inside) + style + svg.slice(inside);
}

function fontFace({ id, bytes }: PictureFont): string {
  const { family, weight } = FAMILIES[id];
  const source = `url(data:font/woff;base64,${toBase64(bytes)}) format('woff')`;
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${source}}`;
}
