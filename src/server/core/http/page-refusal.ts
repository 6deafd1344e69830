import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type ErrorCode } from '../../../contracts/core/errors.ts';
import { toEnvelope, toApiError } from './errors.ts';
import type { PagesOptions } from './page-options.ts';
import { sendPlainPage } from './plain-page.ts';
import { readerFromRequest } from './preferences.ts';
import { renderPage } from './render-page.ts';
import { sendPage } from './send-page.ts';

/** Rejected because of load: a page that says so must cost almost nothing. */
const IN_HASTE: ReadonlySet<ErrorCode> = new Set(['overloaded', 'too_many_pages']);

/**
 * A rejected browser request gets a page that gives the reason; every other client gets the error
 * envelope.
 */
export async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
  error: unknown,
): Promise<FastifyReply> {
  const refused = toApiError(error);
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  if (!wantsPage || refused.code === 'internal') throw error;
  const reader = readerFromRequest(request, options.config.languageByHost);
  if (IN_HASTE.has(refused.code)) return sendPlainPage(reply, refused, reader);
  const envelope = toEnvelope(refused, reader, request.id);
  const refusal = { ok: false, status: refused.status, error: envelope } as const;
  // An undecodable URL has no page, and some pages only redirect.
  const page = await renderPage(request, options, { refusal }).catch((failure: unknown) =>
    toApiError(failure),
  );
  if (page instanceof ApiError) {
    if (page.code === 'overloaded') return sendPlainPage(reply, refused, reader);
    throw error;
  }
  if (page.status !== refused.status) throw error;
  return sendPage(request, reply, options, page);
}
