import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';

/** A table that holds something of an account. */
interface AccountTable {
  /** The column that names the account. */
  readonly by: string;
  readonly shown: readonly string[];
  /** Secrets, and what says nothing to the owner; a test wants every column in one of the two. */
  readonly hidden: readonly string[];
}

/**
 * What the file of an account's data holds, table by table. A new table that refers to accounts is
 * named here, or below with the reason why it is left out: a test fails until it is.
 */
export const ACCOUNT_TABLES: Readonly<Record<string, AccountTable>> = {
  account: {
    by: 'id',
    shown: [
      'id',
      'email',
      'name',
      'access_level',
      'tariffs',
      'is_operator',
      'is_demo',
      'language',
      'theme',
      'created_at',
    ],
    hidden: ['password_hash'],
  },
  session: {
    by: 'account_id',
    shown: ['created_at', 'last_seen_at', 'expires_at', 'address', 'user_agent'],
    hidden: ['token_hash', 'account_id'],
  },
  api_token: {
    by: 'account_id',
    shown: ['id', 'name', 'hint', 'scopes', 'created_at', 'expires_at', 'last_used_at'],
    hidden: ['token_hash', 'account_id'],
  },
  one_time_link: {
    by: 'account_id',
    shown: ['purpose', 'payload', 'expires_at'],
    hidden: ['token_hash', 'account_id'],
  },
  message: {
    by: 'account_id',
    shown: ['channel', 'recipient', 'purpose', 'created_at', 'sent_at'],
    // The text may hold a link or a code; the rest is how the sending went.
    hidden: ['id', 'account_id', 'subject', 'body', 'expires_at', 'tries', 'next_try_at', 'error'],
  },
};

/** Tables that refer to accounts and are not in the file, each with its reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  label_override: 'texts of the portal; only says which operator wrote them',
};

/** All that is stored of an account, without its secrets. */
export async function readAccountData(db: Db, accountId: number): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const [table, { by, shown }] of Object.entries(ACCOUNT_TABLES)) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(shown.map((column) => sql.ref(column)))}
      from ${sql.table(table)} where ${sql.ref(by)} = ${accountId}
      order by ${sql.ref(shown.includes('created_at') ? 'created_at' : shown[0]!)}, ctid`.execute(
      db,
    );
    data[table] = table === 'account' ? rows[0] : rows;
  }
  return data;
}
