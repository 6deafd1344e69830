import { useSyncExternalStore } from 'react';
import { createPath, useNavigation, type Location } from 'react-router';
import { isServerAlive } from './server-alive.ts';

declare global {
  interface Window {
    /** The place where React Router keeps its router for tools. */
    readonly __reactRouterDataRouter?: {
      readonly state: { readonly navigation: { readonly location?: Location } };
    };
  }
}

const BUILD = import.meta.url;
const RELOADED = 'reloaded-for';

/** From then on every move between pages loads a document, because some moves would never end. */
let hasLost = false;
const listeners = new Set<() => void>();

/**
 * The target of the visitor after the program of a page could not be loaded; it must be loaded as a
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
 * If the program of the next page cannot be loaded, React Router reloads the present page. Offline
 * this shows the browser's error page, and it always loses the target of the visitor.
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
  // Parts of a chart, an export or a table: after an upgrade their files have other names.
  window.addEventListener('vite:preloadError', () => void reloadAfterUpgrade());
}

/** Once for each build: if the part is also missing in the new page, nothing more is done. */
async function reloadAfterUpgrade(): Promise<void> {
  if (sessionStorage.getItem(RELOADED) === BUILD || !(await isServerAlive())) return;
  sessionStorage.setItem(RELOADED, BUILD);
  window.location.reload();
}
