import { isRouteErrorResponse } from 'react-router';
import type { ErrorEnvelope } from '../../contracts/core/errors.ts';

/** The messages of Chromium, Firefox and Safari for a request without a complete answer. */
const NO_ANSWER = /failed to fetch|network ?error|load failed|connection was lost/i;
/** The message of React Router for an answer that is not the data of a page. */
const NOT_OURS = 'Unable to decode turbo-stream response';
/** The messages of the same three if a part of the program could not be loaded. */
const LOST_MODULE = /dynamically imported module|importing a module script failed/i;

/** The server says that it cannot answer now: it is overloaded, or its database is away. */
const AWAY = 503;

/**
 * True if the server has not answered: nobody did, or a proxy answered with its own error page, or
 * the server asks to come back later.
 */
export function isUnreachable(error: unknown): boolean {
  if (isRouteErrorResponse(error)) {
    return error.status === AWAY || (error.status >= 500 && isForeign(error.data));
  }
  if (!(error instanceof Error)) return false;
  return error.message === NOT_OURS || isLostModule(error) || isUnanswered(error);
}

/** True if a part of the program could not be loaded; only a new page can repair this. */
export function isLostModule(error: unknown): boolean {
  return error instanceof Error && LOST_MODULE.test(error.message);
}

function isUnanswered(error: Error): boolean {
  return error instanceof TypeError && NO_ANSWER.test(error.message);
}

/** Our refusals are JSON envelopes, even if they come as text; any other text is from a proxy. */
function isForeign(answer: unknown): boolean {
  return typeof answer === 'string' && envelopeText(answer) === null;
}

/** The envelope of a refusal that came before the page was rendered. */
function envelopeText(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text) as Record<string, unknown> | null;
    return typeof value?.code === 'string' && 'requestId' in value ? value : null;
  } catch {
    return null;
  }
}

/** What the server says of a refusal; nothing of it if the error is no refusal. */
export function readEnvelope(error: unknown): Partial<ErrorEnvelope> {
  const answer: unknown = isRouteErrorResponse(error) ? error.data : null;
  return (typeof answer === 'string' ? envelopeText(answer) : answer) ?? {};
}
