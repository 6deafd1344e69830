import type { Client } from 'pg';
import { quietClient } from './quiet-client.ts';
import { roleNames, type Secrets } from './secrets.ts';

export const databaseName = 'parcurve';

/**
 * Creates the roles and the database if missing. It runs at every startup, and each step is
 * independent, so that the next startup repairs what a kill between two steps left.
 */
export async function provision(
  admin: Client,
  secrets: Secrets,
  databaseUrl: string,
): Promise<void> {
  await createRole(admin, roleNames.owner, secrets.owner);
  await createRole(admin, roleNames.app, secrets.app);
  await createDatabase(admin);
  await admin.query(`
    revoke all on database ${databaseName} from public;
    revoke all on database postgres, template1 from public;
    grant connect on database ${databaseName} to ${roleNames.app};
  `);
  const inside = quietClient(databaseUrl);
  await inside.connect();
  try {
    await inside.query('revoke create on schema public from public');
  } finally {
    await inside.end();
  }
}

async function createRole(admin: Client, name: string, password: string): Promise<void> {
  const found = await admin.query('select 1 from pg_roles where rolname = $1', [name]);
  if (found.rowCount !== 0) return;
  await admin.query(`create role ${name} login password ${admin.escapeLiteral(password)}`);
}

async function createDatabase(admin: Client): Promise<void> {
  const found = await admin.query('select 1 from pg_database where datname = $1', [databaseName]);
  if (found.rowCount !== 0) return;
  await admin.query(`create database ${databaseName} owner ${roleNames.owner}`);
}
