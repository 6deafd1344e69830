import type { AddressInfo } from 'node:net';
import { createPool } from '../../src/db/connect.ts';
import { createApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { buildPagesWhenStale } from '../../src/server/boot/web-build.ts';
import { serveMessages } from './serve-messages.ts';

/** The real application on a prepared database. */
serveMessages(async (message) => {
  const { databaseUrl } = message as { databaseUrl: string };
  // A fresh copy has no files to serve yet.
  await buildPagesWhenStale();
  const config = readConfig({
    ...process.env,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'warn',
    // This measures the work; `torture -- overload` measures when it is rejected.
    MAX_WAIT_MS: '10000',
  });
  const app = await createApp({
    config,
    pool: createPool(databaseUrl),
    databaseUrl,
    pages: () => Promise.reject(new Error('this server has no pages')),
  });
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  return { port: (app.http.server.address() as AddressInfo).port };
});
