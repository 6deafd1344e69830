import { sql } from 'kysely';
import type { ViewerKind } from '../../../access/viewer.ts';
import type { Db } from '../../../db/connect.ts';
import type { Language } from '../../../domain/text/language.ts';
import { orderedEntries, type MenuEntry } from '../../../domain/site/menu-entries.ts';

/** Two years and a month, so that a month can be compared with the same month a year earlier. */
const KEPT_DAYS = 760;

/** All items and links in their order. */
export async function readMenuEntries(db: Db): Promise<MenuEntry[]> {
  const rows = await db
    .selectFrom('menu_item')
    .select([
      'id',
      'parent_id as parentId',
      'menu_column as column',
      'label',
      'texts',
      'url',
      'target_blank as isNewTab',
    ])
    .orderBy('menu_column')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return orderedEntries(rows);
}

export async function readSources(db: Db) {
  return db
    .selectFrom('data_source')
    .select(['name', 'is_demo as isDemo', 'last_import_at as lastImportAt'])
    .orderBy('name')
    .execute();
}

interface MenuClick {
  readonly itemId: number;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly viewerKind: ViewerKind;
  readonly language: Language;
}

/** Adds one to the count of a day; false if there is no such item. */
export async function countMenuClick(db: Db, click: MenuClick): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('menu_click')
    .columns(['menu_item_id', 'day', 'viewer_kind', 'language'])
    .expression((from) =>
      from
        .selectFrom('menu_item')
        .select([
          'id',
          sql<string>`${click.day}::date`.as('day'),
          sql<ViewerKind>`${click.viewerKind}::text`.as('viewer_kind'),
          sql<string>`${click.language}::text`.as('language'),
        ])
        .where('id', '=', click.itemId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['menu_item_id', 'day', 'viewer_kind', 'language'])
        .doUpdateSet({ clicks: sql`menu_click.clicks + 1` }),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Deletes counts too old to be compared with. */
export async function deleteOldMenuClicks(db: Db): Promise<void> {
  await db
    .deleteFrom('menu_click')
    .where('day', '<', sql<string>`current_date - ${KEPT_DAYS}::integer`)
    .execute();
}
