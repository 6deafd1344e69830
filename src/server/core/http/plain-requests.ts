import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../contracts/core/errors.ts';

/**
 * Rejects requests that Node accepts and a proxy in front of us may interpret differently: several
 * Host headers, of which Node takes the first, and HTTP versions that we don't support.
 */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const field = !raw.httpVersion.startsWith('1.')
      ? 'version'
      : hasTwoHosts(raw)
        ? 'headers.host'
        : null;
    if (field === null) return done();
    void reply.header('connection', 'close');
    done(new ApiError('invalid_field', { field }));
  });
}

function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
