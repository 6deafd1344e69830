import { placeBeside, type Place, type Size, type Wish } from './place.ts';

/** The visible part of the page, without its scroll bar. */
function viewSize(): Size {
  return { width: document.documentElement.clientWidth, height: window.innerHeight };
}

/**
 * Where an element currently floats beside another, in window coordinates; give `height` if it may
 * grow.
 */
export function placeElement(
  anchor: Element,
  floating: HTMLElement,
  wish: Wish,
  height = floating.offsetHeight,
): Place {
  const size = { width: floating.offsetWidth, height };
  return placeBeside(anchor.getBoundingClientRect(), size, viewSize(), wish);
}

/** Keeps an element that is a child of its anchor (`position: absolute`) beside the anchor. */
export function keepInAnchor(anchor: Element, floating: HTMLElement, wish: Wish): () => void {
  const put = () => {
    const { left, top } = placeElement(anchor, floating, wish);
    const origin = anchor.getBoundingClientRect();
    Object.assign(floating.style, {
      left: `${left - origin.left}px`,
      right: 'auto',
      top: `${top - origin.top}px`,
    });
  };
  return keepPositioned(floating, put, false);
}

/**
 * Places something now and whenever its place may have changed. An element in the page moves with
 * the page; a `fixed` one must follow its anchor.
 */
export function keepPositioned(floating: Element, place: () => void, isFixed: boolean): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  place();
  window.addEventListener('resize', place, { signal });
  if (isFixed) {
    // In the capture phase, because the anchor moves when any box scrolls.
    window.addEventListener('scroll', place, { signal, capture: true, passive: true });
    // The keyboard of a phone covers the page without resizing it.
    window.visualViewport?.addEventListener('resize', place, { signal });
    window.visualViewport?.addEventListener('scroll', place, { signal });
  }
  const observer = new ResizeObserver(place);
  observer.observe(floating);
  return () => {
    controller.abort();
    observer.disconnect();
  };
}
