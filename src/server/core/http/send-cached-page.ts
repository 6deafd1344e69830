import type { FastifyReply, FastifyRequest } from 'fastify';
import { wantsGzip } from './accept-encoding.ts';
import { gzippedWithNonce, type HeaderList, type CachedPage } from './page-cache.ts';

/**
 * Sends a cached page with a new nonce, without Fastify's onSend hooks: only the request ID is
 * needed, and it is added here. Large parts aren't copied, because that would take as long as all
 * the rest.
 */
export async function sendCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { nonce, headers }: { readonly nonce: string; readonly headers: HeaderList },
): Promise<FastifyReply> {
  const isGzip = wantsGzip(request);
  const pieces = isGzip
    ? [await gzippedWithNonce(page, nonce)]
    : joinSmall(withNonceBetween(page, nonce));
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(page.status, [
    ...headers,
    ...(isGzip ? ['content-encoding', 'gzip'] : []),
    'x-request-id',
    request.id,
    'content-length',
    String(pieces.reduce((sum, piece) => sum + piece.length, 0)),
  ]);
  raw.cork();
  for (const piece of pieces) raw.write(piece);
  raw.end();
  raw.uncork();
  return reply;
}

function withNonceBetween({ parts }: CachedPage, nonce: string): Buffer[] {
  const bytes = Buffer.from(nonce, 'latin1');
  return parts.flatMap((part, i) => (i === 0 ? [part] : [bytes, part]));
}

/** Each separate part needs its own write, which costs more than copying some kilobytes. */
const SMALL_BYTES = 8 * 1024;

function joinSmall(pieces: readonly Buffer[]): Buffer[] {
  const joined: Buffer[] = [];
  let small: Buffer[] = [];
  const endSmall = () => {
    if (small.length > 0) joined.push(Buffer.concat(small));
    small = [];
  };
  for (const piece of pieces) {
    if (piece.length < SMALL_BYTES) {
      small.push(piece);
      continue;
    }
    endSmall();
    joined.push(piece);
  }
  endSmall();
  return joined;
}
