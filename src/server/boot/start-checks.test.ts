import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { provideAppRights } from '../../db/app-role.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { runAsAdmin, withDatabase } from '../../db/testing/test-server.ts';
import {
  waitForAddress,
  expectOneSentence,
  start,
  useStartedServers,
} from '../testing/started-server.ts';

useStartedServers();

const { adminUrl } = inject('testServer');
const PASSWORD = 'correct-horse';
/** A name that needs quoting and that no migration knows. */
const ROLE = `Test-${randomBytes(4).toString('hex')}`;
const OTHER_OWNER = `${ROLE}-owner`;

const opened: TestDatabase[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.drop()));
});

async function open(template: 'empty' | 'migrated'): Promise<TestDatabase> {
  const database = await createTestDatabase({ template });
  opened.push(database);
  return database;
}

/** The same URL with another role. */
const as = (role: string, url: string) =>
  url.replace(/\/\/[^@]*@/, `//${encodeURIComponent(role)}:${PASSWORD}@`);

async function asRole(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: as(ROLE, url) });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The role on a server that DATABASE_URL names may only have the right to create databases. */
async function canMakeRoles(): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rowCount } = await client.query(
    'select 1 from pg_roles where rolname = current_user and (rolsuper or rolcreaterole)',
  );
  await client.end();
  return rowCount === 1;
}

describe.skipIf(!(await canMakeRoles()))('the role of DATABASE_URL', () => {
  beforeAll(() =>
    runAsAdmin(
      adminUrl,
      `create role "${ROLE}" login password '${PASSWORD}'`,
      `create role "${OTHER_OWNER}" login password '${PASSWORD}'`,
    ),
  );
  afterAll(() => runAsAdmin(adminUrl, `drop role "${ROLE}"`, `drop role "${OTHER_OWNER}"`));

  test('has its own name: the owner grants it what it needs, and no more', async () => {
    const { ownerUrl } = await open('empty');
    const started = start({ DATABASE_URL: as(ROLE, ownerUrl), DATABASE_OWNER_URL: ownerUrl });
    const address = await waitForAddress(started);
    expect((await fetch(address)).status).toBe(200);
    const form = { email: 'ada@example.org', name: 'Ada', password: 'long enough 1' };
    const registered = await fetch(`${address}api/account/register/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
    expect(registered.status).toBe(200);
    expect((await fetch(`${address}api/search/?q=abc&type=bonds`)).status).toBe(200);
    for (const statement of [
      'create table extra (id integer)',
      'delete from schema_migration',
      'delete from search_document_bonds',
    ]) {
      await expect(asRole(ownerUrl, statement)).rejects.toMatchObject({ code: '42501' });
    }
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(started.output.err).toBe('');
  });

  test('regains lost rights at the next startup', async () => {
    const { ownerUrl, pool } = await open('migrated');
    await pool.query(`grant usage on schema public to "${ROLE}"`);
    await pool.query(`grant select on all tables in schema public to "${ROLE}"`);
    await expect(asRole(ownerUrl, 'delete from session')).rejects.toMatchObject({ code: '42501' });
    await waitForAddress(start({ DATABASE_URL: as(ROLE, ownerUrl), DATABASE_OWNER_URL: ownerUrl }));
    await asRole(ownerUrl, 'delete from session');
  });

  test('OPR-7 adds to the audit log and never changes it, whatever its name', async () => {
    const { ownerUrl, pool } = await open('migrated');
    // As if somebody had granted too much by hand.
    await pool.query(`grant usage on schema public to "${ROLE}"`);
    await pool.query(`grant update, delete on audit_entry to "${ROLE}"`);
    await provideAppRights(pool, as(ROLE, ownerUrl));
    await asRole(
      ownerUrl,
      `insert into audit_entry (action, kind, target) values ('added', 'label', 'x')`,
    );
    for (const statement of [
      `update audit_entry set target = 'y'`,
      'delete from audit_entry',
      'truncate audit_entry',
      'delete from audit_account',
    ]) {
      await expect(asRole(ownerUrl, statement)).rejects.toThrow('permission denied for table');
    }
  });

  test('alone, it must own the database', async () => {
    const { ownerUrl } = await open('empty');
    await expectOneSentence(
      start({ DATABASE_URL: as(ROLE, ownerUrl) }),
      /^The database cannot be prepared \(permission denied.*must name the role that owns/,
    );
  });

  test('lacks rights that the other role can’t grant', async () => {
    const { ownerUrl, pool } = await open('migrated');
    await pool.query(`grant all on schema public to "${OTHER_OWNER}"`);
    await pool.query(`grant all on all tables in schema public to "${OTHER_OWNER}"`);
    await expectOneSentence(
      start({
        DATABASE_URL: as(ROLE, ownerUrl),
        DATABASE_OWNER_URL: as(OTHER_OWNER, ownerUrl),
      }),
      new RegExp(
        `^The role “${ROLE}” of DATABASE_URL lacks privileges on access_request, .* and \\d+ more`,
      ),
    );
  });

  test('and the owner must name the same database', async () => {
    const [one, other] = [await open('migrated'), await open('empty')];
    await expectOneSentence(
      start({ DATABASE_URL: other.ownerUrl, DATABASE_OWNER_URL: one.ownerUrl }),
      /the tables, which do not exist: set DATABASE_OWNER_URL to the owner of the same database/,
    );
  });
});

test.each(['LATIN1', 'SQL_ASCII'])('a database of encoding %s', async (encoding) => {
  const { ownerUrl } = await open('empty');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(
    adminUrl,
    `create database ${name} template template0 encoding '${encoding}' locale 'C'`,
  );
  try {
    await expectOneSentence(
      start({ DATABASE_URL: withDatabase(ownerUrl, name) }),
      new RegExp(`uses the encoding ${encoding}, .* create one with encoding 'UTF8'`),
    );
  } finally {
    await runAsAdmin(adminUrl, `drop database ${name} with (force)`);
  }
});
