import { ERROR_CODES, errorEnvelope } from '../../src/contracts/core/errors.ts';
import type { Answered, Attempt } from './wire.ts';

const ENVELOPE_FIELDS = Object.keys(errorEnvelope.shape).toSorted().join();
/** Bytes that aren't an HTTP request get HTTP's own status, whatever the error code is. */
const STATUSES_OF_HTTP = new Set([408, 431]);

export type Verdict =
  | { readonly kind: 'fine' }
  | { readonly kind: FaultKind; readonly why: string };
export type FaultKind = '5xx' | 'envelope' | 'answer' | 'slow' | 'no answer';

const FINE: Verdict = { kind: 'fine' };

/** Whether this is an allowed API response to any input. */
export function judge(attempt: Attempt, answer: Answered, limitMs: number): Verdict {
  const { status, body, headers, ms, failure } = answer;
  if (failure !== null) return { kind: 'no answer', why: failure };
  if (status >= 500) return { kind: '5xx', why: `${status} ${body.slice(0, 200)}` };
  const isFile = headers['content-disposition'] !== undefined;
  if (ms > limitMs && !isFile) return { kind: 'slow', why: `${Math.round(ms)} ms` };
  // There is no body to check.
  if (attempt.method === 'HEAD') return FINE;
  // A client with a cached response, and chart clients, which have their own error format.
  if (status === 304 && body === '') return FINE;
  if (body.startsWith('{"s":"error"')) return FINE;
  if (status >= 400) {
    const why = brokenEnvelope(answer);
    return why === null ? FINE : { kind: 'envelope', why: `${status}: ${why}` };
  }
  if (status !== 200) return { kind: 'answer', why: `status ${status}` };
  const isStream = headers['content-type'] === 'text/event-stream';
  return isStream || isFile || isJson(body)
    ? FINE
    : { kind: 'answer', why: `no JSON: ${body.slice(0, 80)}` };
}

/** The problem with an error response; normally null. */
function brokenEnvelope({ status, headers, body }: Answered): string | null {
  if (!isJson(body)) return `no JSON: ${body.slice(0, 80) || 'nothing'}`;
  const value = JSON.parse(body) as Record<string, unknown>;
  const envelope = errorEnvelope.safeParse(value);
  if (!envelope.success || Object.keys(value).toSorted().join() !== ENVELOPE_FIELDS) {
    return `another shape: ${body.slice(0, 200)}`;
  }
  const { code, label, message, requestId } = envelope.data;
  if (ERROR_CODES[code] !== status && !STATUSES_OF_HTTP.has(status)) return `code ${code}`;
  if (label === '' || message === '' || message.includes('{{')) return `no text for ${label}`;
  return requestId === headers['x-request-id'] ? null : 'another request id than in its header';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
