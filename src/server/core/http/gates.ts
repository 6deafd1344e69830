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
 * What a route takes. Beside the classes of calls: `page` for what is rendered or drawn and then
 * kept, where only new ones pass the gate of their maker; `outside` for what waits for another
 * server.
 */
export type RouteCost = Cost | 'page' | 'outside';

/** Whoever has to wait for its maker waits there; this only bounds how many do. */
const CHARTS = 128;
/** How many begin at once; their rows are read in turns (`server/core/files/`). */
const FILES = 8;
/** More than the threads that hash let wait. */
const PASSWORDS = 64;
const OUTSIDE = 32;
/** They take milliseconds: a burst of them is served, and only a flood refused. */
const LIGHT_WAITING = 256;
/** One page may ask for some dozens of lists at once. */
const LISTS_WAITING = 64;
/** As many as one page, or a program that asks for a few things at once, has in flight. */
const HANDFUL = 6;

/** One gate for each class of calls, so that a flood of one leaves the others as they are. */
export class Gates {
  readonly #gates: Readonly<Record<Exclude<RouteCost, 'none' | 'page'>, Gate>>;

  constructor({ databaseConnections, searches, waitMs }: Limits) {
    const gate = (places: number, maxWaiting?: number) =>
      new Gate(places, { longestWaitMs: waitMs, maxWaiting, handful: HANDFUL });
    this.#gates = {
      light: gate(databaseConnections, LIGHT_WAITING),
      // They keep the thread that serves busy, and leave connections to all others. More at once
      // would not be served sooner: all of them would be late.
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

/** Who sent a request, as far as that can be told before anything is looked up. */
export function claimFrom(request: FastifyRequest, parts: ClaimParts): Claim {
  return {
    isSignedIn: () => isSignedIn(request, parts),
    isGone: () => isGone(request),
    waitedMs: request.waitedMs,
  };
}

/** An arbitrary cookie is not a session, nor an arbitrary text a token. */
export function isSignedIn(request: FastifyRequest, { config, sessions }: ClaimParts): boolean {
  const token = readProgramToken(request) ?? readSessionToken(request, config);
  return token !== null && sessions.isKnown(token);
}
