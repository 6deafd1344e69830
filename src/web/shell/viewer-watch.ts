import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { VIEWER_TAG_HEADER } from '../../contracts/core/page.ts';

/** For whom the page was made. */
let shown: string | null = null;
/** Another viewer for whom the server has answered; an older message does not cancel this. */
let other: { readonly tag: string } | null = null;
const listeners = new Set<() => void>();

/**
 * Reports for whom the server has answered: on any call, with the data of a page, over the live
 * stream.
 */
export function noticeViewer(tag: string): void {
  if (tag === shown || tag === other?.tag) return;
  // A new object for each notice, so that the page does not take a second notice for the first.
  other = { tag };
  for (const listener of listeners) listener();
}

/** Like `fetch`, but it also notices for whom an answer of this site was made. */
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
 * A session may end, or its rights may change, while a page is open. As soon as the page notices
 * it, it loads everything again, including the shell.
 */
export function useViewerWatch(shownTag: string): void {
  const notice = useSyncExternalStore(
    subscribe,
    () => other,
    () => null,
  );
  const { state, revalidate } = useRevalidator();
  const navigation = useNavigation();
  // Data that are already loading may be those of the new viewer.
  const isIdle = state === 'idle' && navigation.state === 'idle';
  useEffect(() => {
    shown = shownTag;
    if (!isIdle || notice === null) return;
    // Once for each notice: if nothing can be loaded now, the page says so and tries again by
    // itself.
    other = null;
    if (notice.tag !== shownTag) void revalidate();
  }, [isIdle, notice, shownTag, revalidate]);
}
