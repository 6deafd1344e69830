import type { FastifyBaseLogger } from 'fastify';
import type { SignInOutcome, SignInWay } from '../../../contracts/admin/usage.ts';
import type { Db } from '../../../db/connect.ts';
import { formatDay } from '../../../domain/time/day.ts';
import type { Language } from '../../../domain/text/language.ts';
import { spanOfDay, todayAt, type Clock } from '../../../domain/time/now.ts';
import { harmlessTerm } from './harmless-term.ts';
import { storeTally } from './usage-store.ts';
import { Tally } from './tally.ts';

const STORE_MS = 5000;

/** Interfaces for code that counts sign-ins or API calls. */
export type SignInCounter = Pick<UsageCounter, 'countSignIn'>;
export type CallCounter = Pick<UsageCounter, 'countCall'>;

/**
 * Counts how the portal is used. Counting is an addition in memory, so no request waits for it; the
 * counts are added to the database every few seconds and at shutdown. Several processes add up. A
 * process that is killed loses what it counted since the last write.
 */
export class UsageCounter {
  readonly #db: Db;
  readonly #now: Clock;
  readonly #log: FastifyBaseLogger;
  #tally = new Tally();
  #today = { text: '', timeZone: '', fromMs: 0, toMs: 0 };
  #storing: Promise<void> | null = null;
  #isFailing = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Db, now: Clock, log: FastifyBaseLogger) {
    this.#db = db;
    this.#now = now;
    this.#log = log;
  }

  start(): void {
    this.#timer = setInterval(() => void this.store(), STORE_MS).unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.store();
  }

  countSignIn(way: SignInWay, outcome: SignInOutcome): void {
    this.#countNumber('sign_in', `${way} ${outcome}`);
  }

  /** A search without results of any type. */
  countMiss(typed: string, language: Language): void {
    this.#countNumber('missed_search', language);
    const term = harmlessTerm(typed);
    if (term !== undefined) this.#tally.addTerm({ day: this.#day(), language, term, searches: 1 });
  }

  countCall(tokenId: number, isRefused: boolean): void {
    this.#countNumber('api_call', 'calls');
    if (isRefused) this.#countNumber('api_call', 'refused');
    const refused = isRefused ? 1 : 0;
    this.#tally.addCalls({ tokenId, day: this.#day(), calls: 1, refused });
  }

  /** Stores everything counted so far; what can't be stored is kept for the next time. */
  async store(): Promise<void> {
    // A write in progress started earlier and doesn't include the latest counts.
    await this.#storing;
    if (!this.#tally.isEmpty) {
      this.#storing ??= this.#store().finally(() => (this.#storing = null));
    }
    await this.#storing;
  }

  async #store(): Promise<void> {
    const taken = this.#tally;
    this.#tally = new Tally();
    try {
      this.#tally.add(await storeTally(this.#db, taken));
      this.#isFailing = false;
    } catch (error) {
      this.#tally.add(taken);
      if (!this.#isFailing) this.#log.warn({ err: error }, 'failed to store usage figures');
      this.#isFailing = true;
    }
  }

  #countNumber(figure: 'sign_in' | 'missed_search' | 'api_call', part: string): void {
    this.#tally.addNumber({ day: this.#day(), figure, part, number: 1 });
  }

  /** Calculated once a day, because time zone calendars are slow. */
  #day(): string {
    const now = this.#now();
    const { text, timeZone, fromMs, toMs } = this.#today;
    if (now.ms >= fromMs && now.ms < toMs && now.timeZone === timeZone) return text;
    const day = todayAt(now);
    const { from, to } = spanOfDay(day, now.timeZone);
    this.#today = {
      text: formatDay(day),
      timeZone: now.timeZone,
      fromMs: 1000 * from,
      toMs: 1000 * to,
    };
    return this.#today.text;
  }
}
