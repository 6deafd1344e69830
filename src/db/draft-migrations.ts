import pg from 'pg';
import { MIGRATIONS_FOLDER } from './migrate.ts';
import { readSqlFiles, type SqlFile } from './sql-files.ts';
import { StartupError } from './startup-error.ts';

interface Access {
  readonly ownerUrl: string;
  /** URL of a role that may copy the database; without it drafts can't be edited. */
  readonly adminUrl?: string | undefined;
}

interface Options {
  readonly folder?: URL;
  readonly report?: (sentence: string) => void;
}

/**
 * For `npm run dev`: an uncommitted migration is a draft that may still be edited. A copy of the
 * database is kept from before the first draft was applied. When a draft is edited, renamed or
 * removed, the database is reset to that copy, and `migrate` applies the current drafts.
 */
export async function followDrafts(
  access: Access,
  committed: ReadonlySet<string> | null,
  { folder = MIGRATIONS_FOLDER, report = console.log }: Options = {},
): Promise<void> {
  if (committed === null) return;
  const files = await readSqlFiles(folder);
  const applied = await readApplied(access.ownerUrl);
  // A new database has nothing to reset to and is quickly recreated.
  if (applied.size === 0) return;
  const copy =
    access.adminUrl === undefined ? null : new DatabaseCopy(access.ownerUrl, access.adminUrl);
  const edited = [...applied].find(
    ([name, checksum]) => !isUnchangedSinceApplied(files, name, checksum),
  )?.[0];
  const drafts = files.filter(({ name }) => !committed.has(name));
  if (edited !== undefined && !committed.has(edited)) {
    if (!(await copy?.exists())) throw missingCopyError(edited);
    await copy?.restore();
    report(
      `${edited} is not committed and has changed: the database was restored to its state before the drafts, and all later changes are lost.`,
    );
  } else if (drafts.length === 0) {
    await copy?.drop();
  } else if (drafts.every(({ name }) => !applied.has(name))) {
    await copy?.replaceWithDatabase();
    const what = copy
      ? 'until it is, editing it restores a copy of the database taken now'
      : 'if you edit it, you need an empty database';
    report(`${drafts[0]!.name} is not committed: ${what}.`);
  }
}

function isUnchangedSinceApplied(
  files: readonly SqlFile[],
  name: string,
  checksum: string,
): boolean {
  return files.some((file) => file.name === name && file.checksum === checksum);
}

function missingCopyError(name: string): StartupError {
  return new StartupError(
    `${name} is not committed and has changed since it was applied to this database, but there is no earlier copy: start with another DATA_DIR or an empty database.`,
  );
}

async function readApplied(ownerUrl: string): Promise<ReadonlyMap<string, string>> {
  return withClient(ownerUrl, async (client) => {
    const { rows: found } = await client.query<{ isThere: boolean }>(
      `select to_regclass('schema_migration') is not null as "isThere"`,
    );
    if (!found[0]!.isThere) return new Map();
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration order by id',
    );
    return new Map(rows.map(({ name, checksum }) => [name, checksum]));
  });
}

/** The copy from before the drafts, next to the database. Neither may have open connections. */
class DatabaseCopy {
  readonly #adminUrl: string;
  readonly #database: string;
  readonly #copy: string;

  constructor(ownerUrl: string, adminUrl: string) {
    this.#database = new pg.Client({ connectionString: ownerUrl }).database ?? '';
    this.#copy = `${this.#database}_before_drafts`;
    this.#adminUrl = adminUrl;
  }

  async exists(): Promise<boolean> {
    return withClient(this.#adminUrl, async (admin) => {
      const found = await admin.query('select from pg_database where datname = $1', [this.#copy]);
      return found.rowCount === 1;
    });
  }

  replaceWithDatabase(): Promise<void> {
    return this.#replace(this.#copy, this.#database);
  }

  restore(): Promise<void> {
    return this.#replace(this.#database, this.#copy);
  }

  async drop(): Promise<void> {
    if (!(await this.exists())) return;
    await withClient(this.#adminUrl, (admin) =>
      admin.query(`drop database ${pg.escapeIdentifier(this.#copy)} with (force)`),
    );
  }

  async #replace(target: string, source: string): Promise<void> {
    const [to, from] = [target, source].map((name) => pg.escapeIdentifier(name));
    await withClient(this.#adminUrl, async (admin) => {
      const { rows } = await admin.query<{ owner: string }>(
        'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
        [source],
      );
      const owner = pg.escapeIdentifier(rows[0]!.owner);
      await admin.query(`drop database if exists ${to} with (force)`);
      await admin.query(`create database ${to} template ${from} owner ${owner} strategy file_copy`);
    });
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
