import { sql } from 'kysely';
import type { Db } from '../../../../db/connect.ts';

const OPEN = ['sent', 'seen'];

export interface NewRequest {
  readonly accountId: number;
  readonly tariffId: number;
  readonly kind: 'new' | 'expand';
  readonly contactPersonId: number | null;
  readonly comment: string | null;
}

export type SubmissionResult =
  | 'sent'
  | 'already sent'
  | 'owned'
  | 'not owned'
  | 'too many'
  | 'no tariff'
  | 'no contact';

/** Stores a request unless one is open; all objections are checked in one transaction. */
export async function insertRequest(
  db: Db,
  request: NewRequest,
  mostPerDay: number,
): Promise<SubmissionResult> {
  return db.transaction().execute(async (trx) => {
    // Concurrent requests would all pass the limit; the lock makes one wait for the other.
    await trx
      .selectFrom('account')
      .select('id')
      .where('id', '=', request.accountId)
      .forUpdate()
      .execute();
    const objection = await findRejectionReason(trx, request, mostPerDay);
    if (objection) return objection;
    await trx
      .insertInto('access_request')
      .values({
        account_id: request.accountId,
        tariff_id: request.tariffId,
        kind: request.kind,
        contact_person_id: request.contactPersonId,
        comment: request.comment,
      })
      .execute();
    return 'sent';
  });
}

async function findRejectionReason(
  trx: Db,
  { accountId, tariffId, kind, contactPersonId }: NewRequest,
  mostPerDay: number,
): Promise<SubmissionResult | null> {
  const { rows } = await sql<Record<string, boolean>>`
    select
      exists (select from tariff where id = ${tariffId} and is_offered) as "isOffered",
      exists (
        select from account_tariff where account_id = ${accountId} and tariff_id = ${tariffId}
          and starts_at <= now() and (ends_at is null or ends_at > now())
      ) as "isOwned",
      exists (
        select from access_request where account_id = ${accountId} and tariff_id = ${tariffId}
          and state in ('sent', 'seen')
      ) as "isOpen",
      ${contactPersonId}::integer is null or exists (
        select from contact_person where id = ${contactPersonId} and is_on
      ) as "hasContact",
      (
        select count(*) from access_request
        where account_id = ${accountId} and created_at > now() - interval '1 day'
      ) >= ${mostPerDay} as "isTooMany"`.execute(trx);
  const known = rows[0]!;
  // The owner of a tariff may ask to extend it, even if it is no longer offered to others.
  if (!known['isOffered'] && !(kind === 'expand' && known['isOwned'])) return 'no tariff';
  if (!known['hasContact']) return 'no contact';
  if (kind === 'expand' && !known['isOwned']) return 'not owned';
  if (known['isOpen']) return 'already sent';
  if (kind === 'new' && known['isOwned']) return 'owned';
  return known['isTooMany'] ? 'too many' : null;
}

/** False if the account has no such open request. */
export async function takeBack(db: Db, accountId: number, requestId: number): Promise<boolean> {
  const row = await db
    .updateTable('access_request')
    .set({ state: 'taken back', decided_at: sql`now()` })
    .where('id', '=', requestId)
    .where('account_id', '=', accountId)
    .where('state', 'in', OPEN)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
