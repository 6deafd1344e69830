import { SERIES_COLORS } from '../../domain/charts/series-colors.ts';

export type Scheme = 'light' | 'dark';

const BOTH_SCHEMES = /^light-dark\((?<light>[^,]+), (?<dark>[^)]+)\)$/;

/** The colour in one scheme: canvases and files don't know `light-dark(…)`. */
export function colorIn(scheme: Scheme, color: string): string {
  return BOTH_SCHEMES.exec(color)?.groups?.[scheme] ?? color;
}

const DARK_INK = '#10202f';
const LIGHT_INK = '#ffffff';

/** The text colour with the best contrast on a colour, which is `#rrggbb` or one for each scheme. */
export function inkOn(color: string): string {
  const both = BOTH_SCHEMES.exec(color)?.groups;
  if (both) return `light-dark(${inkOn(both.light!)}, ${inkOn(both.dark!)})`;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  // Where either text colour has the same contrast, by the WCAG formula.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.21 ? DARK_INK : LIGHT_INK;
}

export function seriesColor(series: { readonly color?: string }, index: number): string {
  return series.color ?? SERIES_COLORS[index % SERIES_COLORS.length]!;
}

/** The share of the colour in its dark tone; the rest is the text colour. */
export const DARK_TONE_SHARE = 0.6;

/** The tone in which a line stands out from points of the same colour; in one scheme. */
export function darkTone(color: string, ink: string): string {
  const inks = readChannels(ink);
  const mixed = readChannels(color).map((own, i) =>
    Math.round(DARK_TONE_SHARE * own + (1 - DARK_TONE_SHARE) * (inks[i] ?? own)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue of `#rrggbb`, or of `rgb(…)`, the form of computed colours. */
function readChannels(color: string): number[] {
  if (color.startsWith('#'))
    return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
}
