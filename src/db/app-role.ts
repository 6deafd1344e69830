import pg from 'pg';
import { inTransaction } from './in-transaction.ts';
import { errorCode, StartupError } from './startup-error.ts';

/** Two processes that grant rights at the same moment would conflict with each other. */
const LOCK = 712_002;
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Only the owner writes these tables: in migrations, and in triggers that run with the owner's
 * rights.
 */
const READ_ONLY = String.raw`(relname in (
    'schema_migration', 'schema_function', 'market_calendar', 'trading_gap')
  or relname like 'search\_%' or relname like 'screen\_%')`;
/** The server inserts rows here and never changes one. */
const APPEND_ONLY = `relname in ('audit_entry', 'audit_account')`;

/** The server's role reads and writes rows and has no other rights. */
export async function grantToApp(client: pg.ClientBase, role: string): Promise<void> {
  const to = pg.escapeIdentifier(role);
  const readOnly = await findTables(client, READ_ONLY);
  const appendOnly = await findTables(client, APPEND_ONLY);
  await client.query(`
    grant usage on schema public to ${to};
    grant select, insert, update, delete on all tables in schema public to ${to};
    grant usage, select on all sequences in schema public to ${to};
    revoke insert, update, delete on ${readOnly} from ${to}`);
  // A database of an older version doesn't have these tables yet.
  if (appendOnly !== null) await client.query(`revoke update, delete on ${appendOnly} from ${to}`);
}

/** The matching table names, for a statement; null if there are none. */
async function findTables(client: pg.ClientBase, condition: string): Promise<string | null> {
  const { rows } = await client.query<{ names: string | null }>(
    `select string_agg(format('%I', relname), ', ') as names from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and ${condition}`,
  );
  return rows[0]!.names;
}

/**
 * Makes sure that the role of DATABASE_URL, whatever its name, has the rights it needs. The owner
 * grants missing ones; if that fails, startup fails here instead of at a later request.
 */
export async function provideAppRights(owner: pg.Pool, appUrl: string): Promise<void> {
  const { role, lacking } = await readRights(appUrl);
  if (lacking.length === 0) return;
  await inTransaction(owner, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await grantToApp(client, role);
  }).catch((error: unknown) => {
    if (errorCode(error) !== INSUFFICIENT_PRIVILEGE) throw error;
  });
  const { lacking: still } = await readRights(appUrl);
  if (still.length === 0) return;
  throw new StartupError(
    `The role “${role}” of DATABASE_URL lacks privileges on ${listed(still)}: set DATABASE_OWNER_URL to the owner of the same database, who grants them at startup.`,
  );
}

interface Rights {
  readonly role: string;
  /** Tables and sequences for which the role lacks a required right. */
  readonly lacking: string[];
}

async function readRights(appUrl: string): Promise<Rights> {
  const client = new pg.Client({ connectionString: appUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<Rights>(`
      select current_user as role, array(
        select relname::text from pg_class
        where relnamespace = 'public'::regnamespace and case relkind
          when 'r' then not (has_table_privilege(oid, 'select') and (${READ_ONLY} or (
            has_table_privilege(oid, 'insert') and (${APPEND_ONLY} or (
              has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))))))
          when 'S' then not has_sequence_privilege(oid, 'usage')
          else false end
        union all select 'the schema public' where 'public' <> all (current_schemas(false))
        union all select 'the tables, which do not exist' where not exists (
          select 1 from pg_class
          where relnamespace = 'public'::regnamespace and relname = 'schema_migration')
        order by 1) as lacking`);
    return rows[0]!;
  } finally {
    await client.end().catch(() => {});
  }
}

const NAMED = 3;

function listed(names: readonly string[]): string {
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
