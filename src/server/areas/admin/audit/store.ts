import { sql, type ExpressionBuilder, type SqlBool, type Expression } from 'kysely';
import type { AuditEntry } from '../../../../contracts/admin/audit.ts';
import type { Db } from '../../../../db/connect.ts';
import type { AuditValues, Database } from '../../../../db/schema.ts';

export interface AuditFilter {
  /** Null for the portal itself. */
  readonly actor?: number | null | undefined;
  readonly kind?: string | undefined;
  readonly action?: string | undefined;
  readonly target?: string | undefined;
  /** From this time (inclusive) to `before` (exclusive). */
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
}

/**
 * A position in the audit: before or after a record. Records are never deleted, so an ID is enough.
 */
export interface AuditPlace {
  readonly way: 'older' | 'newer';
  readonly id: number;
}

const MAX_OPERATORS = 200;

/** Newest first, from a position on; `newer` returns the records nearest to it. */
export async function readEntries(
  db: Db,
  filter: AuditFilter,
  { place, limit }: { place: AuditPlace | null; limit: number },
): Promise<AuditEntry[]> {
  const order = place?.way === 'newer' ? 'asc' : 'desc';
  let query = db
    .selectFrom('audit_entry as line')
    .leftJoin('account', 'account.id', 'line.actor_id')
    .select(['line.id', 'line.at', 'line.actor_id as actorId', 'account.name as actorName'])
    .select(['line.action', 'line.kind', 'line.target', 'line.after'])
    .select(beforeFor(filter).as('before'))
    .where((where) => matches(where, filter));
  if (place) {
    const at = sql`(select at from audit_entry where id = ${place.id})`;
    const than = sql.raw(place.way === 'newer' ? '>' : '<');
    query = query.where(sql<SqlBool>`(line.at, line.id) ${than} (${at}, ${place.id}::integer)`);
  }
  const rows = await query
    .orderBy('line.at', order)
    .orderBy('line.id', order)
    .limit(limit)
    .execute();
  if (order === 'asc') rows.reverse();
  return rows.map(({ actorId, actorName, at, ...line }) =>
    Object.assign(line, {
      at: at.toISOString(),
      actor: actorId === null ? null : { id: actorId, name: actorName },
    }),
  );
}

export async function countEntries(db: Db, filter: AuditFilter): Promise<number> {
  const { count } = await db
    .selectFrom('audit_entry as line')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where((where) => matches(where, filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** The target as a number, if it can be an account ID. */
function accountNumber(target: string | undefined): number | null {
  return target !== undefined && /^[1-9]\d{0,8}$/.test(target) ? Number(target) : null;
}

/** For one account: its previous values, even if it was one of many. */
function beforeFor({ target }: AuditFilter) {
  const account = accountNumber(target);
  return account === null
    ? sql<AuditValues | null>`line.before`
    : sql<AuditValues | null>`coalesce((
        select one.before from audit_account as one
        where one.account_id = ${account} and one.entry_id = line.id), line.before)`;
}

/** A bulk change is listed under each of its accounts. */
function isAbout(target: string): Expression<SqlBool> {
  const account = accountNumber(target);
  if (account === null) return sql<SqlBool>`line.target = ${target}`;
  return sql<SqlBool>`line.id in (
    select id from audit_entry where target = ${target}
    union all select entry_id from audit_account where account_id = ${account})`;
}

function matches(
  where: ExpressionBuilder<Database & { line: Database['audit_entry'] }, 'line'>,
  { actor, kind, action, target, from, before }: AuditFilter,
): Expression<SqlBool> {
  return where.and([
    ...(actor === undefined ? [] : [where('line.actor_id', actor === null ? 'is' : '=', actor)]),
    ...(kind === undefined ? [] : [where('line.kind', '=', kind)]),
    ...(action === undefined ? [] : [where('line.action', '=', action)]),
    ...(target === undefined ? [] : [isAbout(target)]),
    ...(from === undefined ? [] : [where('line.at', '>=', from)]),
    ...(before === undefined ? [] : [where('line.at', '<', before)]),
  ]);
}

/**
 * Jumps from one account to the next in the index: a million records of few operators take few
 * steps.
 */
export async function readOperators(db: Db): Promise<{ id: number; name: string | null }[]> {
  const { rows } = await sql<{ id: number; name: string | null }>`
    with recursive actor as (
      (select actor_id as id from audit_entry where actor_id is not null
       order by actor_id limit 1)
      union all
      select (select actor_id from audit_entry where actor_id > actor.id order by actor_id limit 1)
      from actor where actor.id is not null
    )
    select actor.id, account.name from actor left join account on account.id = actor.id
    where actor.id is not null order by account.name nulls last, actor.id
    limit ${MAX_OPERATORS}`.execute(db);
  return rows;
}
