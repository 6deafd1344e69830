/** The path of a Chromium or Chrome; undefined if there is none. */
export function ensureChromium(): string | undefined;
