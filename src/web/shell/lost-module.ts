import { useSyncExternalStore } from 'react';
import { createPath, useNavigation, type Location } from 'react-router';
import { isServerAlive } from './server-alive.ts';

declare global {
  interface Window {
    /** Where React Router keeps its router, for tools. */
    readonly __reactRouterDataRouter?: {
      readonly state: { readonly navigation: { readonly location?: Location } };
    };
  }
}

const BUILD = import.meta.url;
const RELOADED = 'reloaded-for';

/** From then on every move between pages is one to a document: some would never end. */
let hasLost = false;
const listeners = new Set<() => void>();

/**
 * The address one is on the way to after the program of a page could not be loaded: it has to be
 * loaded as a document.
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
 * React Router reloads the page one stands on when the program of the next one cannot be loaded:
 * offline that leaves the browser's own error page, and always it forgets where one wanted to go.
 */
export function watchLostModules(): void {
  // A browser without this reloads as before.
  globalThis.navigation?.addEventListener('navigate', (event) => {
    // oxlint-disable-next-line no-underscore-dangle
    const wanted = window.__reactRouterDataRouter?.state.navigation.location;
    if (event.navigationType !== 'reload' || event.userInitiated || !wanted) return;
    event.preventDefault();
    hasLost = true;
    for (const listener of listeners) listener();
  });
  // A chart, a file, a table: their parts have other names after an upgrade.
  window.addEventListener('vite:preloadError', () => void reloadAfterUpgrade());
}

/** Once for this build: what is missing in the new page as well stays so. */
async function reloadAfterUpgrade(): Promise<void> {
  if (sessionStorage.getItem(RELOADED) === BUILD || !(await isServerAlive())) return;
  sessionStorage.setItem(RELOADED, BUILD);
  window.location.reload();
}
