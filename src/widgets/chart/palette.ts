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

export function colorOf(series: { readonly color?: string }, index: number): string {
  return series.color ?? PALETTE[index % PALETTE.length] ?? PALETTE[0];
}
