import type { Db } from '../../../db/connect.ts';

export async function readMenuItems(db: Db) {
  return db
    .selectFrom('menu_item')
    .select([
      'id',
      'parent_id as parentId',
      'menu_column as column',
      'label',
      'url',
      'target_blank',
    ])
    .orderBy('menu_column')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function readSources(db: Db) {
  return db
    .selectFrom('data_source')
    .select(['name', 'is_demo as isDemo', 'last_import_at as lastImportAt'])
    .orderBy('name')
    .execute();
}
