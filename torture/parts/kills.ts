import { setTimeout as sleep } from 'node:timers/promises';
import { all, counted, milliseconds, none, type Outcome, type Run } from '../harness.ts';
import type { Home } from '../lib/home.ts';
import { Ledger, type Account } from '../lib/ledger.ts';
import { marketPicture } from '../lib/market-picture.ts';
import { findPostmaster, type ServerProcess } from '../lib/server-process.ts';
import { until } from '../lib/until.ts';
import { hit, VICTIMS, type Victim } from '../lib/victims.ts';
import { Wire } from '../lib/wire.ts';

const WRITERS = 4;
/** Some accounts that were checked after an earlier kill are checked again. */
const OLD_ONES = 10;
const RETURN_LIMIT_MS = 60_000;
const PAUSE_MS = 50;
/** A server gives up if its database ends more than five times in a minute. */
const MAX_HITS = 5;
const WITHIN_MS = 60_000;

export interface KillOptions {
  readonly kills: number;
  /** The longest time of writing before a kill. */
  readonly longestMs: number;
  readonly hasDemo: boolean;
}

/** Kills the server, its database or both while accounts are written; then checks each account. */
export async function tortureWithKills(
  home: Home,
  run: Run,
  options: KillOptions,
): Promise<Outcome> {
  const scene = new Scene(home, run);
  await scene.open();
  const before = await scene.picture(options.hasDemo);
  const victims = new Map<Victim, number>();
  let kills = 0;
  while (kills < options.kills && !run.isTimeOver() && scene.isUsable) {
    // First each victim in turn, so that even a few kills cover all of them.
    const victim = VICTIMS[kills] ?? run.random.pick(VICTIMS);
    run.reportProgress(`kill ${kills + 1} of ${options.kills}: ${victim}`);
    await scene.killWhileWriting(victim, run.random.between(50, options.longestMs), kills);
    victims.set(victim, (victims.get(victim) ?? 0) + 1);
    kills += 1;
  }
  run.reportProgress(`looking for all ${scene.ledger.accounts.length} accounts`);
  await scene.lookFor(scene.ledger.accounts);
  if (scene.isUsable && (await scene.picture(options.hasDemo)) !== before) {
    scene.faults.push('the market is another one than before');
  }
  await scene.close();
  const { ledger, losses, faults, slowestReturnMs } = scene;
  return {
    figures: [
      all('kills', kills, options.kills),
      ...[...victims].map(([victim, times]) => counted(`… of ${victim}`, times)),
      counted('acknowledged writes', ledger.acknowledged),
      none('lost', losses.size),
      none('answers other than 200 and 503', ledger.faults.length),
      none('times it did not come back whole', faults.length),
      milliseconds('slowest return', slowestReturnMs, RETURN_LIMIT_MS),
    ],
    faults: [...losses, ...ledger.faults, ...faults],
  };
}

/** The running server, and everything written to all servers on this data. */
class Scene {
  readonly ledger = new Ledger();
  readonly losses = new Set<string>();
  readonly faults: string[] = [];
  slowestReturnMs = 0;
  readonly #home: Home;
  readonly #run: Run;
  #server: ServerProcess | undefined;
  #wire: Wire | undefined;
  /** The times when this server's postmaster was hit. */
  #hits: number[] = [];

  constructor(home: Home, run: Run) {
    this.#home = home;
    this.#run = run;
  }

  get isUsable(): boolean {
    return this.#wire !== undefined;
  }

  async open(): Promise<void> {
    this.#hits = [];
    this.#server = this.#home.start();
    this.#wire = new Wire(await this.#server.ready());
  }

  /** The summary of its market. */
  async picture(hasDemo: boolean): Promise<string> {
    return this.#wire ? marketPicture(this.#wire, hasDemo) : '';
  }

  async close(): Promise<void> {
    this.#wire?.close();
    await this.#home.stop();
  }

  async killWhileWriting(victim: Victim, afterMs: number, round: number): Promise<void> {
    const [server, wire] = [this.#server, this.#wire];
    if (!server || !wire) return;
    const known = this.ledger.accounts.length;
    const stop = new AbortController();
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let n = 0; !stop.signal.aborted; n += 1) {
        const before = this.ledger.acknowledged;
        await this.ledger.live(wire, `k${round}-w${writer}-n${n}@torture.example`);
        // No server responds, so polling can slow down.
        if (before === this.ledger.acknowledged) await sleep(PAUSE_MS);
      }
    });
    await sleep(afterMs);
    const postmaster = findPostmaster(server.dataDir);
    const begin = performance.now();
    if (victim === 'postmaster') this.#hits.push(begin);
    await hit(victim, server);
    // If only the database was hit, writing continues while it recovers.
    if (server.isOver) stop.abort();
    await this.#comeBack(server, victim, postmaster);
    this.slowestReturnMs = Math.max(this.slowestReturnMs, performance.now() - begin);
    stop.abort();
    await Promise.all(writers);
    if (this.#wire !== wire) wire.close();
    const old = this.ledger.accounts.slice(0, known);
    const again = Array.from({ length: Math.min(OLD_ONES, known) }, () =>
      this.#run.random.pick(old),
    );
    await this.lookFor([...this.ledger.accounts.slice(known), ...new Set(again)]);
  }

  async lookFor(accounts: readonly Account[]): Promise<void> {
    if (!this.#wire) return;
    for (const account of accounts) {
      for (const loss of await this.ledger.findLosses(this.#wire, account)) this.losses.add(loss);
    }
  }

  /** Waits until it serves again, by itself or after a restart. */
  async #comeBack(server: ServerProcess, victim: Victim, postmaster?: number): Promise<void> {
    const wire = this.#wire;
    const isBack = async (): Promise<boolean> => {
      if (server.isOver || !wire) return true;
      // The server needs a moment to notice that the database is gone.
      const now = findPostmaster(server.dataDir);
      if (victim === 'postmaster' && (now === undefined || now === postmaster)) return false;
      return (await wire.send({ method: 'GET', path: '/readyz' })).status === 200;
    };
    if (victim === 'connection') await sleep(PAUSE_MS);
    const back = await until(RETURN_LIMIT_MS, isBack);
    if (back === undefined) this.faults.push(`not ready ${RETURN_LIMIT_MS} ms after: ${victim}`);
    if (!server.isOver) return;
    const hits = this.#hits.filter((at) => at > performance.now() - WITHIN_MS).length;
    const isExpected = victim === 'server' || victim === 'both' || hits > MAX_HITS;
    if (!isExpected) this.faults.push(`after ${victim}: ${server.ending}`);
    try {
      await this.open();
    } catch (error) {
      this.#wire = undefined;
      this.faults.push(`after ${victim}: ${String(error)}`);
    }
  }
}
