import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { isUnreachable } from './unreachable.ts';

let frameData: unknown;

/** For the time when the server cannot be asked. */
export function rememberFrame(data: unknown): void {
  frameData = data;
}

/**
 * Every move between pages asks for the frame, too. When the server does not answer, the frame that
 * is there stays, and only the page says so.
 */
export const keepFrame: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  _args,
  next,
) => {
  const results = await next();
  const { root } = results;
  if (root?.type !== 'error' || !isUnreachable(root.result)) return results;
  return { ...results, root: { type: 'data', result: frameData } };
};
