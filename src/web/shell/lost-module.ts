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

let lost: string | null = null;
const listeners = new Set<() => void>();

/**
 * The address of a page whose program could not be loaded while one was on the way to it. That way
 * never ends: the page has to be loaded as a document.
 */
export function useLostPage(): string | null {
  const { location } = useNavigation();
  const address = useSyncExternalStore(
    subscribe,
    () => lost,
    () => null,
  );
  return address !== null && location && createPath(location) === address ? address : null;
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
    const wanted = window.__reactRouterDataRouter?.state.navigation.location;
    if (event.navigationType !== 'reload' || event.userInitiated || !wanted) return;
    event.preventDefault();
    lost = createPath(wanted);
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
