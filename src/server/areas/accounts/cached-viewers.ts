import { LRUCache } from 'lru-cache';
import type { Viewer } from '../../../access/viewer.ts';
import { Gate, type Claim } from '../../core/http/admission.ts';

const SECOND = 1000;
/** How long a viewer is cached; one whose session or token ends is dropped immediately. */
const KEPT_MS = 10 * SECOND;

/** The number of concurrent lookups, which limits the load caused by made-up credentials. */
const LOOKUPS = 16;
/** The viewer isn't known before the lookup. */
const ANYBODY: Claim = { isSignedIn: () => false, isGone: () => false };

/** Caches recent viewers by credential, so not every request needs a query. */
export class CachedViewers {
  readonly #viewers = new LRUCache<string, Viewer>({
    max: 10_000,
    ttl: KEPT_MS,
    // The cache reads the clock once a second; by default it would set a timer for each millisecond
    // of work.
    ttlResolution: SECOND,
  });

  readonly #lookups = new Gate(LOOKUPS);
  /** Lookups in flight: a page's simultaneous calls share one query. */
  readonly #inFlight = new Map<string, Promise<Viewer | null>>();

  /** Incremented whenever something is dropped, so a lookup that started earlier isn't cached. */
  #forgotten = 0;

  /** The viewer from the cache or from a lookup; null isn't cached. */
  async find(
    credential: string,
    lookUp: () => Promise<CachedViewer | null>,
  ): Promise<Viewer | null> {
    const known = this.#viewers.get(credential);
    if (known && isStillValid(known)) return known;
    const begun = this.#inFlight.get(credential);
    if (begun) return begun;
    const found = this.#find(credential, lookUp);
    this.#inFlight.set(credential, found);
    try {
      return await found;
    } finally {
      if (this.#inFlight.get(credential) === found) this.#inFlight.delete(credential);
    }
  }

  async #find(
    credential: string,
    lookUp: () => Promise<CachedViewer | null>,
  ): Promise<Viewer | null> {
    const forgotten = this.#forgotten;
    const found = await this.#lookups.run(ANYBODY, lookUp);
    if (!found) return null;
    const { goodUntilMs = Infinity } = found.viewer;
    // The end of a session or token is as precise as that of a tariff.
    const viewer = {
      ...found.viewer,
      goodUntilMs: Math.min(goodUntilMs, found.expiresAt.getTime()),
    };
    if (forgotten === this.#forgotten) this.#viewers.set(credential, viewer);
    return viewer;
  }

  has(credential: string): boolean {
    return this.#viewers.has(credential);
  }

  forget(credential: string): void {
    this.#letGo();
    this.#viewers.delete(credential);
  }

  forgetAccount(accountId: number): void {
    this.#letGo();
    for (const [credential, viewer] of this.#viewers.entries()) {
      if (viewer.accountId === accountId) this.#viewers.delete(credential);
    }
  }

  forgetAll(): void {
    this.#letGo();
    this.#viewers.clear();
  }

  /** Lookups that started earlier are neither cached nor shared with later requests. */
  #letGo(): void {
    this.#forgotten += 1;
    this.#inFlight.clear();
  }
}

/**
 * Without this check, the cache would return a viewer for up to ten seconds after a session or
 * tariff has ended.
 */
function isStillValid({ goodUntilMs }: Viewer): boolean {
  return goodUntilMs === undefined || Date.now() < goodUntilMs;
}

export interface CachedViewer {
  readonly viewer: Viewer;
  readonly expiresAt: Date;
}
