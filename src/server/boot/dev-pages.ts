import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { PageHandler } from '../../contracts/core/page.ts';

/** Pages straight from their sources, with hot reload. */
export interface DevPages {
  loadPages(): Promise<PageHandler>;
  /** Serves modules and styles; calls `next` for everything else. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

export async function startVite(): Promise<DevPages> {
  const { createServer } = await import('vite');
  const root = resolve(import.meta.dirname, '../../..');
  const ours = process.listeners('SIGTERM');
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  // React Router's plugin would end the process on a signal before the database is shut down.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.off('SIGTERM', listener);
  }
  return {
    loadPages: async () => {
      const module = await vite.ssrLoadModule('/src/web/handler.ts');
      return module.handlePage as PageHandler;
    },
    serve: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}
