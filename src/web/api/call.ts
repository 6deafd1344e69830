import type { Contract, Endpoint, Input } from '../../contracts/core/endpoint.ts';
import type { ErrorEnvelope } from '../../contracts/core/errors.ts';
import type { Call, CallResult } from '../../contracts/core/page.ts';
import { keptAddress } from '../shell/address.ts';

/** Stands for a response that isn't from our server, such as the error page of a proxy. */
const UNREADABLE: ErrorEnvelope = {
  result: false,
  code: 'internal',
  label: 'error_internal',
  message: '',
  field: null,
  requestId: '',
  errors: [],
  data: { errors: [] },
};

/**
 * Makes calls from the browser as pages make them on the server. `base` is the data server of the
 * page.
 */
export function createBrowserCall(base: string, signal?: AbortSignal): Call {
  return async <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<CallResult<E>> => {
    const response = await fetch(base + keptAddress(callUrl(endpoint, input), pageSearch()), {
      method: endpoint.method,
      credentials: base === '' ? 'same-origin' : 'include',
      signal,
      ...(endpoint.body && writeBody(endpoint, input.body)),
    });
    const answer = (await response.json().catch(() => null)) as unknown;
    if (response.ok && answer !== null) return { ok: true, answer } as CallResult<E>;
    const error = isEnvelope(answer) ? answer : UNREADABLE;
    return { ok: false, error, status: response.ok ? 502 : response.status };
  };
}

function writeBody({ bodyType }: Endpoint, body: unknown): Pick<RequestInit, 'headers' | 'body'> {
  if (bodyType === 'text')
    return { headers: { 'content-type': 'text/plain' }, body: encodeURIComponent(String(body)) };
  if (bodyType === 'file') {
    return {
      headers: { 'content-type': 'application/octet-stream' },
      body: body as Uint8Array<ArrayBuffer>,
    };
  }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/**
 * The query of the page, so that responses contain label keys if the page shows them; empty outside
 * a browser.
 */
function pageSearch(): string {
  return typeof window === 'undefined' ? '' : window.location.search;
}

/** A proxy may also respond with JSON. */
function isEnvelope(answer: unknown): answer is ErrorEnvelope {
  return Array.isArray((answer as Partial<ErrorEnvelope> | null)?.data?.errors);
}

/** The URL of a call with its parameters filled in. */
export function callUrl(
  contract: Pick<Contract, 'path'>,
  input: { params?: unknown; query?: unknown },
): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = Object.entries((input.query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  return query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
}
