import type { AuditAction, AuditKind } from '../../../contracts/admin/audit.ts';
import type { Answer, Endpoint, ValidInput } from '../../../contracts/core/endpoint.ts';
import type { Db } from '../../../db/connect.ts';
import type { AuditValues } from '../../../db/schema.ts';
import { implement, type Route } from '../http/api.ts';
import type { RequestContext } from '../http/request-context.ts';
import { signedInAccount } from '../http/signed-in-account.ts';

/** One audit record. */
export interface AuditLine {
  readonly action: AuditAction;
  readonly kind: AuditKind;
  /** The ID or key of the target. */
  readonly target: string | number;
  /**
   * What differs, before and after: the portal's own numbers, states and texts, never a user's name
   * or anything a user wrote.
   */
  readonly before?: AuditValues | null;
  readonly after?: AuditValues | null;
}

/** An operator's change: one transaction with its audit records. */
export interface OperatorChange {
  readonly trx: Db;
  readonly operatorId: number;
  /** Part of the transaction: if it fails, nothing is recorded. Returns the ID of the record. */
  readonly record: (line: AuditLine) => Promise<number>;
  /** Runs in this process after the commit, for example to clear a cache. */
  readonly onCommit: (act: () => void) => void;
}

type ChangeHandler<E extends Endpoint> = (
  change: OperatorChange,
  input: ValidInput<E>,
  context: RequestContext,
) => Promise<Answer<E>>;

/**
 * The only way to implement an endpoint by which operators change something: the handler runs in
 * one transaction and gets the means to record what it does. A handler that records nothing has
 * changed nothing. A test covers all such endpoints.
 */
export function implementChange<E extends Endpoint>(
  db: Db,
  contract: E,
  handler: ChangeHandler<E>,
): Route {
  const route = implement<Endpoint>(contract, async (input, context) => {
    const operatorId = signedInAccount(context);
    const later: (() => void)[] = [];
    const onCommit = (act: () => void) => void later.push(act);
    let lines = 0;
    const answer = await db.transaction().execute((trx) => {
      const record = (line: AuditLine) => {
        lines += 1;
        return recordLine(trx, operatorId, line);
      };
      return handler({ trx, operatorId, record, onCommit }, input as ValidInput<E>, context);
    });
    for (const act of later) act();
    if (lines === 0) context.noteUnchanged();
    return answer;
  });
  return { ...route, isAudited: true };
}

/** For changes that the portal makes itself, without an operator. */
export async function recordLine(
  trx: Db,
  operatorId: number | null,
  { action, kind, target, before = null, after = null }: AuditLine,
): Promise<number> {
  const { id } = await trx
    .insertInto('audit_entry')
    .values({
      actor_id: operatorId,
      action,
      kind,
      target: String(target),
      before: toStored(before),
      after: toStored(after),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** PostgreSQL rejects lone surrogates in JSON; they become replacement characters. */
function toStored(values: AuditValues | null): AuditValues | null {
  const text = JSON.stringify(values, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
  return JSON.parse(text) as AuditValues | null;
}
