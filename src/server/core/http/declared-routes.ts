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
  /** Includes `?action=` if that distinguishes it from the page with the same URL. */
  readonly url: string;
  readonly needs: Needs;
  readonly cost: RouteCost;
}

/**
 * Lists all routes mounted after this call. If a route doesn't declare its access and its cost,
 * startup fails; API routes take both from their contracts.
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
