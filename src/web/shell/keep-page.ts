import { useEffect } from 'react';
import {
  useLoaderData,
  useLocation,
  useMatches,
  useRevalidator,
  type DataStrategyResult,
  type MiddlewareFunction,
} from 'react-router';
import { showNotice } from './notices.ts';
import { tryAgain } from './try-again.ts';
import { isUnreachable } from './unreachable.ts';
import { useLabels } from './use-labels.ts';

interface PreservedData {
  /** The server didn't respond to the last navigation: this is the data of the one before. */
  readonly isPreserved?: boolean;
}

/** The current page, if it can show that its content doesn't match the URL. */
let shown:
  | { readonly route: string; readonly path: string; readonly data: PreservedData }
  | undefined;

/**
 * If the server doesn't respond to navigation within a page, such as another period, the page
 * stays. A page that uses `usePreservedPage` says so and recovers by itself.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  if (!shown || new URL(request.url).pathname !== shown.path) return results;
  const { route, data } = shown;
  const outcome = results[route];
  if (outcome?.type !== 'error' || !isUnreachable(outcome.result)) return results;
  return { ...results, [route]: { type: 'data', result: { ...data, isPreserved: true } } };
};

/** Keeps this page while the server doesn't respond, and loads the requested one when it does. */
export function usePreservedPage(): void {
  const data = useLoaderData<PreservedData>();
  const route = useMatches().at(-1)?.id ?? '';
  const path = useLocation().pathname;
  const isPreserved = useIsPagePreserved();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    shown = { route, path, data };
    return () => {
      shown = undefined;
    };
  }, [route, path, data]);
  const text = useLabels()('unreachable_title');
  useEffect(() => {
    if (!isPreserved) return undefined;
    // The chart says so too, but may be out of sight.
    showNotice({ id: 'unreachable', kind: 'error', text });
    return tryAgain(() => void revalidate());
  }, [isPreserved, text, revalidate]);
}

/** Whether the page is older than its URL, because the server can't be reached. */
export function useIsPagePreserved(): boolean {
  return useLoaderData<PreservedData | undefined>()?.isPreserved === true;
}
