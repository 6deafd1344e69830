import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import type { NameByLanguage } from '../../../db/schema.ts';

interface InvitationRow {
  readonly id: number;
  readonly email: string;
  readonly accessLevel: number | null;
  readonly isOperator: boolean;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly tariffs: readonly { id: number; name: NameByLanguage; endsAt: string | null }[];
}

export async function findInvitations(db: Db, most: number): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select id, email, access_level as "accessLevel", is_operator as "isOperator", sent_at as "sentAt",
      expires_at as "expiresAt", (
        select coalesce(json_agg(json_build_object(
          'id', tariff.id, 'name', tariff.name, 'endsAt', given.ends_at
        ) order by tariff.position, tariff.id), '[]')
        from invitation_tariff as given join tariff on tariff.id = given.tariff_id
        where given.invitation_id = invitation.id
      ) as tariffs
    from invitation order by sent_at desc, id desc limit ${most}`.execute(db);
  return rows;
}

export async function countInvitations(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('invitation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findTariffNames(db: Db): Promise<{ id: number; name: NameByLanguage }[]> {
  return db.selectFrom('tariff').select(['id', 'name']).orderBy('position').orderBy('id').execute();
}

/** Undefined if the address already has an invitation. */
export async function insertInvitation(
  trx: Db,
  invitation: {
    readonly email: string;
    readonly accessLevel: number;
    readonly isOperator: boolean;
    readonly language: string;
    readonly tokenHash: Buffer;
    readonly expiresAt: Date;
    readonly invitedBy: number;
  },
): Promise<number | undefined> {
  const row = await trx
    .insertInto('invitation')
    .values({
      email: invitation.email,
      access_level: invitation.accessLevel,
      is_operator: invitation.isOperator,
      language: invitation.language,
      token_hash: invitation.tokenHash,
      expires_at: invitation.expiresAt,
      invited_by: invitation.invitedBy,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** False if one of the tariffs doesn't exist. */
export async function insertTariffs(
  trx: Db,
  invitationId: number,
  tariffs: readonly number[],
  endsAt: Date | null,
): Promise<boolean> {
  if (tariffs.length === 0) return true;
  const { rows } = await sql`
    insert into invitation_tariff (invitation_id, tariff_id, ends_at)
    select ${invitationId}, id, ${endsAt}::timestamptz from tariff
    where id in (${sql.join(tariffs)})
    returning tariff_id`.execute(trx);
  return rows.length === tariffs.length;
}

export async function renewInvitation(trx: Db, id: number, tokenHash: Buffer, expiresAt: Date) {
  return trx
    .updateTable('invitation')
    .set({ token_hash: tokenHash, expires_at: expiresAt, sent_at: sql`now()` })
    .where('id', '=', id)
    .returning(['email', 'language'])
    .executeTakeFirst();
}

export async function deleteInvitation(trx: Db, id: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('invitation')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findOpenInvitation(db: Db, tokenHash: Buffer) {
  return openInvitation(db, tokenHash).executeTakeFirst();
}

export async function holdOpenInvitation(trx: Db, tokenHash: Buffer) {
  return openInvitation(trx, tokenHash).forUpdate().executeTakeFirst();
}

function openInvitation(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('invitation')
    .select(['id', 'email', 'language', 'access_level as accessLevel', 'is_operator as isOperator'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`);
}

/** Tariffs that have ended since aren't granted. */
export async function giveTariffs(trx: Db, invitationId: number, accountId: number): Promise<void> {
  await sql`
    insert into account_tariff (account_id, tariff_id, ends_at, granted_by)
    select ${accountId}, tariff_id, ends_at, invited_by
    from invitation_tariff join invitation on invitation.id = invitation_id
    where invitation_id = ${invitationId} and (ends_at is null or ends_at > now())`.execute(trx);
}
