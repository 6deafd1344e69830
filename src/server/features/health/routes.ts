import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { ApiError } from '../../../contracts/errors.ts';
import { isMigrated } from '../../../db/migrate.ts';

/** For whoever watches the server: is it alive, and can it serve? */
export function healthRoutes(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/healthz', () => ({ status: 'alive' }));
  app.get('/readyz', async () => {
    const isReady = await isMigrated(pool).catch(() => false);
    if (!isReady) throw new ApiError('not_ready');
    return { status: 'ready' };
  });
}
