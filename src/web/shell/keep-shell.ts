import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { isUnreachable } from './unreachable.ts';

let shellData: unknown;

/** Kept for when the server doesn't respond. */
export function rememberShell(data: unknown): void {
  shellData = data;
}

/**
 * Every navigation also requests the shell. If the server doesn't respond, the current shell stays,
 * and only the page reports it.
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
