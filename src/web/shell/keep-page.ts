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
  /** The server did not answer the last move: these are the data of the move before. */
  readonly isPreserved?: boolean;
}

/** The page that is shown, if it can say that it is not what the address asks for. */
let shown:
  | { readonly route: string; readonly path: string; readonly data: PreservedData }
  | undefined;

/**
 * If the server does not answer a move within a page, such as another period, the page stays. A
 * page that uses `usePreservedPage` says so and comes back by itself.
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

/** Keeps this page while the server does not answer, and loads what was asked for when it does. */
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
    // The chart says it as well, but may be out of sight.
    showNotice({ id: 'unreachable', kind: 'error', text });
    return tryAgain(() => void revalidate());
  }, [isPreserved, text, revalidate]);
}

/** Whether the page is older than its address, because the server cannot be reached. */
export function useIsPagePreserved(): boolean {
  return useLoaderData<PreservedData | undefined>()?.isPreserved === true;
}
