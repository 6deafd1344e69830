import type { FastifyRequest } from 'fastify';
import { CLOSINGS, type OfferKind } from '../../../domain/site/offer-closing.ts';
import { cookieValue } from './preferences.ts';

/** Whether the visitor closed the offer recently, according to the browser's cookies. */
export function hasClosed(request: FastifyRequest, kind: OfferKind): boolean {
  return cookieValue(request, CLOSINGS[kind].cookie) !== undefined;
}
