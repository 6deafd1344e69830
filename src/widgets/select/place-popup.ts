/** The breakpoint of narrow screens: from there on the options come as a sheet from below. */
const NARROW = '(width <= 680px)';
const MARGIN = 8;
const GAP = 4;
/** As tall as the popup may get; less room below and more above puts it above. */
const HEIGHT = 360;
const LEAST_WIDTH = 200;

export function isNarrowScreen(): boolean {
  return window.matchMedia(NARROW).matches;
}

/** Puts the popup to its button, or over the part of a phone's screen that is to be seen. */
function placePopup(popup: HTMLElement, button: HTMLElement): void {
  const { style } = popup;
  if (isNarrowScreen()) {
    // The keyboard of a phone covers the page without making it smaller.
    const screen = window.visualViewport;
    Object.assign(style, {
      top: `${screen?.offsetTop ?? 0}px`,
      height: `${screen?.height ?? window.innerHeight}px`,
      left: '',
      bottom: '',
      width: '',
      maxHeight: '',
    });
    return;
  }
  const place = button.getBoundingClientRect();
  const below = window.innerHeight - place.bottom - MARGIN - GAP;
  const above = place.top - MARGIN - GAP;
  const isBelow = below >= HEIGHT || below >= above;
  popup.dataset.side = isBelow ? 'below' : 'above';
  Object.assign(style, {
    height: '',
    width: `${Math.max(place.width, LEAST_WIDTH)}px`,
    maxHeight: `${Math.max(Math.min(isBelow ? below : above, HEIGHT), 120)}px`,
    top: isBelow ? `${place.bottom + GAP}px` : '',
    bottom: isBelow ? '' : `${window.innerHeight - place.top + GAP}px`,
  });
  const right = document.documentElement.clientWidth - MARGIN - popup.offsetWidth;
  style.left = `${Math.max(Math.min(place.left, right), MARGIN)}px`;
}

/** Keeps the popup in its place until the answer is called. */
export function keepPlaced(popup: HTMLElement, button: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const place = () => placePopup(popup, button);
  place();
  // In the capture phase: a scroll of any box moves the button.
  window.addEventListener('scroll', place, { signal, capture: true, passive: true });
  window.addEventListener('resize', place, { signal });
  window.visualViewport?.addEventListener('resize', place, { signal });
  window.visualViewport?.addEventListener('scroll', place, { signal });
  return () => controller.abort();
}
