import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';
import { StartupError } from './startup-error.ts';

export type Db = Kysely<Database>;

/** A pool or a connection. */
export interface Askable {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
}

const DATE_OID = 1082;
const INT8_OID = 20;

/** Dates stay text (`YYYY-MM-DD`), bigint counts become numbers, decimals stay exact text. */
const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === DATE_OID) return (text: string) => text;
    if (oid === INT8_OID) return Number;
    return format === 'binary'
      ? pg.types.getTypeParser(oid, 'binary')
      : pg.types.getTypeParser(oid);
  },
};

/** The server cancels a query that takes longer than this, which frees the connection. */
const STATEMENT_MS = 10_000;
/** If the server doesn't even cancel the query in this time, the connection counts as dead. */
const ANSWER_MS = 12_000;

const CONNECT_MS = 5_000;

/**
 * `servesRequests`: queries have a time limit; loads have none. `plansOnce`: a prepared query keeps
 * one plan for all values, which only suits queries that have one sensible plan.
 */
export function createPool(
  url: string,
  options: { max?: number; plansOnce?: boolean; servesRequests?: boolean; connectMs?: number } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 12,
    types: typeParsers,
    connectionTimeoutMillis: options.connectMs ?? CONNECT_MS,
    application_name: 'parcurve',
    keepAlive: true,
    ...(options.servesRequests && {
      statement_timeout: STATEMENT_MS,
      query_timeout: ANSWER_MS,
    }),
    ...(options.plansOnce && { options: '-c plan_cache_mode=force_generic_plan' }),
  });
  // A connection that breaks while idle, between two queries or while closing is replaced on the
  // next use, and a waiting query fails by itself. Without a listener the event would end the
  // process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  pool.on('release', (_error, client) => dropIfUnanswered(client));
  return pool;
}

/**
 * A connection whose last query was abandoned may still be busy and would delay the next query. One
 * whose query has just failed may not have received ReadyForQuery yet.
 */
function dropIfUnanswered(client: pg.PoolClient): void {
  const held = client as unknown as { readyForQuery: boolean; end(): Promise<void> };
  if (held.readyForQuery) return;
  // Marked as ended from now on, so the pool doesn't reuse it while it is being closed.
  held.end().catch(() => {});
  cutOff(client);
}

/** Closes a connection without the usual handshake, which a dead server would never answer. */
export function cutOff(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}

export function createDb(pool: pg.Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** The same on one connection, for work inside its transaction. */
export function createDbOn(client: pg.PoolClient): Db {
  const kept = { query: client.query.bind(client), release: () => {} };
  const pool = { connect: async () => kept, end: async () => {} };
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }),
  });
}

/** How many connections the role of this URL may open, excluding reserved ones. */
export async function allowedConnections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ allowed: number }>(`
      select least(
        current_setting('max_connections')::integer
          - current_setting('superuser_reserved_connections')::integer
          - coalesce(current_setting('reserved_connections', true)::integer, 0),
        case when not rolsuper then nullif(rolconnlimit, -1) end,
        case when not rolsuper then nullif(datconnlimit, -1) end
      ) as allowed
      from pg_roles, pg_database
      where rolname = current_user and datname = current_database()`);
    return rows[0]!.allowed;
  } finally {
    await client.end();
  }
}

/** Startup fails with one message if the server in a setting can't be used. */
export async function assertReachable(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const client = makeClient(url, setting);
  const place = `${client.host}:${client.port}/${client.database ?? ''}`;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; encoding: string }>(
      `select current_setting('server_version_num') as version,
              current_setting('server_encoding') as encoding`,
    );
    const { version, encoding } = rows[0]!;
    if (Number(version) < 150_000) {
      throw new StartupError(
        `The database at ${place} is older than PostgreSQL 15: use version 15 or later.`,
      );
    }
    if (encoding !== 'UTF8') {
      throw new StartupError(
        `The database at ${place} uses the encoding ${encoding}, which cannot store all ten languages: create one with encoding 'UTF8' and template template0.`,
      );
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The database in ${setting} (${place}) cannot be used: ${describe(error)}.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Strict about `@`: otherwise a password with an unescaped `@` could be taken for a database name
 * and printed.
 */
const ADDRESS = /^postgres(?:ql)?:\/\/[^/?]*(?:\/[^/@?]*)?(?:\?.*)?$/;

function makeClient(url: string, setting: string): pg.Client {
  try {
    // Parsed by the driver instead of `URL`, which rejects sockets
    // (`postgresql://user@/db?host=/run`).
    if (ADDRESS.test(url)) {
      return new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    }
  } catch {
    // The driver couldn't parse it either.
  }
  throw new StartupError(
    `${setting} must be a URL such as postgresql://user:password@host:5432/database.`,
  );
}

function describe(error: unknown): string {
  // Node reports a refused connection to a name with several addresses as an empty AggregateError.
  if (error instanceof AggregateError && error.errors[0] instanceof Error) {
    return error.errors[0].message;
  }
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
