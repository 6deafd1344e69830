import type { ChartSnapshot } from './chart-snapshot.ts';
import { makePicture } from './make-picture.ts';
import css from './print-chart.module.css';
import { svgImage } from './svg-image.ts';

/** Ink on paper, whatever the theme of the screen. The colours of the plot are the caller's. */
const PAPER = { background: '#ffffff', text: '#10202f', muted: '#566676' } as const;

/** A browser that never said that it was done with the last one. */
let lastSheet: HTMLElement | null = null;

/**
 * Opens the print dialog with the picture alone on the page. The policy allows no frames, so the
 * picture stands in the page itself, which hides all else while it prints.
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
