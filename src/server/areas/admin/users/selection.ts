import { sql, type RawBuilder } from 'kysely';
import { RESTRICTED_LEVELS } from '../../../../access/viewer.ts';
import { ENDING_DAYS, type UserFilter } from '../../../../contracts/admin/users.ts';

/** A group of accounts, and a search within it. */
export interface Selection {
  readonly filter: UserFilter;
  readonly search: string;
}

type Condition = RawBuilder<boolean>;

/** Further words of a search are ignored. */
const MAX_WORDS = 6;
/** With fewer digits, almost every phone number would match. */
const FEWEST_PHONE_DIGITS = 4;
const MAX_ID = 2_147_483_647;

/** For a row of account_tariff aliased as `owned`. */
export const IS_GOOD = sql<boolean>`(
  owned.starts_at <= now() and (owned.ends_at is null or owned.ends_at > now()))`;

export const RESTRICTED = sql<boolean>`(
  account.access_level is null or account.access_level in (${sql.join(RESTRICTED_LEVELS)}))`;

/** A condition on a row of `account`. */
const FILTERS: Readonly<Record<UserFilter, Condition>> = {
  all: sql`true`,
  paying: sql`account.id in (select account_id from account_tariff as owned where ${IS_GOOD})`,
  // A tariff continued by another row doesn't count as ending.
  ending: sql`account.id in (
    select account_id from account_tariff as owned
    where owned.ends_at between now() and now() + make_interval(days => ${ENDING_DAYS})
      and owned.starts_at <= now()
      and not exists (
        select from account_tariff as later
        where later.account_id = owned.account_id and later.tariff_id = owned.tariff_id
          and (later.ends_at is null or later.ends_at > owned.ends_at)
      )
  )`,
  restricted: RESTRICTED,
  operators: sql`account.is_operator`,
  blocked: sql`account.blocked_at is not null`,
};

export function groupCondition(filter: UserFilter): Condition {
  return FILTERS[filter];
}

export function matches({ filter, search }: Selection): Condition {
  return sql`(${FILTERS[filter]} and ${found(search.trim().toLowerCase())})`;
}

/** Every branch has its own index (0025-users.sql, 0032-many-users.sql). */
function found(term: string): Condition {
  if (term === '') return sql`true`;
  // Most words of an address are shared by all others, so only its beginning is matched.
  if (term.includes('@')) return sql`account.email like ${begins(term)}`;
  const arms: Condition[] = [];
  const words = term.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  if (words.length > 0) {
    const query = words.slice(0, MAX_WORDS).map((word) => `'${word}':*`);
    arms.push(sql`account.words @@ to_tsquery('simple', ${query.join(' & ')})`);
  }
  arms.push(...numberArms(term));
  if (arms.length <= 1) return arms[0] ?? sql`false`;
  // Joined by `or`, the branches would scan all accounts.
  const each = arms.map((arm) => sql`select account.id from account where ${arm}`);
  return sql`account.id in (${sql.join(each, sql` union all `)})`;
}

/** An account ID, or a phone number by its first or last digits. */
function numberArms(term: string): Condition[] {
  if (!/^[+\d\s()./·-]+$/.test(term)) return [];
  const digits = term.replaceAll(/\D/g, '');
  const arms: Condition[] = [];
  if (/^\d+$/.test(term) && Number(digits) <= MAX_ID) {
    arms.push(sql`account.id = ${Number(digits)}`);
  }
  if (digits.length >= FEWEST_PHONE_DIGITS) {
    const backwards = digits.split('').toReversed().join('');
    arms.push(
      sql`account.phone like ${`+${digits}%`}`,
      sql`reverse(account.phone) like ${`${backwards}%`}`,
    );
  }
  return arms;
}

function begins(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
