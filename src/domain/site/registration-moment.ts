/** A visitor who has done nothing for so long is asked to register. */
export const IDLE_MS = 15_000;
const SCROLLED_SHARE = 0.6;

interface ScrollPlace {
  readonly top: number;
  readonly viewHeight: number;
  readonly pageHeight: number;
}

/** Past 60 % of the way that the page can be scrolled. */
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

/** Out of the window at any side; a scroll bar is a part of it. */
export function hasLeftWindow({ x, y, width, height }: PointerPlace): boolean {
  return x <= 0 || y <= 0 || x >= width || y >= height;
}

/** Whoever is here registers or signs in already, or reads what the account says. */
const QUIET = /^\/(?:register|sign-in|sign-out|setup|profile|admin|reset|recover|confirm|password)/;

/** Whether a page leaves its visitors alone; the page of the registration does, wherever it is. */
export function isQuietPage(path: string, registrationUrl: string): boolean {
  const [registration = ''] = registrationUrl.split(/[?#]/, 1);
  return QUIET.test(path) || path === registration;
}
