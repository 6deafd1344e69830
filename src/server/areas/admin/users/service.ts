import { sql } from 'kysely';
import type { getUser, listUsers } from '../../../../contracts/admin/users.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Answer, ValidInput } from '../../../../contracts/core/endpoint.ts';
import type { SessionItem } from '../../../../contracts/accounts/sessions.ts';
import type { Db } from '../../../../db/connect.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';
import { nameIn } from '../../../engines/quotes/names.ts';
import { abilitiesAfter, dayIn, versionFor } from './access-plan.ts';
import { findAccess, findAllTariffs } from './access-store.ts';
import type { AccessParts } from './access.ts';
import type { GroupCounts } from './group-counts.ts';
import { countUsers, findUser, findUsers } from './store.ts';

export interface UserParts extends AccessParts {
  /** The sessions of an account as its owner sees them. */
  readonly sessions: (accountId: number, context: RequestContext) => Promise<SessionItem[]>;
  readonly maskPhone: (phone: string) => string;
  readonly canMail: () => boolean;
}

export async function list(
  db: Db,
  query: ValidInput<typeof listUsers>['query'],
  { language }: RequestContext,
  groups: GroupCounts,
): Promise<Answer<typeof listUsers>> {
  const { filter = 'all', search = '', sort = 'email', page = 1 } = query;
  // The newest come first; names and ends are sorted ascending.
  const { order = sort === 'seen' || sort === 'since' ? 'desc' : 'asc' } = query;
  const counts = await groups.readCounts();
  const total = search.trim() === '' ? counts[filter] : await countUsers(db, { filter, search });
  const items = await findUsers(db, { filter, search, sort, order, page, total }, language);
  return { items, total, page, counts };
}

export async function describe(
  db: Db,
  accountId: number,
  context: RequestContext,
  parts: UserParts,
): Promise<Answer<typeof getUser>> {
  const { language, viewer } = context;
  const row = await findUser(db, accountId, language);
  if (!row) throw new ApiError('not_found', { field: 'params.accountId' });
  const [access, tariffs, more, sessions] = await Promise.all([
    findAccess(db, accountId),
    findAllTariffs(db),
    findMore(db, accountId),
    parts.sessions(accountId, context),
  ]);
  const zone = parts.zone();
  return {
    ...row,
    language: more.language,
    phone: more.phone === null ? null : parts.maskPhone(more.phone),
    isPhoneConfirmed: more.isPhoneConfirmed,
    campaign: more.campaign && new URLSearchParams(more.campaign).toString(),
    blockedAt: more.blockedAt?.toISOString() ?? null,
    blockReason: more.blockReason,
    isYou: accountId === viewer.accountId,
    owned: access.owned.map(({ id, tariffId, name, startsAt, endsAt }) => ({
      id,
      tariffId,
      name: nameIn(language, name),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      startsOn: dayIn(startsAt, zone),
      endsOn: endsAt && dayIn(endsAt, zone),
    })),
    offered: tariffs.map(({ id, name }) => ({ id, name: nameIn(language, name) })),
    abilities: abilitiesAfter(access, null, parts.callsPerMinute),
    // The other users of a demo account are strangers, whose addresses are private.
    sessions: row.isDemo ? [] : sessions,
    sessionCount: sessions.length,
    tokenCount: more.tokens,
    secondStep: more.secondStep,
    passkeyCount: more.passkeys,
    recoveryCodeCount: more.recoveryCodes,
    canMail: parts.canMail(),
    version: versionFor(access),
  };
}

async function findMore(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .leftJoin('registration_campaign', 'registration_campaign.account_id', 'account.id')
    .select([
      'account.language',
      'account.phone',
      sql<boolean>`account.phone_confirmed_at is not null`.as('isPhoneConfirmed'),
      'account.blocked_at as blockedAt',
      'account.block_reason as blockReason',
      'registration_campaign.values as campaign',
      sql<number>`(select count(*)::integer from api_token
        where account_id = account.id and expires_at > now())`.as('tokens'),
      'account.second_step as secondStep',
      sql<number>`(select count(*)::integer from passkey
        where account_id = account.id)`.as('passkeys'),
      sql<number>`(select count(*)::integer from recovery_code
        where account_id = account.id)`.as('recoveryCodes'),
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
}
