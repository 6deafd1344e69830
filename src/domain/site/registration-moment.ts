/** A visitor who is idle for this long is asked to register. */
export const IDLE_MS = 15_000;
const SCROLLED_SHARE = 0.6;

interface ScrollPlace {
  readonly top: number;
  readonly viewHeight: number;
  readonly pageHeight: number;
}

/** Past 60 % of the scrollable height. */
export function hasScrolledPast({ top, viewHeight, pageHeight }: ScrollPlace): boolean {
  const way = pageHeight - viewHeight;
  return way > 0 && top / way > SCROLLED_SHARE;
}

interface PointerPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Out of the window on any side; a scroll bar is part of the window. */
export function hasLeftWindow({ x, y, width, height }: PointerPlace): boolean {
  return x <= 0 || y <= 0 || x >= width || y >= height;
}

/**
 * Visitors of these pages are already registering or signing in, or are reading account messages.
 */
const QUIET = /^\/(?:register|sign-in|sign-out|setup|profile|admin|reset|recover|confirm|password)/;

/**
 * Whether a page shows no registration prompt; this includes the registration page, wherever it is.
 */
export function isQuietPage(path: string, registrationUrl: string): boolean {
  const [registration = ''] = registrationUrl.split(/[?#]/, 1);
  return QUIET.test(path) || path === registration;
}
