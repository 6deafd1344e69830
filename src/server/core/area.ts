import type { FastifyInstance } from 'fastify';
import type { Route } from './http/api.ts';
import type { DeclaredCache, Follower } from './notify/notices.ts';

/** What an area or an engine contributes to the server. */
export interface Area {
  /** Its API routes. */
  readonly routes?: readonly Route[];
  /** Mounts files and other routes that have no contract. */
  readonly mount?: (http: FastifyInstance) => void;
  readonly caches?: readonly DeclaredCache[];
  /** Followers of notices that aren't caches. */
  readonly followers?: readonly Follower[];
  /** Runs before the server is ready; the listening connection is already open. */
  readonly open?: () => Promise<void>;
  /**
   * Runs while requests are still in flight and must release any that would otherwise never end.
   */
  readonly end?: () => void;
  /** Runs after the last request has been answered. */
  readonly close?: () => void | Promise<void>;
}
