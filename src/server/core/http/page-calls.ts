import { abilitiesFor } from '../../../access/viewer.ts';
import type { CallInput, CallName, Refusal } from '../../../contracts/core/page.ts';
import type { Api } from './api.ts';
import type { ContextWithCookies } from './context-factory.ts';
import { toEnvelope, isServerFault, toApiError } from './errors.ts';
import { isOfMarket } from './market-cache.ts';
import type { PagesOptions } from './page-options.ts';

/** The outcome of a call, in the form that a page reads. */
interface CallText {
  readonly isOk: boolean;
  readonly json: string;
}

/** Shares the answers of anonymous visitors' pages. */
export async function callOfPage(
  { api, visitorCache }: PagesOptions,
  call: CallName,
  input: CallInput,
  { context, told }: { context: ContextWithCookies; told: readonly number[] },
): Promise<string> {
  const callApi = () => callInProcess(api, call, input, context);
  const { method, path } = call;
  const instruments = new Set(told);
  const isForAll = !abilitiesFor(context.viewer).isSignedIn && isOfMarket({ instruments });
  if (!visitorCache || !isForAll || method !== 'GET') return (await callApi()).json;
  const key = JSON.stringify([path, input, context.language, context.showsLabelKeys]);
  const { json } = await visitorCache.calls.get(key, async () => ({
    ...(await callApi()),
    instruments,
  }));
  return json;
}

async function callInProcess(
  api: Api,
  call: CallName,
  input: CallInput,
  context: ContextWithCookies,
): Promise<CallText> {
  try {
    const answer = await api.callAsJson(call, input, context);
    const more = context.takeUnchanged() ? ',"isUnchanged":true' : '';
    return { isOk: true, json: `{"ok":true,"answer":${answer}${more}}` };
  } catch (error) {
    const apiError = toApiError(error);
    if (isServerFault(apiError)) context.log.error({ err: error }, 'call failed');
    const refusal: Refusal = {
      ok: false,
      status: apiError.status,
      error: toEnvelope(apiError, context, context.requestId),
    };
    return { isOk: false, json: JSON.stringify(refusal) };
  }
}
