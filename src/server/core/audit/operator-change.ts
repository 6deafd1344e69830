import type { AuditAction, AuditKind } from '../../../contracts/admin/audit.ts';
import type { Answer, Endpoint, ValidInput } from '../../../contracts/core/endpoint.ts';
import type { Db } from '../../../db/connect.ts';
import type { AuditValues } from '../../../db/schema.ts';
import { implement, type Route } from '../http/api.ts';
import type { RequestContext } from '../http/request-context.ts';
import { signedInAccount } from '../http/signed-in-account.ts';

/** One line of the audit. */
export interface AuditLine {
  readonly action: AuditAction;
  readonly kind: AuditKind;
  /** Which one: its number or key. */
  readonly target: string | number;
  /**
   * What differs, before and after: numbers, states and texts of the portal, never what a user wrote
   * or is called.
   */
  readonly before?: AuditValues | null;
  readonly after?: AuditValues | null;
}

/** What an operator is doing: one transaction, with the lines that tell of it. */
export interface OperatorChange {
  readonly trx: Db;
  readonly operatorId: number;
  /** Part of the transaction: if that fails, nothing was recorded either. Gives the line's number. */
  readonly record: (line: AuditLine) => Promise<number>;
  /** What this process does once the change is stored, such as forgetting what it has kept. */
  readonly onCommit: (act: () => void) => void;
}

type ChangeHandler<E extends Endpoint> = (
  change: OperatorChange,
  input: ValidInput<E>,
  context: RequestContext,
) => Promise<Answer<E>>;

/**
 * The one way to implement a call by which operators change something: whatever it does is one
 * transaction, and its handler has the means to record it. One that records nothing has changed
 * nothing. A test walks all such calls.
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

/** For what the portal does by itself, there is no operator. */
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

/** The database refuses halves of characters in JSON; they become signs for what can't be read. */
function toStored(values: AuditValues | null): AuditValues | null {
  const text = JSON.stringify(values, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
  return JSON.parse(text) as AuditValues | null;
}
