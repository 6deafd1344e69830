import type { FastifyBaseLogger } from 'fastify';
import { abilitiesFor, ANONYMOUS, withPolicy, type Viewer } from '../../../../access/viewer.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { AccessPolicy } from '../../../../contracts/admin/settings.ts';
import type { Db } from '../../../../db/connect.ts';
import type { Clock } from '../../../../domain/time/now.ts';
import type { SessionReader } from '../../../core/http/context-factory.ts';
import { LiveStream, type LiveRequest } from './live-stream.ts';
import { QuoteFeed } from './quote-feed.ts';

/**
 * Proxies close silent connections only after a longer time; pages react when two heartbeats are
 * missing.
 */
const BEAT_MS = 10_000;
const MAX_BUFFERED_BYTES = 256 * 1024;
/** The limit per server process, for an account or a visitor's IP address. */
const MAX_STREAMS_PER_ACCOUNT = 20;
const REFUSED_FOR_SECONDS = 60;
/** The database's clock, which decides, may be slightly behind ours. */
const AGAIN_MS = 200;

export interface LiveQuotesOptions {
  readonly db: Db;
  readonly sessions: SessionReader;
  readonly log: FastifyBaseLogger;
  readonly now: Clock;
  readonly beatMs?: number | undefined;
  readonly maxBufferedBytes?: number;
  readonly maxStreamsPerAccount?: number;
  /** The current access policy. */
  readonly policy?: () => AccessPolicy;
}

/** Checks who may follow which quotes, when a stream opens and while it is open. */
export class LiveQuotes {
  readonly #options: Required<LiveQuotesOptions> & { readonly beatMs: number };
  readonly #feed: QuoteFeed;
  /** Each stream with its heartbeat timer. */
  readonly #streams = new Map<LiveStream, NodeJS.Timeout>();
  /** Timers for streams whose session, token or tariff ends soon. */
  readonly #endings = new Map<LiveStream, NodeJS.Timeout>();
  #isClosed = false;
  #sessionsFail = false;

  constructor(options: LiveQuotesOptions) {
    this.#options = {
      maxBufferedBytes: MAX_BUFFERED_BYTES,
      maxStreamsPerAccount: MAX_STREAMS_PER_ACCOUNT,
      policy: () => 'levels',
      ...options,
      beatMs: options.beatMs ?? BEAT_MS,
    };
    this.#feed = new QuoteFeed(options.db, options.log, options.now);
  }

  get openStreams(): number {
    return this.#streams.size;
  }

  /** The route calls this before it opens a stream, because afterwards it can't send a status. */
  refuseTooMany({ accountId }: Viewer, address: string): void {
    if (this.#isClosed) throw new ApiError('not_ready');
    const own = this.#streams
      .keys()
      .filter(({ viewer, address: from }) =>
        accountId === null
          ? viewer.accountId === null && from === address
          : viewer.accountId === accountId,
      );
    if ([...own].length >= this.#options.maxStreamsPerAccount) {
      throw new ApiError('too_many_attempts', { retryAfterSeconds: REFUSED_FOR_SECONDS });
    }
  }

  open(request: LiveRequest): void {
    // The client left while its session was looked up, so `close` would never fire.
    if (request.response.destroyed) return;
    const { beatMs } = this.#options;
    const stream = new LiveStream({ ...request, ...this.#options });
    this.#streams.set(
      stream,
      setInterval(() => this.#beat(stream), beatMs),
    );
    this.#feed.join(stream);
    stream.start(() => this.#forget(stream));
    // The session may have ended since the lookup; from here on no notice is missed.
    void this.#check(stream);
  }

  instrumentsChanged(instrumentIds: Iterable<number>): void {
    this.#feed.instrumentsChanged(instrumentIds);
  }

  /** Called when sessions of the account have ended or its rights have changed. */
  recheckAccount(accountId: number): void {
    this.#recheck((stream) => stream.viewer.accountId === accountId);
  }

  /** Called when notices about sessions or quotes may have been missed. */
  recheckAll(): void {
    this.#recheck(() => true);
  }

  close(): void {
    this.#isClosed = true;
    this.#feed.close();
    for (const stream of this.#streams.keys()) this.#end(stream);
  }

  #recheck(isConcerned: (stream: LiveStream) => boolean): void {
    for (const stream of [...this.#streams.keys()].filter(isConcerned)) {
      stream.isMuted = true;
      void this.#check(stream);
    }
  }

  #beat(stream: LiveStream): void {
    stream.beat();
    void this.#check(stream);
  }

  /** Checks the viewer again; a paused stream that may continue gets the quotes it missed. */
  async #check(stream: LiveStream): Promise<void> {
    stream.lastCheck += 1;
    const check = stream.lastCheck;
    const viewer = await this.#findViewer(stream);
    if (check !== stream.lastCheck || !this.#streams.has(stream)) return;
    if (viewer === 'unknown') {
      stream.isMuted = true;
      return;
    }
    const wasMuted = stream.isMuted;
    this.#watchEnding(stream, viewer);
    stream.changeViewer(withPolicy(viewer ?? ANONYMOUS, this.#options.policy()));
    if (!abilitiesFor(stream.viewer).seesValues) return this.#end(stream);
    if (!wasMuted) return;
    stream.isMuted = false;
    this.#feed.catchUp(stream);
  }

  /**
   * The next heartbeat may come long after the end; an end later than that is noticed by the
   * heartbeat.
   */
  #watchEnding(stream: LiveStream, viewer: Viewer | null): void {
    clearTimeout(this.#endings.get(stream));
    this.#endings.delete(stream);
    const leftMs = (viewer?.goodUntilMs ?? Infinity) - Date.now();
    if (leftMs > this.#options.beatMs) return;
    this.#endings.set(
      stream,
      setTimeout(() => void this.#check(stream), Math.max(leftMs, AGAIN_MS)),
    );
  }

  /** `unknown` while the database doesn't respond: the next heartbeat tries again. */
  async #findViewer(stream: LiveStream): Promise<Viewer | null | 'unknown'> {
    // An anonymous visitor can follow quotes if the operator shows values to everybody.
    if (stream.credential === null) return null;
    try {
      const viewer = await this.#options.sessions.findViewer(stream.credential);
      this.#sessionsFail = false;
      return viewer;
    } catch (error) {
      // Logged once per outage, not for each stream and heartbeat.
      if (!this.#sessionsFail && !this.#isClosed) {
        this.#options.log.error({ err: error }, 'failed to check the sessions of live streams');
      }
      this.#sessionsFail = true;
      return 'unknown';
    }
  }

  #end(stream: LiveStream): void {
    this.#forget(stream);
    stream.end();
  }

  #forget(stream: LiveStream): void {
    clearInterval(this.#streams.get(stream));
    clearTimeout(this.#endings.get(stream));
    this.#streams.delete(stream);
    this.#endings.delete(stream);
    this.#feed.leave(stream);
  }
}
