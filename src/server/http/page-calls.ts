import { abilitiesFor } from '../../access/viewer.ts';
import type { Endpoint, Input } from '../../contracts/endpoint.ts';
import type { CallResult } from '../../contracts/page.ts';
import type { Api } from './api.ts';
import type { ContextWithCookies } from './context-factory.ts';
import { toEnvelope, isOurFault, toApiError } from './errors.ts';
import { isOfMarket } from './market-cache.ts';
import type { PagesOptions } from './page-options.ts';

/** What one visitor's page was told, the next one's is told too. */
export async function callOfPage<E extends Endpoint>(
  { api, kept }: PagesOptions,
  endpoint: E,
  input: Input<E>,
  { context, told }: { context: ContextWithCookies; told: readonly number[] },
): Promise<CallResult<E>> {
  const call = () => callInProcess(api, endpoint, input, context);
  const { method, path } = endpoint;
  const instruments = new Set(told);
  const isForAll = !abilitiesFor(context.viewer).isSignedIn && isOfMarket({ instruments });
  if (!kept || !isForAll || method !== 'GET') return call();
  const key = JSON.stringify([path, input, context.language, context.showsLabelKeys]);
  const { result } = await kept.calls.get(key, async () => ({ result: await call(), instruments }));
  // The key names the call.
  return result as CallResult<E>;
}

async function callInProcess<E extends Endpoint>(
  api: Api,
  endpoint: E,
  input: Input<E>,
  context: ContextWithCookies,
): Promise<CallResult<E>> {
  try {
    return { ok: true, answer: await api.call(endpoint, input, context) };
  } catch (error) {
    const apiError = toApiError(error);
    if (isOurFault(apiError)) context.log.error({ err: error }, 'call failed');
    return {
      ok: false,
      status: apiError.status,
      error: toEnvelope(apiError, context, context.requestId),
    };
  }
}
