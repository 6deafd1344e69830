import { isRouteErrorResponse } from 'react-router';

/** How Chromium, Firefox and Safari say that a request got no answer, or not all of one. */
const NO_ANSWER = /failed to fetch|network ?error|load failed|connection was lost/i;
/** React Router's words for an answer that is not one of our pages' data. */
const NOT_OURS = 'Unable to decode turbo-stream response';
/** The same three about a part of the program. */
const LOST_MODULE = /dynamically imported module|importing a module script failed/i;

/** The server itself says that it cannot answer now: it has too much to do, or no database. */
const AWAY = 503;

/**
 * True where the server has not answered: nobody has, or somebody between us and it did, such as a
 * proxy with an error page of its own; or the server asks to come back later.
 */
export function isUnreachable(error: unknown): boolean {
  if (isRouteErrorResponse(error)) {
    return error.status === AWAY || (error.status >= 500 && isForeign(error.data));
  }
  if (!(error instanceof Error)) return false;
  return error.message === NOT_OURS || isLostModule(error) || isUnanswered(error);
}

/** True where a part of the program could not be loaded: only a new page can mend that. */
export function isLostModule(error: unknown): boolean {
  return error instanceof Error && LOST_MODULE.test(error.message);
}

function isUnanswered(error: Error): boolean {
  return error instanceof TypeError && NO_ANSWER.test(error.message);
}

/** Our own refusals are envelopes, be it as text; what else comes as text, others have written. */
function isForeign(answer: unknown): boolean {
  return typeof answer === 'string' && envelopeText(answer) === null;
}

/** The envelope of a refusal that came before the pages were asked. */
export function envelopeText(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text) as Record<string, unknown> | null;
    return typeof value?.code === 'string' && 'requestId' in value ? value : null;
  } catch {
    return null;
  }
}
