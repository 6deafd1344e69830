import { Client } from 'pg';

/**
 * A client that reports a broken connection only to its running query: an error event without a
 * listener would end our process.
 */
export function quietClient(connectionString: string, connectionTimeoutMillis = 5_000): Client {
  const client = new Client({ connectionString, connectionTimeoutMillis });
  client.on('error', () => undefined);
  return client;
}
