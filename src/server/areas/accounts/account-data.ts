import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';

/** A table with data of accounts. */
interface AccountTable {
  /** The column that refers to the account. */
  readonly by: string;
  readonly shown: readonly string[];
  /**
   * Secrets, and columns meaningless to the owner; a test requires every column to be in one of the
   * two lists.
   */
  readonly hidden: readonly string[];
}

/**
 * The contents of the account data export, table by table. A new table that refers to accounts must
 * be listed here, or below with the reason why it is left out: a test fails until it is.
 */
export const ACCOUNT_TABLES: Readonly<Record<string, AccountTable>> = {
  account: {
    by: 'id',
    shown: [
      'id',
      'email',
      'name',
      'access_level',
      'is_operator',
      'is_demo',
      'language',
      'theme',
      'hints',
      'email_confirmed_at',
      'phone',
      'phone_confirmed_at',
      'second_step',
      'created_at',
      'last_seen_at',
      'blocked_at',
      'block_reason',
    ],
    hidden: ['password_hash', 'user_handle', 'words'],
  },
  session: {
    by: 'account_id',
    shown: ['created_at', 'last_seen_at', 'expires_at', 'address', 'user_agent', 'confirmed_at'],
    hidden: ['token_hash', 'account_id', 'id'],
  },
  api_token: {
    by: 'account_id',
    shown: ['id', 'name', 'hint', 'scopes', 'created_at', 'expires_at', 'last_used_at'],
    hidden: ['token_hash', 'account_id'],
  },
  token_call: {
    by: 'account_id',
    shown: ['day', 'token_id', 'calls', 'refused'],
    hidden: ['account_id'],
  },
  one_time_link: {
    by: 'account_id',
    shown: ['purpose', 'payload', 'expires_at'],
    hidden: ['token_hash', 'account_id'],
  },
  message: {
    by: 'account_id',
    shown: ['channel', 'recipient', 'purpose', 'created_at', 'sent_at'],
    // The text may contain a link or a code; the rest describes the delivery.
    hidden: [
      'id',
      'account_id',
      'subject',
      'body',
      'expires_at',
      'tries',
      'next_try_at',
      'error',
      'answer',
    ],
  },
  account_identity: {
    by: 'account_id',
    shown: ['issuer', 'subject', 'created_at'],
    hidden: ['account_id'],
  },
  passkey: {
    by: 'account_id',
    shown: ['id', 'name', 'transports', 'backed_up', 'created_at', 'last_used_at'],
    hidden: ['account_id', 'credential_id', 'public_key', 'counter'],
  },
  recovery_code: {
    by: 'account_id',
    shown: ['created_at'],
    hidden: ['account_id', 'code_hash'],
  },
  account_tariff: {
    by: 'account_id',
    shown: ['tariff_id', 'starts_at', 'ends_at', 'created_at'],
    hidden: ['id', 'account_id', 'granted_by'],
  },
  access_request: {
    by: 'account_id',
    shown: [
      'id',
      'tariff_id',
      'kind',
      'comment',
      'state',
      'created_at',
      'seen_at',
      'decided_at',
      'reason',
    ],
    hidden: ['account_id', 'contact_person_id', 'decided_by'],
  },
  ticket: {
    by: 'account_id',
    shown: ['id', 'subject', 'state', 'created_at', 'updated_at'],
    hidden: ['account_id', 'assigned_to'],
  },
  ticket_message: {
    by: 'contacts_id',
    shown: ['ticket_id', 'is_operator', 'text', 'status_id', 'created_at'],
    hidden: ['id', 'contacts_id'],
  },
  saved_screen: {
    by: 'account_id',
    shown: ['id', 'kind', 'name', 'query', 'saved_at'],
    hidden: ['account_id'],
  },
  registration_campaign: {
    by: 'account_id',
    shown: ['values', 'banner_variant', 'created_at'],
    hidden: ['account_id'],
  },
};

/** Tables that refer to accounts but aren't in the export, each with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  label_override: 'texts of the portal; only says which operator wrote them',
  menu_draft: 'the menu of the portal, as an operator is changing it',
  setting: 'settings of the portal; only says which operator changed them',
  data_finding: 'what checks found in series; only says which operator accepted it',
  held_value: 'values of imports; only says which operator decided on it',
  import_run: 'imports of data; only says which operator began one',
  hand_edit: 'fields of instruments and issuers; only says which operator set them',
  invitation: 'people who have no account yet; only says which operator invited them',
  pending_sign_in: 'a sign-in that is not finished: gone within minutes',
  phone_code: 'codes that are good for five minutes',
  openid_attempt: 'a way to the provider and back: gone within minutes',
  webauthn_challenge: 'what a passkey is asked: gone within minutes',
};

/** All stored data of an account, without its secrets. */
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
