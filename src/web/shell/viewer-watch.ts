import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { VIEWER_TAG_HEADER } from '../../contracts/core/page.ts';

/** The viewer the page was rendered for. */
let shown: string | null = null;
/** Another viewer that the server has responded to; an older message doesn't cancel this. */
let other: { readonly tag: string } | null = null;
const listeners = new Set<() => void>();

/** Reports the viewer of each response: of any call, page data, and the live stream. */
export function noticeViewer(tag: string): void {
  if (tag === shown || tag === other?.tag) return;
  // A new object each time, so that the page doesn't mistake a second notice for the first.
  other = { tag };
  for (const listener of listeners) listener();
}

/** Like `fetch`, but also notes the viewer of responses from this site. */
export function viewerAwareFetch(fetch: typeof window.fetch): typeof window.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const isOurs = response.url === '' || new URL(response.url).origin === location.origin;
    const tag = response.headers.get(VIEWER_TAG_HEADER);
    if (isOurs && tag !== null) noticeViewer(tag);
    return response;
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A session may end, or its rights may change, while a page is open. As soon as the page notices,
 * it reloads everything, including the shell.
 */
export function useViewerWatch(shownTag: string): void {
  const notice = useSyncExternalStore(
    subscribe,
    () => other,
    () => null,
  );
  const { state, revalidate } = useRevalidator();
  const navigation = useNavigation();
  // Data already being loaded may be the new viewer's.
  const isIdle = state === 'idle' && navigation.state === 'idle';
  useEffect(() => {
    shown = shownTag;
    if (!isIdle || notice === null) return;
    // Once per notice: if loading fails, the page reports it and retries by itself.
    other = null;
    if (notice.tag !== shownTag) void revalidate();
  }, [isIdle, notice, shownTag, revalidate]);
}
