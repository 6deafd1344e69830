import type { FastifyInstance } from 'fastify';
import type { Needs } from '../../../contracts/core/endpoint.ts';
import type { RouteCost } from './gates.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    needs: Needs;
    cost: RouteCost;
  }
}

export interface MountedRoute {
  readonly method: string;
  /** With `?action=` where that tells it from the page of the same address. */
  readonly url: string;
  readonly needs: Needs;
  readonly cost: RouteCost;
}

/**
 * Lists all routes that are mounted after this call. A route that does not declare what it needs
 * and what it costs stops the start; calls have what their contracts say.
 */
export function requireDeclarations(app: FastifyInstance): readonly MountedRoute[] {
  const mounted: MountedRoute[] = [];
  app.addHook('onRoute', ({ method, url: path, config, constraints }) => {
    const { action } = (constraints ?? {}) as { action?: string };
    const url = action === undefined ? path : `${path}?action=${action}`;
    const { needs, cost } = (config ?? {}) as Partial<Pick<MountedRoute, 'needs' | 'cost'>>;
    const name = `${String(method)} ${url}`;
    if (needs === undefined) throw new Error(`${name} does not declare what it needs`);
    if (cost === undefined) throw new Error(`${name} does not declare what it costs`);
    for (const each of [method].flat()) mounted.push({ method: each, url, needs, cost });
  });
  return mounted;
}
