/**
 * The ten colours of series, as the tokens `--s1` to `--s10` have them (src/web/styles/tokens.css; a
 * test compares the two). Pictures from the server, canvases and files need the values.
 */
export const SERIES_COLORS = [
  '#5eb5e2',
  'light-dark(#d55e00, #ec7f33)',
  'light-dark(#009e73, #2dbd94)',
  '#cc79a7',
  '#e69f00',
  'light-dark(#3f6fd1, #5b87e5)',
  'light-dark(#8c6bb1, #ab8fce)',
  'light-dark(#56707f, #9fb3c2)',
  'light-dark(#7d5a2b, #c9a66b)',
  'light-dark(#b2474d, #d8686e)',
] as const;
