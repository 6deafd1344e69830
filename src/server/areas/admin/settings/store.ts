import type { Answer } from '../../../../contracts/core/endpoint.ts';
import { SETTING_KEYS, type getSettings } from '../../../../contracts/admin/settings.ts';
import type { Db } from '../../../../db/connect.ts';

/** When each setting was changed, and by whom. */
export async function readOrigins(db: Db): Promise<Answer<typeof getSettings>['origins']> {
  const rows = await db
    .selectFrom('setting')
    .leftJoin('account', 'account.id', 'setting.changed_by')
    .select(['setting.key', 'setting.changed_at as changedAt', 'account.id', 'account.name'])
    .execute();
  return SETTING_KEYS.flatMap((key) => {
    const row = rows.find((each) => each.key === key);
    if (!row) return [];
    const { id, name } = row;
    const changedBy = id === null || name === null ? null : { id, name };
    return [{ key, changedAt: row.changedAt.toISOString(), changedBy }];
  });
}
