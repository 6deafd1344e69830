export interface Scrolled {
  /** How far the page is scrolled, and how far it can be. */
  readonly y: number;
  readonly maxY: number;
  /** The part of the window that nothing covers: from below the header to the bottom. */
  readonly viewTop: number;
  readonly viewBottom: number;
}

/** The reading line: slightly below the top edge. */
const READING_SHARE = 0.2;

/**
 * The index of the section being read, by the distances of their beginnings from the top of the
 * window; -1 before the first. It is the last one that begins above the reading line. In the last
 * window of the page this line moves down to the bottom, so that short sections there count too. Of
 * sections side by side it is the first.
 */
export function sectionInView(tops: readonly number[], scrolled: Scrolled): number {
  const line = readingLine(scrolled);
  const last = tops.findLastIndex((top) => top <= line);
  const top = tops[last];
  return top === undefined ? -1 : tops.findIndex((other) => Math.abs(other - top) < 1);
}

function readingLine({ y, maxY, viewTop, viewBottom }: Scrolled): number {
  const height = viewBottom - viewTop;
  const usual = viewTop + READING_SHARE * height;
  const lastPart = Math.min(height, maxY);
  // At the top nothing has been read yet, however short the page is.
  if (lastPart <= 0 || y <= 0) return viewTop;
  const progress = Math.max(0, 1 - (maxY - y) / lastPart);
  return usual + progress * (viewBottom - usual);
}
