import { assertReachable } from '../db/connect.ts';
import { startEmbeddedServer } from '../db/embedded/embedded-server.ts';
import type { Config } from './config.ts';

/** Where the data are, however the operator wants it. */
export interface DatabaseAccess {
  /** Runs migrations and loads. */
  readonly ownerUrl: string;
  /** Serves requests, with as few rights as possible. */
  readonly appUrl: string;
  /** Settles when the embedded server is gone without having been asked to. */
  readonly crashed: Promise<string>;
  stop(): Promise<void>;
}

export async function openDatabase(config: Config): Promise<DatabaseAccess> {
  const { databaseUrl, databaseOwnerUrl, dataDir } = config;
  if (databaseUrl && databaseOwnerUrl) {
    await assertReachable(databaseUrl);
    if (databaseOwnerUrl !== databaseUrl) {
      await assertReachable(databaseOwnerUrl, 'DATABASE_OWNER_URL');
    }
    return {
      ownerUrl: databaseOwnerUrl,
      appUrl: databaseUrl,
      crashed: new Promise(() => {}),
      stop: async () => {},
    };
  }
  const server = await startEmbeddedServer({ dataDir });
  return {
    ownerUrl: server.url('owner'),
    appUrl: server.url('app'),
    crashed: server.crashed,
    stop: () => server.stop(),
  };
}
