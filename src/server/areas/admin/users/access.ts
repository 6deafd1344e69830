import { ApiError } from '../../../../contracts/core/errors.ts';
import type { AccessChoice } from '../../../../contracts/admin/users.ts';
import type { Db } from '../../../../db/connect.ts';
import type { TimeZone } from '../../../../domain/time/time-zone.ts';
import { holdOperators, requirePermanentOperator } from '../../../core/audit/operators.ts';
import type { OperatorChange } from '../../../core/audit/operator-change.ts';
import {
  abilitiesAfter,
  countChanges,
  planAccess,
  versionFor,
  type AccessPlan,
  type AccessState,
} from './access-plan.ts';
import { applyAccessPlan, findAccess, findAllTariffs } from './access-store.ts';

export interface AccessParts {
  readonly zone: () => TimeZone;
  readonly callsPerMinute: number;
}

/** What the account could do if the choice were saved. */
export async function previewAccess(
  db: Db,
  accountId: number,
  choice: AccessChoice,
  parts: AccessParts,
) {
  const [state, offered] = await Promise.all([findAccess(db, accountId), findAllTariffs(db)]);
  const plan = planAccess(state, choice, { offered, zone: parts.zone() });
  return {
    changes: countChanges(plan),
    abilities: abilitiesAfter(state, plan, parts.callsPerMinute),
  };
}

export async function changeAccess(
  change: OperatorChange,
  accountId: number,
  { version, ...choice }: AccessChoice & { readonly version: string },
  parts: AccessParts,
): Promise<number> {
  const { trx, operatorId } = change;
  const operators = await holdOperators(trx);
  // Another operator has revoked the right since this request came in.
  if (!operators.some(({ id }) => id === operatorId)) throw new ApiError('forbidden');
  const state = await findAccess(trx, accountId, { isHeld: true });
  if (version !== versionFor(state)) throw new ApiError('changed_meanwhile');
  const plan = planAccess(state, choice, {
    offered: await findAllTariffs(trx),
    zone: parts.zone(),
  });
  if (plan.isOperator !== null && state.isDemo) throw new ApiError('demo_account');
  if (plan.isOperator === false) {
    if (accountId === operatorId) rejectOwnAccount('body.isOperator');
    requirePermanentOperator(operators, [accountId]);
  }
  await applyAccessPlan(trx, accountId, plan, operatorId);
  await recordPlan(change, state, plan);
  return countChanges(plan);
}

/** Operators can't lock themselves out by mistake. */
export function rejectOwnAccount(field?: string): never {
  throw new ApiError('forbidden', { label: 'users_not_yourself', ...(field && { field }) });
}

async function recordPlan(
  { record }: OperatorChange,
  state: AccessState,
  { level, isOperator, ended, moved, added }: AccessPlan,
): Promise<void> {
  const about = { kind: 'account', target: state.id } as const;
  if (level !== null) {
    await record({
      ...about,
      action: 'changed',
      before: { accessLevel: state.accessLevel },
      after: { accessLevel: level },
    });
  }
  if (isOperator !== null) {
    await record({
      ...about,
      action: 'changed',
      before: { isOperator: state.isOperator },
      after: { isOperator },
    });
  }
  for (const { tariffId, endsAt } of ended) {
    await record({
      ...about,
      action: 'withdrawn',
      before: { tariff: tariffId, endsAt },
      after: { tariff: tariffId, endsAt: new Date() },
    });
  }
  for (const { row, endsAt } of moved) {
    await record({
      ...about,
      action: 'changed',
      before: { tariff: row.tariffId, endsAt: row.endsAt },
      after: { tariff: row.tariffId, endsAt },
    });
  }
  if (added) {
    const { id: tariff, startsAt, endsAt } = added;
    await record({ ...about, action: 'granted', after: { tariff, startsAt, endsAt } });
  }
}
