import type { FastifyRequest } from 'fastify';
import type { Cost } from '../../../contracts/core/endpoint.ts';
import type { Config, Limits } from '../../config.ts';
import { Gate, type Claim } from './admission.ts';
import {
  isGone,
  readProgramToken,
  readSessionToken,
  type KnownSessions,
} from './context-factory.ts';

/**
 * The cost class of a route. In addition to those of contracts: `page` for content that is rendered
 * or drawn and then cached, where only new content passes its maker's gate; `outside` for requests
 * that wait for another server.
 */
export type RouteCost = Cost | 'page' | 'outside';

/** Requests queue at the chart's own gate; this only limits how many do. */
const CHARTS = 128;
/** How many files start at once; their rows are read in turns (`server/core/files/`). */
const FILES = 8;
/** More than the queue of the hashing threads. */
const PASSWORDS = 64;
const OUTSIDE = 32;
/** Light calls take milliseconds: a burst is served, and only a flood is rejected. */
const LIGHT_WAITING = 256;
/** One page may request dozens of lists at once. */
const LISTS_WAITING = 64;
/** As many requests as one page, or a program with a few parallel calls, has in flight. */
const HANDFUL = 6;

/** One gate per cost class, so a flood in one class doesn't affect the others. */
export class Gates {
  readonly #gates: Readonly<Record<Exclude<RouteCost, 'none' | 'page'>, Gate>>;

  constructor({ databaseConnections, searches, waitMs }: Limits) {
    const gate = (places: number, maxWaiting?: number) =>
      new Gate(places, { longestWaitMs: waitMs, maxWaiting, handful: HANDFUL });
    this.#gates = {
      light: gate(databaseConnections, LIGHT_WAITING),
      // Heavy calls occupy the serving thread and must leave connections to all other calls.
      // Running more at once wouldn't speed them up: all of them would be late.
      heavy: gate(Math.ceil(databaseConnections / 4), LISTS_WAITING),
      chart: gate(CHARTS),
      search: gate(searches),
      file: gate(FILES),
      password: gate(PASSWORDS),
      outside: gate(OUTSIDE),
    };
  }

  run<T>(cost: Exclude<RouteCost, 'page'>, claim: Claim, work: () => Promise<T>): Promise<T> {
    return cost === 'none' ? work() : this.#gates[cost].run(claim, work);
  }
}

interface ClaimParts {
  readonly config: Config;
  readonly sessions: KnownSessions;
}

/** The sender of a request, as far as it can be determined without a lookup. */
export function claimFrom(request: FastifyRequest, parts: ClaimParts): Claim {
  return {
    isSignedIn: () => isSignedIn(request, parts),
    isGone: () => isGone(request),
    waitedMs: request.waitedMs,
  };
}

/** An arbitrary cookie isn't a session, nor is an arbitrary string a token. */
export function isSignedIn(request: FastifyRequest, { config, sessions }: ClaimParts): boolean {
  const token = readProgramToken(request) ?? readSessionToken(request, config);
  return token !== null && sessions.isKnown(token);
}
