import { sql } from 'kysely';
import type { RequestView } from '../../../../contracts/admin/operator-requests.ts';
import type { Db } from '../../../../db/connect.ts';
import type { NameByLanguage } from '../../../../db/schema.ts';

const OPEN = ['sent', 'seen'];
const STATES: Readonly<Record<RequestView, readonly string[]>> = {
  open: OPEN,
  granted: ['granted'],
  refused: ['refused'],
  'taken-back': ['taken back'],
};

export async function countRequests(db: Db): Promise<Record<RequestView, number>> {
  const rows = await db
    .selectFrom('access_request')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { open: 0, granted: 0, refused: 0, 'taken-back': 0 };
  for (const { state, count } of rows) {
    const view = (Object.keys(STATES) as RequestView[]).find((name) =>
      STATES[name].includes(state),
    );
    if (view) counts[view] += count;
  }
  return counts;
}

/**
 * Open requests are listed oldest first, decisions newest first; listing an open request marks it
 * as seen.
 */
export async function listRequests(
  db: Db,
  view: RequestView,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await db
    .selectFrom('access_request as request')
    .innerJoin('account', 'account.id', 'request.account_id')
    .innerJoin('tariff', 'tariff.id', 'request.tariff_id')
    .leftJoin('contact_person', 'contact_person.id', 'request.contact_person_id')
    .leftJoin('account as operator', 'operator.id', 'request.decided_by')
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
      'account.language',
      'tariff.id as tariffId',
      'tariff.name as tariffName',
      'contact_person.name as contactPerson',
      'operator.name as decidedBy',
    ])
    .where('request.state', 'in', STATES[view])
    .orderBy('request.id', view === 'open' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const unseen = rows.filter(({ state }) => state === 'sent').map(({ id }) => id);
  if (unseen.length > 0) await markSeen(db, unseen);
  return rows;
}

async function markSeen(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('access_request')
    .set({ state: 'seen', seen_at: sql`now()` })
    .where('id', 'in', ids)
    .where('state', '=', 'sent')
    .execute();
}

interface OwnedTariff {
  readonly name: NameByLanguage;
  readonly endsAt: Date | null;
}

/** The current or past tariffs of these accounts, each with its latest end. */
export async function findOwned(
  db: Db,
  accountIds: readonly number[],
): Promise<Map<number, OwnedTariff[]>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('account_tariff as owned')
    .innerJoin('tariff', 'tariff.id', 'owned.tariff_id')
    .distinctOn(['owned.account_id', 'tariff.position', 'tariff.id'])
    .select(['owned.account_id as accountId', 'tariff.name', 'owned.ends_at as endsAt'])
    .where('owned.account_id', 'in', accountIds)
    .where('owned.starts_at', '<=', sql<Date>`now()`)
    .orderBy('owned.account_id')
    .orderBy('tariff.position')
    .orderBy('tariff.id')
    .orderBy(sql`owned.ends_at desc nulls first`)
    .execute();
  return Map.groupBy(rows, ({ accountId }) => accountId);
}

export interface Decided {
  readonly accountId: number;
  readonly tariffId: number;
}

export interface Decision {
  readonly state: 'granted' | 'refused';
  readonly operatorId: number;
  readonly reason: string | null;
}

/** Only one decision finds the request open; undefined for all others. */
export async function decide(
  trx: Db,
  requestId: number,
  { state, operatorId, reason }: Decision,
): Promise<Decided | undefined> {
  return trx
    .updateTable('access_request')
    .set({
      state,
      reason,
      decided_at: sql`now()`,
      decided_by: operatorId,
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

/** Extends a current tariff of the account; otherwise the tariff begins now. */
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

/** The recipient of a decision, and the name of the tariff. */
export async function findRecipient(trx: Db, { accountId, tariffId }: Decided) {
  return trx
    .selectFrom('account')
    .innerJoin('tariff', (join) => join.on('tariff.id', '=', tariffId))
    .select(['account.email', 'account.language', 'account.name', 'tariff.name as tariffName'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
}
