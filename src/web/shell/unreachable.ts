import { isRouteErrorResponse } from 'react-router';
import type { ErrorEnvelope } from '../../contracts/core/errors.ts';

/** The messages of Chromium, Firefox and Safari for a request without a complete response. */
const NO_ANSWER = /failed to fetch|network ?error|load failed|connection was lost/i;
/** React Router's message for a response that isn't page data. */
const NOT_OURS = 'Unable to decode turbo-stream response';
/** Their messages for a part of the program that can't be loaded. */
const LOST_MODULE = /dynamically imported module|importing a module script failed/i;

/** The server can't respond now: it is overloaded, or its database is away. */
const AWAY = 503;

/**
 * True if the server hasn't responded: no response, a proxy's error page, or a request to retry
 * later.
 */
export function isUnreachable(error: unknown): boolean {
  if (isRouteErrorResponse(error)) {
    return error.status === AWAY || (error.status >= 500 && isForeign(error.data));
  }
  if (!(error instanceof Error)) return false;
  return error.message === NOT_OURS || isLostModule(error) || isUnanswered(error);
}

/** True if a part of the program can't be loaded; only a new document can repair this. */
export function isLostModule(error: unknown): boolean {
  return error instanceof Error && LOST_MODULE.test(error.message);
}

function isUnanswered(error: Error): boolean {
  return error instanceof TypeError && NO_ANSWER.test(error.message);
}

/** Our errors are JSON envelopes, even when sent as text; any other text comes from a proxy. */
function isForeign(answer: unknown): boolean {
  return typeof answer === 'string' && envelopeText(answer) === null;
}

/** The envelope of an error raised before the page was rendered. */
function envelopeText(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text) as Record<string, unknown> | null;
    return typeof value?.code === 'string' && 'requestId' in value ? value : null;
  } catch {
    return null;
  }
}

/** The server's error; empty if the error didn't come from our server. */
export function readEnvelope(error: unknown): Partial<ErrorEnvelope> {
  const answer: unknown = isRouteErrorResponse(error) ? error.data : null;
  return (typeof answer === 'string' ? envelopeText(answer) : answer) ?? {};
}
