import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopLeftoverDatabase, ServerProcess } from './server-process.ts';

/** A temporary data folder, with the servers that run on it. */
export class Home {
  readonly dataDir: string;
  readonly #folder: string;
  readonly #settings: Readonly<Record<string, string>>;
  #server: ServerProcess | undefined;

  constructor(settings: Readonly<Record<string, string>> = {}) {
    this.#folder = mkdtempSync(join(tmpdir(), 'pc-torture-'));
    // As root, PostgreSQL runs as another user, who must be able to enter the folder.
    chmodSync(this.#folder, 0o755);
    this.dataDir = join(this.#folder, 'data');
    this.#settings = settings;
  }

  /** Starts a server; its `ready` settles when it serves. */
  start(): ServerProcess {
    this.#server = new ServerProcess(this.dataDir, this.#settings);
    return this.#server;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  /** Removes everything, whatever state it is in. */
  async remove(): Promise<void> {
    await this.#server?.stop();
    await stopLeftoverDatabase(this.dataDir);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
