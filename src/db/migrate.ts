import type pg from 'pg';
import { grantToApp } from './app-role.ts';
import type { Askable } from './connect.ts';
import { provideCalendars } from './provide-calendars.ts';
import { hasFunctions, replaceFunctions } from './replace-functions.ts';
import { readSqlFiles, type SqlFile } from './sql-files.ts';
import { StartupError } from './startup-error.ts';

export const MIGRATIONS_FOLDER = new URL('./migrations/', import.meta.url);
const LOCK = 712_001;
const APP_ROLE = 'parcurve_app';

interface Migration extends SqlFile {
  readonly id: number;
}

async function readMigrations(folder = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const files = await readSqlFiles(folder);
  return files.map((file) => Object.assign(file, { id: Number.parseInt(file.name, 10) }));
}

export interface MigrateOptions {
  readonly onProgress?: (done: number, total: number, what: string) => void;
  /**
   * Stops after this migration and skips the functions: for tests of a database of an older
   * version.
   */
  readonly upTo?: number;
  /** Their folder, if not with the sources: for tests. */
  readonly folder?: URL;
}

/**
 * Brings the database to the latest schema and functions; returns how many migrations it ran.
 * Several processes may start at once: one migrates, the others wait and find nothing to do.
 */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<number> {
  const { onProgress, upTo } = options;
  const migrations = await readMigrations(options.folder);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      `create table if not exists schema_migration (
         id integer primary key, name text not null, checksum text not null,
         applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ id: number; checksum: string }>(
      'select id, checksum from schema_migration',
    );
    const applied = new Map(rows.map((row) => [row.id, row.checksum]));
    refuseUnknown(applied, migrations);
    const missing = migrations.filter(({ id }) => !applied.has(id) && id <= (upTo ?? Infinity));
    for (const [i, migration] of missing.entries()) {
      onProgress?.(i, missing.length, migration.name);
      await apply(client, migration);
    }
    const replaced = upTo === undefined ? await replaceFunctions(client) : [];
    if (upTo === undefined) await provideCalendars(client);
    if (missing.length > 0) onProgress?.(missing.length, missing.length, 'finish');
    const isNew = missing.length + replaced.length > 0;
    if (isNew && (await hasAppRole(client))) await grantToApp(client, APP_ROLE);
    return missing.length;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {});
    client.release();
  }
}

/** True if every migration of this checkout and its functions have been applied. */
export async function isMigrated(database: Askable): Promise<boolean> {
  const [migrations, { rows }] = await Promise.all([
    readMigrations(),
    database.query('select id from schema_migration'),
  ]);
  const applied = new Set(rows.map((row) => row.id));
  if (!migrations.every(({ id }) => applied.has(id))) return false;
  return hasFunctions(database, migrations.at(-1)?.id ?? 0);
}

function refuseUnknown(applied: Map<number, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map(({ id, checksum }) => [id, checksum]));
  for (const [id, checksum] of applied) {
    if (!known.has(id)) {
      throw new StartupError(
        `The database was created by a newer version of Parcurve (migration ${id}): update this checkout.`,
      );
    }
    if (known.get(id) !== checksum) {
      throw new StartupError(
        `Migration ${id} was changed after it was applied: add a new migration instead.`,
      );
    }
  }
}

async function apply(client: pg.PoolClient, { id, name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (id, name, checksum) values ($1, $2, $3)', [
      id,
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** If one role owns everything, it needs no grants, and grants must not remove its rights. */
async function hasAppRole(client: pg.PoolClient): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from pg_roles where rolname = $1 and rolname <> current_user',
    [APP_ROLE],
  );
  return Boolean(rowCount);
}
