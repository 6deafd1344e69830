import { sql } from 'kysely';
import type { Opens } from '../../../../access/viewer.ts';
import type { AccessRequest } from '../../../../contracts/accounts/tariffs.ts';
import type { Db } from '../../../../db/connect.ts';
import type { NameByLanguage } from '../../../../db/schema.ts';

export interface TariffRow {
  readonly id: number;
  readonly name: NameByLanguage;
  readonly price: string | null;
  readonly currency: string | null;
  readonly per: string | null;
  readonly opens: Opens[];
  readonly hasContactPerson: boolean;
  readonly isOffered: boolean;
  /** Times are in JSON format; `daysLeft` counts started days. */
  readonly owned: { since: string; endsAt: string | null; daysLeft: number | null } | null;
  readonly request: AccessRequest | null;
}

/** How long a rejection is shown. */
const REFUSALS_SHOWN = sql`interval '30 days'`;

/** The tariffs on offer and those that the account has, each with its state. */
export async function findTariffs(db: Db, accountId: number): Promise<TariffRow[]> {
  const { rows } = await sql<TariffRow>`
    select tariff.id, tariff.name, tariff.price::text, tariff.currency, tariff.per, tariff.opens,
      tariff.has_contact_person as "hasContactPerson", tariff.is_offered as "isOffered",
      owned.owned, request.request
    from tariff
    left join lateral (
      select json_build_object(
        'since', min(starts_at),
        'endsAt', case when bool_or(ends_at is null) then null else max(ends_at) end,
        'daysLeft', case when bool_or(ends_at is null) then null
          else ceil(extract(epoch from max(ends_at) - now()) / 86400) end
      ) as owned
      from account_tariff
      where account_id = ${accountId} and tariff_id = tariff.id
        and starts_at <= now() and (ends_at is null or ends_at > now())
      having count(*) > 0
    ) as owned on true
    left join lateral (
      select json_build_object(
        'id', id, 'kind', kind, 'state', state, 'comment', comment, 'sentAt', created_at,
        'seenAt', seen_at, 'decidedAt', decided_at, 'reason', reason
      ) as request
      from access_request
      where account_id = ${accountId} and tariff_id = tariff.id
        and (state in ('sent', 'seen', 'granted', 'taken back')
          or decided_at > now() - ${REFUSALS_SHOWN})
      order by access_request.id desc limit 1
    ) as request on true
    where tariff.is_offered or owned.owned is not null
    order by tariff.position, tariff.id`.execute(db);
  return rows;
}

export async function findAccountSince(db: Db, accountId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('account')
    .select('created_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.created_at;
}

export async function findContactPersons(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('contact_person')
    .select(['id', 'name'])
    .where('is_on', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
