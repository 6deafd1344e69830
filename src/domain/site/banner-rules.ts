import type { Language } from '../text/language.ts';

export const BANNER_KINDS = ['bottom', 'registration'] as const;
export type BannerKind = (typeof BANNER_KINDS)[number];

/** What a banner says in one language. */
export interface BannerWords {
  readonly title?: string | undefined;
  readonly text: string;
  readonly action?: string | undefined;
}
export type WordsByLanguage = Readonly<Partial<Record<Language, BannerWords | undefined>>> & {
  readonly eng: BannerWords;
};

/** What a reader of a language gets: words in it, or the English ones. */
export function wordsIn(texts: WordsByLanguage, language: Language): [BannerWords, Language] {
  const own = texts[language];
  return own?.text ? [own, language] : [texts.eng, 'eng'];
}

/** When a banner is shown; null is open at that end. Moments in milliseconds. */
interface Span {
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

/** `running`: shown if nothing goes before it. */
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

/** A bar that goes before another one, as long as both would be shown. */
interface Winner {
  readonly id: number;
  /** The other one has no moment left to itself. */
  readonly isAlways: boolean;
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Of several bars the first is shown. Gives those that go before a bar at some time from now on, in
 * their order; the bars are given in theirs.
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

/** How often a variant is picked, in percent, among those that are picked now. */
export function shareInPercent(weight: number, total: number): number {
  return total === 0 ? 0 : Math.round((1000 * weight) / total) / 10;
}
