import { LRUCache } from 'lru-cache';
import type { Viewer } from '../../../access/viewer.ts';
import { Gate, type Claim } from '../../core/http/admission.ts';

const SECOND = 1000;
/** How long a viewer is kept in memory; one whose session or token is ended is dropped at once. */
const KEPT_MS = 10 * SECOND;

/** So many are looked up at once: whoever makes up credentials gets no further than this. */
const LOOKUPS = 16;
/** Who asks is not known before. */
const ANYBODY: Claim = { isSignedIn: () => false, isGone: () => false };

/** The viewers who asked lately, by what they came with, so that not every request is a query. */
export class CachedViewers {
  readonly #viewers = new LRUCache<string, Viewer>({
    max: 10_000,
    ttl: KEPT_MS,
    // The cache reads the clock once a second; by default it would set a timer for each millisecond
    // of work.
    ttlResolution: SECOND,
  });

  readonly #lookups = new Gate(LOOKUPS);
  /** What is being looked up: a page's calls that come together are one query. */
  readonly #inFlight = new Map<string, Promise<Viewer | null>>();

  /** Grows whenever something is dropped, so that a lookup that began before is not kept. */
  #forgotten = 0;

  /** The viewer as kept, or as looked up; null is not kept. */
  async find(
    credential: string,
    lookUp: () => Promise<CachedViewer | null>,
  ): Promise<Viewer | null> {
    const known = this.#viewers.get(credential);
    if (known && isStillRight(known)) return known;
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
    // The end of a session or token is as exact as that of a tariff.
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

  /** What was begun before is neither kept nor given to those who ask from now on. */
  #letGo(): void {
    this.#forgotten += 1;
    this.#inFlight.clear();
  }
}

/** The cache would give a viewer for up to ten seconds after a session or tariff has ended. */
function isStillRight({ goodUntilMs }: Viewer): boolean {
  return goodUntilMs === undefined || Date.now() < goodUntilMs;
}

export interface CachedViewer {
  readonly viewer: Viewer;
  readonly expiresAt: Date;
}
