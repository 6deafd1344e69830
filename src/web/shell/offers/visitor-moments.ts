import {
  hasLeftWindow,
  hasScrolledPast,
  IDLE_MS,
} from '../../../domain/site/registration-moment.ts';

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'];

/**
 * Calls back once: when the visitor has been idle for a while, has scrolled far, or moves the mouse
 * out of the window.
 */
export function watchVisitor(onMoment: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const stopAndReport = () => {
    stop();
    onMoment();
  };
  watchIdle(signal, stopAndReport);
  window.addEventListener(
    'scroll',
    () => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      const place = { top: scrollTop, viewHeight: clientHeight, pageHeight: scrollHeight };
      if (hasScrolledPast(place)) stopAndReport();
    },
    { signal, passive: true },
  );
  document.documentElement.addEventListener(
    'mouseleave',
    ({ clientX: x, clientY: y }) => {
      if (hasLeftWindow({ x, y, width: innerWidth, height: innerHeight })) stopAndReport();
    },
    { signal },
  );
  return stop;
}

function watchIdle(signal: AbortSignal, onIdle: () => void): void {
  let activeAt = Date.now();
  const noteActivity = () => {
    activeAt = Date.now();
  };
  // A single timer, even for thousands of mouse moves.
  let timer = setTimeout(lookAtClock, IDLE_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
  // In the capture phase: parts of a page scroll too, and no handler can stop the event.
  const listen = { signal, passive: true, capture: true };
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, noteActivity, listen);
  document.addEventListener('visibilitychange', noteActivity, listen);

  function lookAtClock(): void {
    // A hidden tab doesn't count as idle.
    const left = document.hidden ? IDLE_MS : activeAt + IDLE_MS - Date.now();
    if (left <= 0) onIdle();
    else timer = setTimeout(lookAtClock, left);
  }
}
