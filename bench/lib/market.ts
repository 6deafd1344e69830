import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startEmbeddedServer, type EmbeddedServer } from '../../src/db/embedded/embedded-server.ts';
import type { DemoSize } from '../../src/loaders/demo/load-demo-market.ts';
import { prepareDatabase } from '../../src/server/boot/prepare-database.ts';
import type { BenchContext } from '../harness.ts';
import { fillArchive } from './fill-archive.ts';
import { fillUpTo } from './fill-market.ts';

/**
 * `medium` is for comparisons only: the normal market with instruments added up to ten thousand.
 * `archive` is a tiny market with ten million rows in the futures archive, `lists` a tiny one whose
 * lists a group fills itself.
 */
export type MarketSize = 'normal' | 'medium' | 'large' | 'archive' | 'lists';

const DEMO_SIZES = {
  normal: 'normal',
  medium: 'normal',
  large: 'large',
  archive: 'tiny',
  lists: 'tiny',
} as const satisfies Record<MarketSize, DemoSize>;

export const MEDIUM_INSTRUMENTS = 10_000;

/** A separate PostgreSQL with the demo market, in a folder that is deleted at the end. */
export class Market {
  readonly size: MarketSize;
  readonly #keptFolder: string | undefined;
  readonly #defer: BenchContext['defer'];
  readonly #reportProgress: BenchContext['reportProgress'];
  #folder: string | undefined;
  #server: EmbeddedServer | undefined;

  constructor(
    size: MarketSize,
    keptFolder: string | undefined,
    defer: BenchContext['defer'],
    reportProgress: BenchContext['reportProgress'],
  ) {
    this.size = size;
    this.#keptFolder = keptFolder;
    this.#defer = defer;
    this.#reportProgress = reportProgress;
  }

  /** The running server with the market. */
  async open(): Promise<EmbeddedServer> {
    if (this.#server) return this.#server;
    const isNew = this.#folder === undefined;
    this.#folder ??= await this.#makeFolder();
    this.#server = await startEmbeddedServer({ dataDir: this.#folder });
    if (isNew) {
      this.#defer(() => this.#stop());
      this.#reportProgress(`loading the ${this.size} demo market`);
      await this.#load(this.#server.url('owner'));
    }
    return this.#server;
  }

  /** The DATA_DIR with the market, for another process; `open` takes it back. */
  async release(): Promise<string> {
    if (this.#folder === undefined) await this.open();
    await this.#stop();
    return this.#folder ?? '';
  }

  async #load(url: string): Promise<void> {
    await prepareDatabase(url, { demo: DEMO_SIZES[this.size] });
    if (this.size === 'medium') await fillUpTo(url, MEDIUM_INSTRUMENTS);
    if (this.size === 'archive') await fillArchive(url, this.#reportProgress);
  }

  async #makeFolder(): Promise<string> {
    if (this.#keptFolder !== undefined) {
      const kept = resolve(this.#keptFolder, this.size);
      await mkdir(kept, { recursive: true });
      return kept;
    }
    const folder = await mkdtemp(join(tmpdir(), 'pc-bench-'));
    this.#defer(() => rm(folder, { recursive: true, force: true }));
    // As root, PostgreSQL runs as another user, who must be able to enter the folder.
    await chmod(folder, 0o755);
    return folder;
  }

  async #stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    await server?.stop();
  }
}
