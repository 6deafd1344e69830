import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect.ts';
import type { MenuEntry } from '../../../domain/site/menu-entries.ts';

interface StoredDraft {
  readonly baseVersion: string;
  readonly entries: readonly MenuEntry[];
}

/** Equal menus have the same version. */
export function menuVersion(entries: readonly MenuEntry[]): string {
  // The database doesn't preserve the key order inside a JSON value.
  const rows = entries.map(({ id, parentId, column, label, texts, url, isNewTab }) => [
    [id, parentId, column, label, url, isNewTab],
    Object.entries(texts ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]);
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16);
}

export async function readDraft(db: Db, accountId: number): Promise<StoredDraft | undefined> {
  const draft = await db
    .selectFrom('menu_draft')
    .select(['base_version as baseVersion', 'entries'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return draft && { ...draft, entries: draft.entries as MenuEntry[] };
}

/** An operator's draft, locked; created from the menu if there is none. */
export async function lockDraft(
  trx: Db,
  accountId: number,
  menu: readonly MenuEntry[],
): Promise<StoredDraft> {
  await trx
    .insertInto('menu_draft')
    .values({
      account_id: accountId,
      base_version: menuVersion(menu),
      entries: JSON.stringify(menu),
    })
    // Changes nothing, but makes concurrent requests wait.
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ account_id: accountId }))
    .execute();
  return (await readDraft(trx, accountId))!;
}

export async function writeDraft(
  trx: Db,
  accountId: number,
  entries: readonly MenuEntry[],
  baseVersion?: string,
): Promise<void> {
  await trx
    .updateTable('menu_draft')
    .set({
      entries: JSON.stringify(entries),
      changed_at: new Date(),
      ...(baseVersion !== undefined && { base_version: baseVersion }),
    })
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteDraft(trx: Db, accountId: number): Promise<void> {
  await trx.deleteFrom('menu_draft').where('account_id', '=', accountId).execute();
}

/** An ID for a draft's entry, final from the start, so no two drafts share one. */
export async function newEntryId(trx: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('menu_item', 'id'))::integer as id`.execute(trx);
  return rows[0]!.id;
}

/** Doesn't block readers and click counts; other publishers wait. */
export async function lockMenu(trx: Db): Promise<void> {
  await sql`lock table menu_item in share row exclusive mode`.execute(trx);
}

/** Replaces the table's content with these entries, in this order. */
export async function writeMenu(trx: Db, entries: readonly MenuEntry[]): Promise<void> {
  const places = new Map<string, number>();
  const rows = entries.map((entry) => {
    const group = `${entry.parentId}/${entry.column}`;
    places.set(group, (places.get(group) ?? 0) + 1);
    return {
      id: entry.id,
      parent_id: entry.parentId,
      menu_column: entry.column,
      position: places.get(group)!,
      label: entry.label,
      texts: entry.texts,
      url: entry.url,
      target_blank: entry.isNewTab,
    };
  });
  if (rows.length > 0) {
    await trx
      .insertInto('menu_item')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          parent_id: row.ref('excluded.parent_id'),
          menu_column: row.ref('excluded.menu_column'),
          position: row.ref('excluded.position'),
          label: row.ref('excluded.label'),
          texts: row.ref('excluded.texts'),
          url: row.ref('excluded.url'),
          target_blank: row.ref('excluded.target_blank'),
        })),
      )
      .execute();
  }
  // Only now, because a link may have moved out of an item that is deleted.
  await trx
    .deleteFrom('menu_item')
    .$if(rows.length > 0, (query) =>
      query.where(
        'id',
        'not in',
        entries.map(({ id }) => id),
      ),
    )
    .execute();
}
