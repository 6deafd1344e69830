import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOLDER = resolve(import.meta.dirname, '../../../../build/client');

/**
 * Serves the files of the built pages through one route: with a route for each file, they would be
 * half of all routes and slow down startup.
 */
export async function mountFiles(app: FastifyInstance): Promise<void> {
  await app.register(staticFiles, {
    root: FOLDER,
    serve: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      // Asset names change with their content, other file names don't.
      const isAsset = path.startsWith(join(FOLDER, 'assets'));
      const lifetime = isAsset ? 'max-age=31536000, immutable' : 'max-age=3600';
      void response.header('cache-control', `public, ${lifetime}`);
      void response.header('vary', 'accept-encoding');
      void response.header('x-content-type-options', 'nosniff');
    },
  });
  distinguishFiles(app, new Set(listPaths()));
  app.route({
    url: '/*',
    method: ['GET', 'HEAD'],
    constraints: { file: true },
    exposeHeadRoute: false,
    handler: (request, reply) => reply.sendFile(pathIn(request.url)),
  });
}

/** Routes file URLs to files and everything else to pages. */
function distinguishFiles(app: FastifyInstance, paths: ReadonlySet<string>): void {
  app.addConstraintStrategy({
    name: 'file',
    storage: () => {
      const handlers = new Map<unknown, never>();
      return {
        get: (isFile) => handlers.get(isFile) ?? null,
        set: (isFile, handler) => void handlers.set(isFile, handler as never),
      };
    },
    deriveConstraint: ({ url = '' }) => (paths.has(pathIn(url)) ? true : undefined),
  });
}

function listPaths(): string[] {
  return readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => encodeURI(`/${relative(FOLDER, join(parentPath, name))}`));
}

function pathIn(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
