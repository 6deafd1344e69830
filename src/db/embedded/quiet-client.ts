import { Client } from 'pg';

/**
 * A client whose broken connection reports itself to the query under way alone: as an event that
 * nobody hears it would end our process.
 */
export function quietClient(connectionString: string, connectionTimeoutMillis = 5_000): Client {
  const client = new Client({ connectionString, connectionTimeoutMillis });
  client.on('error', () => undefined);
  return client;
}
