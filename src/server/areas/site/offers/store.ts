import type { Db } from '../../../../db/connect.ts';
import type { BannerTexts } from '../../../../db/schema.ts';

/** All active banners, including those scheduled for later. */
export async function readBanners(db: Db) {
  return db
    .selectFrom('banner')
    .select([
      'kind',
      'variant',
      'texts',
      'url',
      'weight',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'is_demo as isDemo',
    ])
    .where('is_on', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function insertDemoBanner(
  db: Db,
  banner: { variant: string; url: string; texts: BannerTexts },
): Promise<void> {
  await db
    .insertInto('banner')
    .values({ ...banner, kind: 'bottom', position: 100, is_demo: true })
    // An operator may have changed it or switched it off.
    .onConflict((conflict) => conflict.columns(['kind', 'variant']).doNothing())
    .execute();
}

export async function deleteDemoBanners(db: Db): Promise<void> {
  await db.deleteFrom('banner').where('is_demo', '=', true).execute();
}
