import type { ChartSnapshot } from './chart-snapshot.ts';
import { makePicture } from './make-picture.ts';
import css from './print-chart.module.css';
import { svgImage } from './svg-image.ts';

/** Ink on paper, whatever the theme. The caller decides the colours of the plot. */
const PAPER = { background: '#ffffff', text: '#10202f', muted: '#566676' } as const;

/** From a browser that never reported the end of the last print. */
let lastSheet: HTMLElement | null = null;

/**
 * Opens the print dialog with only the picture on the page. The policy forbids frames, so the
 * picture is in the page itself, which hides everything else while printing.
 */
export async function printChart(snapshot: ChartSnapshot): Promise<void> {
  const picture = await makePicture({ ...snapshot, colors: PAPER }, 'woff');
  const image = await svgImage(picture);
  image.alt = snapshot.title;
  image.className = css.picture ?? '';
  const sheet = document.createElement('div');
  sheet.className = (picture.width > picture.height ? css.landscapeSheet : css.portraitSheet) ?? '';
  sheet.append(image);
  lastSheet?.remove();
  lastSheet = sheet;
  document.body.append(sheet);
  window.addEventListener('afterprint', () => sheet.remove(), { once: true });
  window.print();
}
