/** Ten colours that readers with any colour vision tell apart, in both themes; the first is the default. */
const PALETTE = [
  '#5eb5e2',
  '#d55e00',
  '#009e73',
  '#cc79a7',
  '#e69f00',
  '#3f6fd1',
  '#8c6bb1',
  '#8a9a1f',
  '#7b8794',
  '#b2474d',
] as const;

const DARK_INK = '#10202f';
const LIGHT_INK = '#ffffff';

/** The ink that is read best on one of the colours, which are written as `#rrggbb`. */
export function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  // Where the contrast with either ink is the same, by WCAG's formula.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.21 ? DARK_INK : LIGHT_INK;
}

export function seriesColor(series: { readonly color?: string }, index: number): string {
  return series.color ?? PALETTE[index % PALETTE.length] ?? PALETTE[0];
}

/** How much of the colour is in its dark tone; the rest is the ink of texts. */
export const DARK_TONE_SHARE = 0.6;

/** The tone in which a line is seen before points of the same colour, in both themes. */
export function darkTone(color: string, ink: string): string {
  const inks = readChannels(ink);
  const mixed = readChannels(color).map((own, i) =>
    Math.round(DARK_TONE_SHARE * own + (1 - DARK_TONE_SHARE) * (inks[i] ?? own)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue of `#rrggbb`, or of `rgb(…)` as browsers write computed colours. */
function readChannels(color: string): number[] {
  if (color.startsWith('#'))
    return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
}
