import { jsPDF } from 'jspdf';
import { svg2pdf } from 'svg2pdf.js';
import { base64Of } from './base64.ts';
import type { ChartSnapshot } from './chart-snapshot.ts';
import { FAMILIES } from './font-runs.ts';
import { trueTypeOf, type LoadedFont } from './fonts.ts';
import { makePicture } from './make-picture.ts';

/** A CSS px is 1/96 inch, a point 1/72. */
const POINTS_PER_PX = 0.75;

/** One page of the picture's size; lines stay lines and texts stay texts. */
export async function pdfFile(snapshot: ChartSnapshot): Promise<Blob> {
  const picture = await makePicture(snapshot);
  const width = picture.width * POINTS_PER_PX;
  const height = picture.height * POINTS_PER_PX;
  const pdf = new jsPDF({
    unit: 'pt',
    format: [width, height],
    // jsPDF turns the page to what it is told, whatever the format says.
    orientation: width > height ? 'landscape' : 'portrait',
    compress: true,
    putOnlyUsedFonts: true,
  });
  pdf.setProperties({ title: snapshot.title, subject: snapshot.subtitle });
  pdf.setDisplayMode('fullpage');
  for (const font of picture.fonts) await addFont(pdf, font);
  await svg2pdf(elementOf(picture.svg), pdf, { width, height, loadImages: false });
  return pdf.output('blob');
}

async function addFont(pdf: jsPDF, font: LoadedFont): Promise<void> {
  const { family, weight } = FAMILIES[font.id];
  const name = `${font.id}.ttf`;
  pdf.addFileToVFS(name, base64Of(await trueTypeOf(font)));
  pdf.addFont(name, family, 'normal', weight);
}

function elementOf(svg: string): Element {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  if (documentElement.tagName !== 'svg') throw new Error('The picture is not valid SVG.');
  for (const text of documentElement.querySelectorAll('text[stroke]')) {
    // The halo of a label. svg2pdf draws it above the text instead of behind it.
    text.removeAttribute('stroke');
  }
  return documentElement;
}
