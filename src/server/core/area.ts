import type { FastifyInstance } from 'fastify';
import type { Route } from './http/api.ts';
import type { DeclaredCache, Follower } from './notify/notices.ts';

/** What an area, or an engine, brings to the server. */
export interface Area {
  /** Its calls. */
  readonly routes?: readonly Route[];
  /** Files and other routes beside the contracts. */
  readonly mount?: (http: FastifyInstance) => void;
  readonly caches?: readonly DeclaredCache[];
  /** What follows notices and is no cache. */
  readonly followers?: readonly Follower[];
  /** Done before the server is ready; the listening connection is there then. */
  readonly open?: () => Promise<void>;
  /** Done while requests still run, so that none of them waits for an end that does not come. */
  readonly end?: () => void;
  /** Done when the last request has been answered. */
  readonly close?: () => void | Promise<void>;
}
