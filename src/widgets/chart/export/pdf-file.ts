import { jsPDF } from 'jspdf';
import { svg2pdf } from 'svg2pdf.js';
import { toBase64 } from './base64.ts';
import type { ChartSnapshot } from './chart-snapshot.ts';
import { FAMILIES } from './font-runs.ts';
import type { PictureFont } from './fonts.ts';
import { makePicture } from './make-picture.ts';

/** A CSS px is 1/96 inch, a point 1/72. */
const POINTS_PER_PX = 0.75;

/** A single page of the picture's size; lines stay vectors and texts stay text. */
export async function pdfFile(snapshot: ChartSnapshot): Promise<Blob> {
  const picture = await makePicture(snapshot, 'ttf');
  const width = picture.width * POINTS_PER_PX;
  const height = picture.height * POINTS_PER_PX;
  const pdf = new jsPDF({
    unit: 'pt',
    format: [width, height],
    // jsPDF takes the orientation from its argument, whatever the format says.
    orientation: width > height ? 'landscape' : 'portrait',
    compress: true,
    putOnlyUsedFonts: true,
  });
  pdf.setProperties({ title: snapshot.title, subject: snapshot.subtitle });
  pdf.setDisplayMode('fullpage');
  for (const font of picture.fonts) addFont(pdf, font);
  const drawing = parseSvg(picture.svg);
  for (const text of drawing.querySelectorAll('text:has(tspan)')) placeParts(text, pdf);
  await svg2pdf(drawing, pdf, { width, height, loadImages: false });
  return pdf.output('blob');
}

function addFont(pdf: jsPDF, { id, bytes }: PictureFont): void {
  const { family, weight } = FAMILIES[id];
  const name = `${id}.ttf`;
  pdf.addFileToVFS(name, toBase64(bytes));
  pdf.addFont(name, family, 'normal', weight);
}

function parseSvg(svg: string): Element {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  if (documentElement.tagName !== 'svg') throw new Error('The picture is not valid SVG.');
  for (const text of documentElement.querySelectorAll('text[stroke]')) {
    // The halo of a label, which svg2pdf would draw in front of the text rather than behind it.
    text.removeAttribute('stroke');
  }
  return documentElement;
}

/**
 * Sets where the parts of a text in several fonts begin, by the widths in the file: svg2pdf
 * measures on screen, with other kerning and fonts, and leaves gaps.
 */
function placeParts(text: Element, pdf: jsPDF): void {
  const readNumber = (name: string) => Number(text.getAttribute(name) ?? 0);
  const parts = [...text.children];
  const widths = parts.map((part) => {
    const family = /'(?<name>[^']*)'/.exec(part.getAttribute('font-family') ?? '')?.groups?.name;
    pdf.setFont(family ?? '', 'normal', Number(part.getAttribute('font-weight')));
    return pdf.getStringUnitWidth(part.textContent) * readNumber('font-size');
  });
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const shares: Record<string, number> = { middle: 0.5, end: 1 };
  let x = readNumber('x') - (shares[text.getAttribute('text-anchor') ?? ''] ?? 0) * whole;
  text.removeAttribute('text-anchor');
  for (const [i, part] of parts.entries()) {
    part.setAttribute('x', String(x));
    x += widths[i]!;
  }
}
