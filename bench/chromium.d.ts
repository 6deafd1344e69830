declare module '*/scripts/lib/chromium.mjs' {
  /** The path of a Chromium or Chrome; undefined when there is none. */
  export function ensureChromium(): string | undefined;
}
