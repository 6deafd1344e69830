import type { FastifyRequest } from 'fastify';

/** `gzip` in an Accept-Encoding header, unless its quality is 0. */
const GZIP_WANTED = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

export function wantsGzip(request: FastifyRequest): boolean {
  return GZIP_WANTED.test(request.headers['accept-encoding'] ?? '');
}
