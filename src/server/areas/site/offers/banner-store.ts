import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect.ts';
import type { BannerTexts } from '../../../../db/schema.ts';
import type { BannerKind } from '../../../../domain/site/banner-rules.ts';

/** The fields of a banner that operators can edit, as they are stored. */
export interface BannerFields {
  readonly texts: BannerTexts;
  readonly url: string | null;
  readonly weight: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly isOn: boolean;
}

export interface StoredBanner extends BannerFields {
  readonly id: number;
  readonly kind: BannerKind;
  readonly variant: string;
  readonly isDemo: boolean;
}

/** All banners, bars first, in their order. */
export async function readAllBanners(db: Db): Promise<StoredBanner[]> {
  return db
    .selectFrom('banner')
    .select([
      'id',
      'kind',
      'variant',
      'texts',
      'url',
      'weight',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'is_on as isOn',
      'is_demo as isDemo',
    ])
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Doesn't block readers; other editors wait. */
export async function lockBanners(trx: Db): Promise<StoredBanner[]> {
  await sql`lock table banner in share row exclusive mode`.execute(trx);
  return readAllBanners(trx);
}

/** Changes with anything that an operator can change. */
export function bannerVersion({
  texts,
  url,
  weight,
  startsAt,
  endsAt,
  isOn,
}: BannerFields): string {
  // The database doesn't preserve the key order inside a JSON value.
  const words = Object.entries(texts)
    .map(([code, { title, text, action }]) => [code, title, text, action])
    .toSorted(([a], [b]) => (a! < b! ? -1 : 1));
  return shortHash([words, url, weight, startsAt, endsAt, isOn]);
}

export function orderVersion(bars: readonly { readonly id: number }[]): string {
  return shortHash(bars.map(({ id }) => id));
}

function shortHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}

const columns = ({ texts, url, weight, startsAt, endsAt, isOn }: BannerFields) => ({
  texts,
  url,
  weight,
  starts_at: startsAt,
  ends_at: endsAt,
  is_on: isOn,
});

/** Added after all others of its kind. */
export async function insertBanner(
  trx: Db,
  { kind, variant, ...fields }: BannerFields & Pick<StoredBanner, 'kind' | 'variant'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('banner')
    .values({
      kind,
      variant,
      ...columns(fields),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from banner
        where kind = ${kind})::smallint`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateBanner(trx: Db, id: number, fields: BannerFields): Promise<void> {
  await trx.updateTable('banner').set(columns(fields)).where('id', '=', id).execute();
}

export async function deleteBanner(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('banner').where('id', '=', id).execute();
}

/** Gives the banners the positions 1, 2, … in this order. */
export async function writeOrder(trx: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update banner set position = place.position
    from unnest(${ids}::integer[]) with ordinality as place (id, position)
    where banner.id = place.id and banner.position <> place.position`.execute(trx);
}
