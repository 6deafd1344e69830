import ranges from '@fontsource/noto-sans-sc/unicode.json';

/** The font comes in a hundred parts by how often signs are used: `119` has the most frequent. */
const FILES = import.meta.glob<string>(
  '/node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-[0-9]*-400-normal.woff',
  { query: '?url&no-inline', import: 'default', eager: true },
);

export interface FontSlice {
  readonly url: string;
  /** As a style sheet says it: `U+4e00-4e05,U+4e07`. */
  readonly unicodeRange: string;
  readonly codePoints: readonly number[];
}

/** The parts that have any of these signs, each with those that it has. */
export function slicesFor(codePoints: readonly number[]): FontSlice[] {
  return Object.entries(ranges).flatMap(([name, unicodeRange]) => {
    // `[119]`; parts of other scripts have a name.
    const part = /^\[(\d+)\]$/.exec(name)?.[1];
    const url = Object.entries(FILES).find(([path]) => path.includes(`-sc-${part}-400-`))?.[1];
    if (url === undefined) return [];
    const isIn = within(unicodeRange);
    const found = codePoints.filter(isIn);
    return found.length === 0 ? [] : [{ url, unicodeRange, codePoints: found }];
  });
}

function within(unicodeRange: string): (codePoint: number) => boolean {
  const spans = unicodeRange.split(',').map((span) => {
    const [first = '', last = first] = span.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (codePoint) => spans.some(([first, last]) => codePoint >= first && codePoint <= last);
}
