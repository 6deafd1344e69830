import { sql } from 'kysely';
import type { Db } from '../../../../db/connect.ts';
import type { Language } from '../../../../domain/text/language.ts';
import type { OperatorChange } from '../../../core/audit/operator-change.ts';
import { makeLabel, overridesByLanguage, type DeskLabel } from './desk.ts';
import { KNOWN_LABELS } from './known-labels.ts';

/** Any fixed number that no other lock of this application uses. */
const LABELS_LOCK = 7_310_015;

/** A changed text; null is the built-in one. */
export interface TextChange {
  readonly key: string;
  readonly language: Language;
  readonly before: string;
  readonly after: string | null;
}

/**
 * Locks all labels until the end of the transaction. A row that doesn't exist can't be locked, and
 * most texts have none.
 */
export async function lockLabels(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LABELS_LOCK})`.execute(trx);
}

/** The labels as they currently are in the database. */
export async function readLabels(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, DeskLabel>> {
  const rows = await db
    .selectFrom('label_override')
    .select(['language', 'key', 'text', 'changed_at'])
    .where(sql<boolean>`key = any(${keys}::text[])`)
    .execute();
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const known = keys.flatMap((key) => KNOWN_LABELS.get(key) ?? []);
  return new Map(
    known.map((label) => [
      label.key,
      makeLabel(label, overridesByLanguage(byKey.get(label.key) ?? [])),
    ]),
  );
}

/** Writes the changes and one audit record per label. */
export async function writeChanges(
  { trx, operatorId, record }: OperatorChange,
  changes: readonly TextChange[],
  action: 'changed' | 'imported',
): Promise<void> {
  const [removed, written] = [true, false].map((isRemoved) =>
    changes.filter(({ after }) => (after === null) === isRemoved),
  );
  await remove(trx, removed!);
  await write(trx, written!, operatorId);
  for (const [key, ofKey] of Map.groupBy(changes, (change) => change.key)) {
    const values = (pick: (change: TextChange) => string | null) =>
      Object.fromEntries(ofKey.map((change) => [change.language, pick(change)]));
    await record({
      action: ofKey.every(({ after }) => after === null) ? 'removed' : action,
      kind: 'label',
      target: key,
      before: values(({ before }) => before),
      after: values(({ after }) => after),
    });
  }
}

async function remove(trx: Db, changes: readonly TextChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    delete from label_override using unnest(
      ${changes.map(({ language }) => language)}::text[], ${changes.map(({ key }) => key)}::text[]
    ) as gone (language, key)
    where label_override.language = gone.language and label_override.key = gone.key`.execute(trx);
}

/** With one timestamp, so no text of a change is older than another. */
async function write(trx: Db, changes: readonly TextChange[], operatorId: number): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into label_override (language, key, text, changed_by, changed_at)
    select language, key, text, ${operatorId}::integer, statement_timestamp()
    from unnest(
      ${changes.map(({ language }) => language)}::text[],
      ${changes.map(({ key }) => key)}::text[],
      ${changes.map(({ after }) => after)}::text[]
    ) as changed (language, key, text)
    on conflict (language, key) do update set
      text = excluded.text, changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(
    trx,
  );
}
