import type { FastifyRequest } from 'fastify';
import { CLOSINGS, type OfferKind } from '../../../domain/site/offer-closing.ts';
import { cookieValue } from './preferences.ts';

/** Whether the visitor has closed it lately, as the browser remembers. */
export function hasClosed(request: FastifyRequest, kind: OfferKind): boolean {
  return cookieValue(request, CLOSINGS[kind].cookie) !== undefined;
}
