import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { ApiError } from '../../../../contracts/core/errors.ts';
import {
  SETTINGS,
  type AnySettingKey,
  type SettingKey,
  type SettingValues,
} from '../../../../contracts/admin/settings.ts';
import type { Db } from '../../../../db/connect.ts';
import type { OperatorChange } from '../../../core/audit/operator-change.ts';
import type { SiteLogo, SiteSettings, StoredLogo } from '../../../core/settings/site-settings.ts';

type SomeSettings = { readonly [Key in SettingKey]?: SettingValues[Key] | undefined };

/** The current settings in the database; this process may learn of a change later. */
async function holdSettings(trx: Db, settings: SiteSettings): Promise<SiteSettings> {
  // One operator after the other; readers don't wait.
  await sql`lock table setting in share row exclusive mode`.execute(trx);
  const rows = await trx.selectFrom('setting').select(['key', 'value']).execute();
  return settings.with(rows);
}

/** Rejects a change by an operator who hasn't seen the current values. */
function rejectStaleSettings(
  now: SettingValues,
  seen: SomeSettings | undefined,
  wanted: SomeSettings,
): void {
  for (const [name, value] of Object.entries(seen ?? {})) {
    const key = name as SettingKey;
    const isSeen = isDeepStrictEqual(now[key], value) || isDeepStrictEqual(now[key], wanted[key]);
    if (!isSeen) throw new ApiError('changed_meanwhile', { field: `body.${key}` });
  }
}

export async function changeSettings(
  { trx, operatorId, record }: OperatorChange,
  settings: SiteSettings,
  wanted: SomeSettings,
  seen: SomeSettings | undefined,
): Promise<SettingValues> {
  const { current } = await holdSettings(trx, settings);
  rejectStaleSettings(current, seen, wanted);
  for (const key of Object.keys(SETTINGS) as SettingKey[]) {
    const value = wanted[key];
    if (value === undefined || isDeepStrictEqual(value, current[key])) continue;
    await writeSetting(trx, key, value, operatorId);
    await record({
      action: 'changed',
      kind: 'setting',
      target: key,
      before: { value: current[key] },
      after: { value },
    });
  }
  return { ...current, ...(wanted as Partial<SettingValues>) };
}

/** Resets a setting to its default. */
export async function resetSetting(
  { trx, record }: OperatorChange,
  settings: SiteSettings,
  key: AnySettingKey,
  seen: SomeSettings | undefined,
): Promise<SettingValues> {
  const held = await holdSettings(trx, settings);
  rejectStaleSettings(held.current, seen, {});
  const { numDeletedRows } = await trx
    .deleteFrom('setting')
    .where('key', '=', key)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return held.current;
  const [before, after] =
    key === 'logo'
      ? [logoWords(held.logo), logoWords(null)]
      : [held.current[key], settings.atStart[key]];
  await record({
    action: 'restored',
    kind: 'setting',
    target: key,
    before: { value: before },
    after: { value: after },
  });
  return key === 'logo' ? held.current : { ...held.current, [key]: settings.atStart[key] };
}

export async function changeLogo(
  { trx, operatorId, record }: OperatorChange,
  settings: SiteSettings,
  wanted: { readonly stored: StoredLogo; readonly logo: SiteLogo },
  seen: string | null | undefined,
): Promise<void> {
  const { logo: before } = await holdSettings(trx, settings);
  const now = before?.address ?? null;
  if (now === wanted.logo.address) return;
  if (seen !== undefined && seen !== now) {
    throw new ApiError('changed_meanwhile', { field: 'body.data' });
  }
  await writeSetting(trx, 'logo', wanted.stored, operatorId);
  await record({
    action: 'changed',
    kind: 'setting',
    target: 'logo',
    before: { value: logoWords(before) },
    after: { value: logoWords(wanted.logo) },
  });
}

/** Identifies the image; the image itself isn't recorded in the audit. */
function logoWords(logo: SiteLogo | null): string | null {
  return logo && `${logo.address} (${logo.bytes.length} B)`;
}

async function writeSetting(
  trx: Db,
  key: AnySettingKey,
  value: unknown,
  operatorId: number,
): Promise<void> {
  const written = { value: JSON.stringify(value), changed_by: operatorId };
  await trx
    .insertInto('setting')
    .values({ key, ...written })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ ...written, changed_at: new Date() }),
    )
    .execute();
}
