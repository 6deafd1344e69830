import { keepPositioned, placeElement } from '../floating/keep-placed.ts';
import { isNarrowNow } from '../media/use-media.ts';

/** The largest height of the popup; it opens above if less room is below and more above. */
const HEIGHT = 360;
const LEAST_HEIGHT = 120;
const LEAST_WIDTH = 200;
const BESIDE_BUTTON = { side: 'below', align: 'start', gap: 4 } as const;

/** Keeps the popup at its button, or over the visible part of a phone's screen. */
export function anchorPopup(popup: HTMLElement, button: HTMLElement): () => void {
  return keepPositioned(popup, () => (isNarrowNow() ? cover(popup) : putAt(popup, button)), true);
}

/** Covers the visible part of a phone's screen; the options are a sheet at its bottom. */
function cover({ style }: HTMLElement): void {
  const screen = window.visualViewport;
  Object.assign(style, {
    top: `${screen?.offsetTop ?? 0}px`,
    height: `${screen?.height ?? window.innerHeight}px`,
    left: '',
    bottom: '',
    width: '',
    maxHeight: '',
  });
}

function putAt(popup: HTMLElement, button: HTMLElement): void {
  const { style } = popup;
  const { top, bottom, width } = button.getBoundingClientRect();
  style.width = `${Math.max(width, LEAST_WIDTH)}px`;
  const { side, room, left } = placeElement(button, popup, BESIDE_BUTTON, HEIGHT);
  const isBelow = side === 'below';
  popup.dataset.side = side;
  Object.assign(style, {
    height: '',
    maxHeight: `${Math.max(Math.min(room, HEIGHT), LEAST_HEIGHT)}px`,
    top: isBelow ? `${bottom + BESIDE_BUTTON.gap}px` : '',
    bottom: isBelow ? '' : `${window.innerHeight - top + BESIDE_BUTTON.gap}px`,
    left: `${left}px`,
  });
}
