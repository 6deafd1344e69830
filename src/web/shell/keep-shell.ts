import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { isUnreachable } from './unreachable.ts';

let shellData: unknown;

/** For the time when the server cannot be asked. */
export function rememberShell(data: unknown): void {
  shellData = data;
}

/**
 * Every move between pages asks for the shell, too. When the server does not answer, the shell that
 * is there stays, and only the page says so.
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
