import type { Banner, BannerList } from '../../../../contracts/admin/banners.ts';
import type { SettingValues } from '../../../../contracts/admin/settings.ts';
import { bannerState, shareInPercent, winnersOver } from '../../../../domain/site/banner-rules.ts';
import type { Reader } from '../../../core/labels/label-text.ts';
import { bannerVersion, orderVersion, type StoredBanner } from './banner-store.ts';
import { appBar } from './service.ts';

export interface BannerListParts {
  readonly settings: { readonly current: Pick<SettingValues, 'iosApp' | 'androidApp'> };
  readonly nowMs: () => number;
}

/** A placeholder for the URL of an app that isn't configured yet. */
const NO_APP = 'https://example.org/';

/** All banners as operators see them, with their current effect under the rules. */
export function bannerList(
  stored: readonly StoredBanner[],
  { settings, nowMs }: BannerListParts,
  reader: Reader,
): BannerList {
  const now = nowMs();
  const ranked = stored.map((banner) => ({
    ...banner,
    startsAt: banner.startsAt?.getTime() ?? null,
    endsAt: banner.endsAt?.getTime() ?? null,
  }));
  const running = ranked.filter((banner) => bannerState(banner, now) === 'running');
  const picked = running.filter(({ kind, weight }) => kind === 'registration' && weight > 0);
  const total = picked.reduce((sum, { weight }) => sum + weight, 0);
  const shownBar = running.find(({ kind }) => kind === 'bottom');
  const bars = ranked.filter(({ kind }) => kind === 'bottom');
  const listed = (banner: StoredBanner, i: number): Banner => {
    const isPicked = picked.some(({ id }) => id === banner.id);
    return {
      ...banner,
      startsAt: isoMoment(ranked[i]!.startsAt),
      endsAt: isoMoment(ranked[i]!.endsAt),
      state: bannerState(ranked[i]!, now),
      isShown: isPicked || banner.id === shownBar?.id,
      share: isPicked ? shareInPercent(banner.weight, total) : null,
      winners: winnersOver(bars, banner.id, now).map(({ id, isAlways, from, to }) => ({
        id,
        isAlways,
        from: isoMoment(from),
        to: isoMoment(to),
      })),
      version: bannerVersion(banner),
    };
  };
  const { iosApp, androidApp } = settings.current;
  return {
    banners: stored.map((banner, i) => listed(banner, i)),
    order: orderVersion(bars),
    apps: {
      ios: appBar(reader, 'ios', iosApp ?? NO_APP),
      android: appBar(reader, 'android', androidApp ?? NO_APP),
    },
  };
}

function isoMoment(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
