import { sql, type RawBuilder } from 'kysely';
import { levelFromWord } from '../../../../access/viewer.ts';
import type {
  BulkChange,
  BulkCount,
  BulkDone,
  BulkWho,
} from '../../../../contracts/admin/bulk-users.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import type { TimeZone } from '../../../../domain/time/time-zone.ts';
import { holdOperators, requirePermanentOperator } from '../../../core/audit/operators.ts';
import type { OperatorChange } from '../../../core/audit/operator-change.ts';
import { endOfDay } from './access-plan.ts';
import { bulkStatement } from './bulk-statement.ts';
import { IS_GOOD, matches, RESTRICTED } from './selection.ts';

const ACCOUNTS_AT_ONCE = 10_000;
/** Has every server look all viewers up again, instead of one notice per account. */
const EVERYBODY_CHANGED = 'tariffs_changed';

interface BulkParts {
  readonly operatorId: number;
  readonly zone: TimeZone;
}

type Condition = RawBuilder<boolean>;

/** Conditions on `account` that decide who is affected. */
interface Concerned {
  readonly matched: Condition;
  readonly isLeftOut: Condition;
  /** The change would make a difference. */
  readonly differs: Condition;
}

const whom = (who: BulkWho): Condition =>
  'ids' in who ? sql`account.id in (${sql.join(who.ids)})` : matches(who);

const owns = (tariffId: number, more: Condition = sql`true`): Condition => sql`exists (
  select from account_tariff as owned
  where owned.account_id = account.id and owned.tariff_id = ${tariffId} and ${IS_GOOD} and ${more})`;

function concerned(who: BulkWho, change: BulkChange, { operatorId, zone }: BulkParts): Concerned {
  const isOwn = sql<boolean>`account.id = ${operatorId}`;
  return {
    matched: whom(who),
    isLeftOut: change.kind === 'block' ? sql`(account.is_demo or ${isOwn})` : sql`account.is_demo`,
    differs: differing(change, zone),
  };
}

function differing(change: BulkChange, zone: TimeZone): Condition {
  switch (change.kind) {
    case 'level':
      return change.level === 'full' ? RESTRICTED : sql`not ${RESTRICTED}`;
    case 'grant': {
      const endsAt = checkedEnd(change.endsOn, zone);
      // An account that already has it for longer keeps it.
      return sql`not ${owns(
        change.tariffId,
        endsAt === null
          ? sql`owned.ends_at is null`
          : sql`(owned.ends_at is null or owned.ends_at >= ${endsAt})`,
      )}`;
    }
    case 'end':
      return owns(change.tariffId);
    case 'block':
      break;
  }
  return sql`account.blocked_at is null`;
}

function checkedEnd(day: string | null, zone: TimeZone): Date | null {
  if (day === null) return null;
  const endsAt = endOfDay(day, zone);
  if (endsAt.getTime() > Date.now()) return endsAt;
  throw new ApiError('invalid_field', { field: 'body.change', label: 'users_end_past' });
}

export async function countBulk(
  db: Db,
  who: BulkWho,
  change: BulkChange,
  parts: BulkParts,
): Promise<BulkCount> {
  await requireTariff(db, change);
  const { matched, isLeftOut, differs } = concerned(who, change, parts);
  const { rows } = await sql<BulkCount>`
    select count(*)::integer as matched,
      (count(*) filter (where not ${isLeftOut} and ${differs}))::integer as changes,
      (count(*) filter (where not ${isLeftOut} and not ${differs}))::integer as already,
      (count(*) filter (where ${isLeftOut}))::integer as "leftOut"
    from account where ${matched}`.execute(db);
  return rows[0]!;
}

async function requireTariff(db: Db, change: BulkChange): Promise<void> {
  if (!('tariffId' in change)) return;
  const tariff = await db
    .selectFrom('tariff')
    .select('id')
    .where('id', '=', change.tariffId)
    .executeTakeFirst();
  if (!tariff) throw new ApiError('not_found', { field: 'body.change.tariffId' });
}

/**
 * Changes all accounts or none. The accounts are counted again here, both those that match and
 * those that changed: if either number differs from what the operator saw, nothing happens.
 */
export async function changeBulk(
  { trx, operatorId, record }: OperatorChange,
  input: {
    readonly who: BulkWho;
    readonly change: BulkChange;
    readonly expected: Pick<BulkCount, 'matched' | 'changes'>;
  },
  zone: TimeZone,
): Promise<BulkDone> {
  const { who, change, expected } = input;
  const parts = { operatorId, zone };
  const operators = await holdOperators(trx);
  if (!operators.some(({ id }) => id === operatorId)) throw new ApiError('forbidden');
  await sql`select set_config('parcurve.bulk', 'on', true)`.execute(trx);
  const counted = await countBulk(trx, who, change, parts);
  if (counted.matched !== expected.matched || counted.changes !== expected.changes) {
    throw new ApiError('changed_meanwhile');
  }
  const { matched, isLeftOut, differs } = concerned(who, change, parts);
  const target = sql<boolean>`${matched} and not ${isLeftOut} and ${differs}`;
  if (change.kind === 'block') {
    const leaving = await sql<{ id: number }>`
      select id from account where is_operator and ${target}`.execute(trx);
    requirePermanentOperator(
      operators,
      leaving.rows.map(({ id }) => id),
    );
  }
  const entryId = await record({
    action: change.kind === 'block' ? 'blocked' : 'changed',
    kind: 'account',
    target: 'bulk',
    // A search term may be someone's name or address.
    before:
      'ids' in who
        ? { marked: who.ids.length }
        : { filter: who.filter, isSearched: who.search !== '' },
    after: { ...auditValues(change), changed: expected.changes },
  });
  const endsAt = change.kind === 'grant' ? checkedEnd(change.endsOn, zone) : null;
  const changed = await changeInParts(trx, (part) =>
    bulkStatement(change, { target: part(target), entryId, endsAt }),
  );
  if (changed !== expected.changes) throw new ApiError('changed_meanwhile');
  await sql`select pg_notify(${EVERYBODY_CHANGED}, '')`.execute(trx);
  return { changed };
}

type MakePart = (target: Condition) => RawBuilder<unknown>;

/**
 * A statement may take seconds, not minutes, so many accounts are split into several statements in
 * one transaction.
 */
async function changeInParts(
  trx: Db,
  buildStatement: (part: MakePart) => RawBuilder<{ changed: number; last: number | null }>,
): Promise<number> {
  let [changed, after] = [0, 0];
  for (;;) {
    const from = after;
    const { rows } = await buildStatement(
      (target) => sql`${target} and account.id > ${from} order by id limit ${ACCOUNTS_AT_ONCE}`,
    ).execute(trx);
    const { changed: more, last } = rows[0]!;
    changed += more;
    if (last === null || more < ACCOUNTS_AT_ONCE) return changed;
    after = last;
  }
}

function auditValues(change: BulkChange) {
  switch (change.kind) {
    case 'level':
      return { accessLevel: levelFromWord(change.level) };
    case 'grant':
      return { tariff: change.tariffId, endsOn: change.endsOn };
    case 'end':
      return { tariff: change.tariffId, isEnded: true };
    case 'block':
      break;
  }
  return { isBlocked: true };
}
