import type { Language } from '../text/language.ts';

export const BANNER_KINDS = ['bottom', 'registration'] as const;
export type BannerKind = (typeof BANNER_KINDS)[number];

/** The texts of a banner in one language. */
export interface BannerWords {
  readonly title?: string | undefined;
  readonly text: string;
  readonly action?: string | undefined;
}
export type WordsByLanguage = Readonly<Partial<Record<Language, BannerWords | undefined>>> & {
  readonly eng: BannerWords;
};

/** The texts for a reader of a language, or else the English ones. */
export function wordsIn(texts: WordsByLanguage, language: Language): [BannerWords, Language] {
  const own = texts[language];
  return own?.text ? [own, language] : [texts.eng, 'eng'];
}

/** When a banner is shown; null is open at that end. Times in milliseconds. */
interface Span {
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

/** `running`: shown unless another banner takes precedence. */
export const BANNER_STATES = ['off', 'scheduled', 'running', 'ended'] as const;
export type BannerState = (typeof BANNER_STATES)[number];

export function bannerState(banner: Span & { readonly isOn: boolean }, nowMs: number): BannerState {
  if (!banner.isOn) return 'off';
  if (banner.endsAt !== null && nowMs >= banner.endsAt) return 'ended';
  return banner.startsAt === null || nowMs >= banner.startsAt ? 'running' : 'scheduled';
}

interface RankedBanner extends Span {
  readonly id: number;
  readonly isOn: boolean;
}

/** A banner that takes precedence over another while both are active. */
interface Winner {
  readonly id: number;
  /** The other banner is never shown. */
  readonly isAlways: boolean;
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Of several banners the first is shown. Returns, in order, those that take precedence over a
 * banner at any time from now on; `bars` must be in order of precedence.
 */
export function winnersOver(bars: readonly RankedBanner[], barId: number, nowMs: number): Winner[] {
  const rank = bars.findIndex(({ id }) => id === barId);
  const bar = bars[rank];
  if (!bar?.isOn) return [];
  const own = { from: Math.max(bar.startsAt ?? nowMs, nowMs), to: bar.endsAt ?? Infinity };
  return bars.slice(0, rank).flatMap((other): Winner[] => {
    if (!other.isOn) return [];
    const from = Math.max(own.from, other.startsAt ?? -Infinity);
    const to = Math.min(own.to, other.endsAt ?? Infinity);
    if (from >= to) return [];
    return [
      {
        id: other.id,
        isAlways: from === own.from && to === own.to,
        from: from === own.from ? null : from,
        to: to === Infinity ? null : to,
      },
    ];
  });
}

/** How often a variant is picked, in percent, among the current variants. */
export function shareInPercent(weight: number, total: number): number {
  return total === 0 ? 0 : Math.round((1000 * weight) / total) / 10;
}
