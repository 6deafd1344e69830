import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface PublicFile {
  readonly type: string;
  /** How long browsers and proxies may cache the file without revalidating; 0 if they may not. */
  readonly keptSeconds: number;
  /** What the file depends on, or the file itself. */
  readonly version: string | Buffer;
}

/**
 * Sets the headers of a file that is the same for everybody, and returns whether the client already
 * has this version: then the response is 304 and nothing needs to be generated.
 */
export function startPublicFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, keptSeconds, version }: PublicFile,
): { readonly isKnown: boolean } {
  // Weak, because the same file is sent in several encodings.
  const tag = `W/"${hash('sha256', version, 'base64url').slice(0, 22)}"`;
  void reply
    .headers({
      'cache-control': keptSeconds > 0 ? `public, max-age=${keptSeconds}` : 'private, no-cache',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      etag: tag,
    })
    .type(type);
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim());
  return { isKnown: known !== undefined && (known.includes(tag) || known.includes('*')) };
}
