import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';

const OPEN = ['sent', 'seen'];

export interface NewRequest {
  readonly accountId: number;
  readonly tariffId: number;
  readonly kind: 'new' | 'expand';
  readonly contactPersonId: number | null;
  readonly comment: string | null;
}

export type SendingResult =
  | 'sent'
  | 'already sent'
  | 'owned'
  | 'not owned'
  | 'too many'
  | 'no tariff'
  | 'no contact';

/** Stores a request if there is none yet; all that speaks against it is asked in one transaction. */
export async function insertRequest(
  db: Db,
  request: NewRequest,
  mostPerDay: number,
): Promise<SendingResult> {
  return db.transaction().execute(async (trx) => {
    // Several requests at once would all find room; now one waits for the other.
    await trx
      .selectFrom('account')
      .select('id')
      .where('id', '=', request.accountId)
      .forUpdate()
      .execute();
    const objection = await findObjection(trx, request, mostPerDay);
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

async function findObjection(
  trx: Db,
  { accountId, tariffId, kind, contactPersonId }: NewRequest,
  mostPerDay: number,
): Promise<SendingResult | null> {
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
  // Whoever has a tariff may ask for more of it, even if it is not offered to others any more.
  if (!known['isOffered'] && !(kind === 'expand' && known['isOwned'])) return 'no tariff';
  if (!known['hasContact']) return 'no contact';
  if (kind === 'expand' && !known['isOwned']) return 'not owned';
  if (known['isOpen']) return 'already sent';
  if (kind === 'new' && known['isOwned']) return 'owned';
  return known['isTooMany'] ? 'too many' : null;
}

/** False if the account has no such request that is still open. */
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

/** The waiting requests and the latest others; waiting ones that were never listed are now seen. */
export async function listRequests(db: Db, most: number) {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('access_request as request')
      .innerJoin('account', 'account.id', 'request.account_id')
      .innerJoin('tariff', 'tariff.id', 'request.tariff_id')
      .leftJoin('contact_person', 'contact_person.id', 'request.contact_person_id')
      .select([
        'request.id',
        'request.kind',
        'request.state',
        'request.comment',
        'request.created_at as sentAt',
        'request.seen_at as seenAt',
        'request.decided_at as decidedAt',
        'request.reason',
        'account.id as accountId',
        'account.name as accountName',
        'account.email',
        'tariff.id as tariffId',
        'tariff.name as tariffName',
        'contact_person.name as contactPerson',
      ])
      .orderBy(sql`request.state in ('sent', 'seen')`, 'desc')
      .orderBy('request.id', 'desc')
      .limit(most)
      .execute();
    const unseen = rows.filter(({ state }) => state === 'sent').map(({ id }) => id);
    if (unseen.length > 0) {
      await trx
        .updateTable('access_request')
        .set({ state: 'seen', seen_at: sql`now()` })
        .where('id', 'in', unseen)
        .where('state', '=', 'sent')
        .execute();
    }
    return rows;
  });
}

export interface Decided {
  readonly accountId: number;
  readonly tariffId: number;
}

/** Only one decision finds the request open; undefined for all others. */
export async function decide(
  trx: Db,
  requestId: number,
  decision: { state: 'granted' | 'refused'; operatorId: number; reason?: string },
): Promise<Decided | undefined> {
  return trx
    .updateTable('access_request')
    .set({
      state: decision.state,
      reason: decision.reason ?? null,
      decided_at: sql`now()`,
      decided_by: decision.operatorId,
      seen_at: sql`coalesce(seen_at, now())`,
    })
    .where('id', '=', requestId)
    .where('state', 'in', OPEN)
    .returning(['account_id as accountId', 'tariff_id as tariffId'])
    .executeTakeFirst();
}

export async function hasRequest(db: Db, requestId: number): Promise<boolean> {
  const row = await db
    .selectFrom('access_request')
    .select('id')
    .where('id', '=', requestId)
    .executeTakeFirst();
  return row !== undefined;
}

/** One that the account has gets the new end; otherwise it begins now. */
export async function giveTariff(
  trx: Db,
  { accountId, tariffId }: Decided,
  { endsAt, operatorId }: { endsAt: Date | null; operatorId: number },
): Promise<void> {
  const extended = await trx
    .updateTable('account_tariff')
    .set({ ends_at: endsAt, granted_by: operatorId })
    .where('account_id', '=', accountId)
    .where('tariff_id', '=', tariffId)
    .where('starts_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`ends_at is null or ends_at > now()`)
    .returning('id')
    .execute();
  if (extended.length > 0) return;
  await trx
    .insertInto('account_tariff')
    .values({
      account_id: accountId,
      tariff_id: tariffId,
      ends_at: endsAt,
      granted_by: operatorId,
    })
    .execute();
}

/** Whom to write to about a decision, and the name of the tariff. */
export async function findRecipient(trx: Db, { accountId, tariffId }: Decided) {
  return trx
    .selectFrom('account')
    .innerJoin('tariff', (join) => join.on('tariff.id', '=', tariffId))
    .select(['account.email', 'account.language', 'account.name', 'tariff.name as tariffName'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
}
