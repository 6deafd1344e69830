import { useSyncExternalStore } from 'react';
import { createPath, useNavigation, type Location } from 'react-router';
import { isServerAlive } from './server-alive.ts';

declare global {
  interface Window {
    /** Where React Router exposes its router to tools. */
    readonly __reactRouterDataRouter?: {
      readonly state: { readonly navigation: { readonly location?: Location } };
    };
  }
}

const BUILD = import.meta.url;
const RELOADED = 'reloaded-for';

/** From then on every navigation loads a document, because some would never finish. */
let hasLost = false;
const listeners = new Set<() => void>();

/**
 * Where the visitor was going when a page's program failed to load; it has to be loaded as a
 * document.
 */
export function useLostPage(): string | null {
  const { location } = useNavigation();
  const isLost = useSyncExternalStore(
    subscribe,
    () => hasLost,
    () => false,
  );
  return isLost && location ? createPath(location) : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * If the next page's program can't be loaded, React Router reloads the current page. Offline, that
 * shows the browser's error page, and the visitor's destination is always lost.
 */
export function watchLostModules(): void {
  // A browser without this API reloads as before.
  globalThis.navigation?.addEventListener('navigate', (event) => {
    // oxlint-disable-next-line no-underscore-dangle
    const wanted = window.__reactRouterDataRouter?.state.navigation.location;
    if (event.navigationType !== 'reload' || event.userInitiated || !wanted) return;
    event.preventDefault();
    hasLost = true;
    for (const listener of listeners) listener();
  });
  // Parts of a chart, an export or a table: an upgrade changes their file names.
  window.addEventListener('vite:preloadError', () => void reloadAfterUpgrade());
}

/** Once per build: if the part is missing from the new page too, nothing more is done. */
async function reloadAfterUpgrade(): Promise<void> {
  if (sessionStorage.getItem(RELOADED) === BUILD || !(await isServerAlive())) return;
  sessionStorage.setItem(RELOADED, BUILD);
  window.location.reload();
}
