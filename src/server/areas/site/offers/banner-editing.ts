import {
  addBanner,
  changeBanner,
  copyBanner,
  listBanners,
  moveBanner,
  removeBanner,
  switchBanner,
} from '../../../../contracts/admin/banners.ts';
import type { ValidInput } from '../../../../contracts/core/endpoint.ts';
import { ApiError } from '../../../../contracts/core/errors.ts';
import type { Db } from '../../../../db/connect.ts';
import type { BannerKind } from '../../../../domain/site/banner-rules.ts';
import { implementChange, type OperatorChange } from '../../../core/audit/operator-change.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import { bannerList, type BannerListParts } from './banner-list.ts';
import {
  bannerVersion,
  deleteBanner,
  insertBanner,
  lockBanners,
  orderVersion,
  readAllBanners,
  updateBanner,
  writeOrder,
  type BannerFields,
  type StoredBanner,
} from './banner-store.ts';

type Said = Omit<ValidInput<typeof changeBanner>['body'], 'version'>;
const COMPARED = ['texts', 'url', 'weight', 'startsAt', 'endsAt', 'isOn'] as const;
const LONGEST_VARIANT = 40;

/** Every change takes the same lock, so operators never overwrite each other's changes. */
export function bannerEditingRoutes(db: Db, parts: BannerListParts): Route[] {
  return [
    implement(listBanners, async ({ query }, context) => {
      const reader = { ...context, language: query.language ?? context.language };
      return bannerList(await readAllBanners(db), parts, reader);
    }),
    implementChange(db, addBanner, async ({ trx, record }, { body }) => {
      const banners = await lockBanners(trx);
      const { kind, variant, ...said } = body;
      if (banners.some((each) => each.kind === kind && each.variant === variant)) {
        throw new ApiError('invalid_field', { field: 'body.variant', label: 'site_variant_taken' });
      }
      const fields = checkedFields(kind, said);
      const id = await insertBanner(trx, { kind, variant, ...fields });
      await record({ ...lineAbout(id), action: 'added', after: { kind, variant, ...fields } });
      return { id };
    }),
    implementChange(db, changeBanner, async (change, { params, body }) => {
      const { version, ...said } = body;
      const old = findBanner(await lockBanners(change.trx), params.bannerId);
      if (bannerVersion(old) !== version) throw new ApiError('changed_meanwhile');
      return writeFields(change, old, checkedFields(old.kind, said));
    }),
    implementChange(db, switchBanner, async (change, { params, body: { isOn } }) => {
      const old = findBanner(await lockBanners(change.trx), params.bannerId);
      return writeFields(change, old, { ...old, isOn });
    }),
    implementChange(db, moveBanner, (change, { params, body }) =>
      moveBar(change, params.bannerId, body),
    ),
    implementChange(db, copyBanner, async ({ trx, record }, { params }) => {
      const banners = await lockBanners(trx);
      const copied = findBanner(banners, params.bannerId);
      const variant = freeVariant(banners, copied);
      const id = await insertBanner(trx, { ...copied, variant, isOn: false });
      const after = { kind: copied.kind, variant, copyOf: copied.id };
      await record({ ...lineAbout(id), action: 'added', after });
      return { id };
    }),
    implementChange(db, removeBanner, async ({ trx, record }, { params }) => {
      const { id, ...before } = findBanner(await lockBanners(trx), params.bannerId);
      // It would be back after a restart.
      if (before.isDemo) {
        throw new ApiError('invalid_field', { field: 'params.bannerId', label: 'site_demo_stays' });
      }
      await deleteBanner(trx, id);
      await record({ ...lineAbout(id), action: 'removed', before });
      return { id };
    }),
  ];
}

function lineAbout(id: number) {
  return { kind: 'banner', target: id } as const;
}

function findBanner(banners: readonly StoredBanner[], bannerId: number): StoredBanner {
  const banner = banners.find(({ id }) => id === bannerId);
  if (!banner) throw new ApiError('not_found', { field: 'params.bannerId' });
  return banner;
}

function rejectField(name: string): never {
  throw new ApiError('invalid_field', { field: `body.${name}` });
}

/** The submitted fields, if they are valid for a banner of this kind. */
function checkedFields(kind: BannerKind, said: Said): BannerFields {
  if (kind === 'registration') {
    if (said.url !== null) rejectField('url');
    // It stands alone, so nothing else would explain it or say where it leads.
    if (said.texts.eng.title === undefined) rejectField('texts.eng.title');
    if (said.texts.eng.action === undefined) rejectField('texts.eng.action');
  }
  const [startsAt, endsAt] = [said.startsAt, said.endsAt].map((iso) => iso && new Date(iso));
  if (startsAt && endsAt && endsAt <= startsAt) rejectField('endsAt');
  return {
    ...said,
    startsAt: startsAt || null,
    endsAt: endsAt || null,
  };
}

async function writeFields(
  { trx, record }: OperatorChange,
  old: StoredBanner,
  fields: BannerFields,
): Promise<{ id: number }> {
  const { id } = old;
  if (bannerVersion(old) === bannerVersion(fields)) return { id };
  await updateBanner(trx, id, fields);
  const names = COMPARED.filter(
    (name) => JSON.stringify(sorted(old[name])) !== JSON.stringify(sorted(fields[name])),
  );
  const [before, after] = [old, fields].map((each) =>
    Object.fromEntries(names.map((name) => [name, each[name]])),
  );
  await record({ ...lineAbout(id), action: 'changed', before: before!, after: after! });
  return { id };
}

/** Sorted by key, because the database doesn't preserve the key order. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, sorted(part)] as const);
  return parts.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

async function moveBar(
  { trx, record }: OperatorChange,
  bannerId: number,
  { to, order }: ValidInput<typeof moveBanner>['body'],
): Promise<{ id: number }> {
  const banners = await lockBanners(trx);
  const bar = findBanner(banners, bannerId);
  const bars = banners.filter(({ kind }) => kind === 'bottom');
  if (orderVersion(bars) !== order) throw new ApiError('changed_meanwhile');
  const place = bars.indexOf(bar);
  const other = bars[to === 'up' ? place - 1 : place + 1];
  if (place < 0 || !other) throw new ApiError('invalid_field', { field: 'body.to' });
  const before = bars.map(({ id }) => id);
  const after = before.map((id) => {
    if (id === bar.id) return other.id;
    return id === other.id ? bar.id : id;
  });
  await writeOrder(trx, after);
  await record({
    ...lineAbout(bannerId),
    action: 'changed',
    before: { order: before },
    after: { order: after },
  });
  return { id: bannerId };
}

/** The name of a copy: `autumn-2`, or the next number that is free. */
function freeVariant(
  banners: readonly StoredBanner[],
  { kind, variant }: Pick<StoredBanner, 'kind' | 'variant'>,
): string {
  const taken = new Set(banners.flatMap((each) => (each.kind === kind ? [each.variant] : [])));
  const stem = variant.replace(/-\d{1,4}$/, '');
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    const name = stem.slice(0, LONGEST_VARIANT - ending.length) + ending;
    if (!taken.has(name)) return name;
  }
}
