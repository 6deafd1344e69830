import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';

export type Loaded<T> =
  /** The engine has loaded; whether it is needed is known before anything is painted. */
  | { readonly state: 'deciding' }
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly module: T }
  | { readonly state: 'failed' };

/**
 * The maximum wait for an idle moment, so that a busy page doesn't leave its charts still forever.
 */
const IDLE_TIMEOUT_MS = 2000;
/** How long an inactive reader sees the still picture. */
const PATIENCE_MS = 3000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'];
/** Charts close to the visible part are prepared. */
const NEAR_PX = 300;

const DECIDING = { state: 'deciding' } as const;
const WAITING = { state: 'waiting' } as const;
/** Loaded engines by loader: later charts are live from their first frame. */
const engines = new Map<unknown, unknown>();
const neverChanges = () => () => {};

/**
 * Loads the engine of the live chart after the page has been painted: when the chart is near the
 * screen and the reader first does something, or after a while in an idle moment, because the rest
 * of the page comes before what is already visible. Until then, and for good if loading fails, the
 * still picture is shown.
 */
export function useEngine<T>(
  host: RefObject<HTMLElement | null>,
  load: () => Promise<T>,
): Loaded<T> {
  // A page from the server contains the still picture, whatever has loaded since.
  const isAtHand = useSyncExternalStore(
    neverChanges,
    () => engines.has(load),
    () => false,
  );
  const [loaded, setLoaded] = useState<Loaded<T>>(isAtHand ? DECIDING : WAITING);
  // Before the first frame, which shows the live chart if its engine has loaded.
  useLayoutEffect(() => obtain(load, host.current, setLoaded), [host, load]);
  return loaded;
}

/** Returns a function to call when the engine is no longer needed. */
function obtain<T>(
  load: () => Promise<T>,
  host: HTMLElement | null,
  onLoaded: (loaded: Loaded<T>) => void,
): (() => void) | undefined {
  if (!host) return undefined;
  if (engines.has(load) && isNear(host)) {
    onLoaded({ state: 'here', module: engines.get(load) as T });
    return undefined;
  }
  onLoaded(WAITING);
  const start = async () => {
    try {
      // A canvas drawn before the page's font has loaded would keep the wrong one.
      const [module] = await Promise.all([load(), document.fonts.ready]);
      engines.set(load, module);
      onLoaded({ state: 'here', module });
    } catch {
      onLoaded({ state: 'failed' });
    }
  };
  return whenNear(host, () => void start());
}

function isNear(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -NEAR_PX && top < window.innerHeight + NEAR_PX;
}

function whenNear(element: HTMLElement, run: () => void): () => void {
  let cancelIdle: (() => void) | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const cancelWish = whenWanted(() => {
        cancelIdle = whenIdle(run);
      });
      cancelIdle ??= cancelWish;
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelIdle?.();
  };
}

/** The reader has done something on this page, however long ago. */
let isReaderAwake = false;

function whenWanted(run: () => void): () => void {
  if (isReaderAwake) {
    run();
    return () => {};
  }
  const controller = new AbortController();
  const wake = () => {
    controller.abort();
    clearTimeout(timer);
    run();
  };
  const timer = setTimeout(wake, PATIENCE_MS);
  for (const sign of SIGNS_OF_LIFE) {
    const seen = () => {
      isReaderAwake = true;
      wake();
    };
    window.addEventListener(sign, seen, { passive: true, signal: controller.signal });
  }
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, 200);
  return () => clearTimeout(handle);
}
