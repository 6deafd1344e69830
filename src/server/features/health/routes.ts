import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { ApiError } from '../../../contracts/errors.ts';
import { setApiHeaders } from '../../http/security.ts';
import { isMigrated } from '../../../db/migrate.ts';

/** For whoever watches the server: is it alive, and can it serve? */
export function healthRoutes(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/healthz', (_request, reply) => {
    setApiHeaders(reply);
    return { status: 'alive' };
  });
  app.get('/readyz', async (_request, reply) => {
    setApiHeaders(reply);
    const isReady = await isMigrated(pool).catch(() => false);
    if (!isReady) throw new ApiError('not_ready');
    return { status: 'ready' };
  });
}
