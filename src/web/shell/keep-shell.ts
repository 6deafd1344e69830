import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { isUnreachable } from './unreachable.ts';

let shellData: unknown;

/** Kept for times when the server does not answer. */
export function rememberShell(data: unknown): void {
  shellData = data;
}

/**
 * Every move between pages also asks for the shell. If the server does not answer, the present
 * shell stays, and only the page reports it.
 */
export const keepShell: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  _args,
  next,
) => {
  const results = await next();
  const { root } = results;
  if (root?.type !== 'error' || !isUnreachable(root.result)) return results;
  return { ...results, root: { type: 'data', result: shellData } };
};
