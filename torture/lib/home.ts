import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endLeftDatabase, ServerProcess } from './server-process.ts';

/** A folder for data that are deleted at the end, with the servers that run on it. */
export class Home {
  readonly dataDir: string;
  readonly #folder: string;
  readonly #settings: Readonly<Record<string, string>>;
  #server: ServerProcess | undefined;

  constructor(settings: Readonly<Record<string, string>> = {}) {
    this.#folder = mkdtempSync(join(tmpdir(), 'pc-torture-'));
    // As root PostgreSQL runs as another user, who has to get into the folder.
    chmodSync(this.#folder, 0o755);
    this.dataDir = join(this.#folder, 'data');
    this.#settings = settings;
  }

  /** Begins to start a server; its `ready` tells when it serves. */
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
    await endLeftDatabase(this.dataDir);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
