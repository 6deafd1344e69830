import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageHandler } from '../contracts/page.ts';

/** Pages straight from their sources, with hot reload. */
export interface DevPages {
  loadPages(): Promise<PageHandler>;
  /** Serves modules and styles; calls `next` for everything else. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

export async function startVite(): Promise<DevPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    loadPages: async () => {
      const module = await vite.ssrLoadModule('/src/web/handler.ts');
      return module.handlePage as PageHandler;
    },
    serve: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}
