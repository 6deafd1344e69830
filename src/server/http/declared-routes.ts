import type { FastifyInstance } from 'fastify';
import type { Needs } from '../../contracts/endpoint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    needs: Needs;
  }
}

export interface MountedRoute {
  readonly method: string;
  /** With `?action=` where that tells it from the page of the same address. */
  readonly url: string;
  readonly needs: Needs;
}

/**
 * Lists all routes that are mounted after this call. A route that does not declare its needs stops
 * the start; calls have the needs of their contracts.
 */
export function requireDeclarations(app: FastifyInstance): readonly MountedRoute[] {
  const mounted: MountedRoute[] = [];
  app.addHook('onRoute', ({ method, url: path, config, constraints }) => {
    const { action } = (constraints ?? {}) as { action?: string };
    const url = action === undefined ? path : `${path}?action=${action}`;
    const needs = (config as { needs?: Needs } | undefined)?.needs;
    if (needs === undefined) throw new Error(`${String(method)} ${url} does not say what it needs`);
    for (const each of [method].flat()) mounted.push({ method: each, url, needs });
  });
  return mounted;
}
