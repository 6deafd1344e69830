import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { VIEWER_TAG_HEADER } from '../../contracts/page.ts';

/** For whom the page was made. */
let shown: string | null = null;
/** Another viewer that the server has answered; an older message does not take that back. */
let other: { readonly tag: string } | null = null;
const listeners = new Set<() => void>();

/** Says for whom the server has answered: on any call, with a page's data, over the live stream. */
export function noticeViewer(tag: string): void {
  if (tag === shown || tag === other?.tag) return;
  // Another object for each notice: the page must not take a second one for the first.
  other = { tag };
  for (const listener of listeners) listener();
}

/** `fetch` that notices whom this site's answers were made for. */
export function noticingFetch(fetch: typeof window.fetch): typeof window.fetch {
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
 * A session may end, or its rights change, while a page is open. Whatever the page learns it from,
 * it then asks for all it shows anew, the shell included.
 */
export function useViewerWatch(shownTag: string): void {
  const notice = useSyncExternalStore(
    subscribe,
    () => other,
    () => null,
  );
  const { state, revalidate } = useRevalidator();
  const navigation = useNavigation();
  // What is on its way may already be what the new viewer sees.
  const isIdle = state === 'idle' && navigation.state === 'idle';
  useEffect(() => {
    shown = shownTag;
    if (!isIdle || notice === null) return;
    // Once for each notice: where nothing can be loaded now, the page says so and tries again itself.
    other = null;
    if (notice.tag !== shownTag) void revalidate();
  }, [isIdle, notice, shownTag, revalidate]);
}
