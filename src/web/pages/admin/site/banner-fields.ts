import type { Banner } from '../../../../contracts/admin/banners.ts';
import type { BannerKind, WordsByLanguage } from '../../../../domain/site/banner-rules.ts';
import { LANGUAGE_CODES, type Language } from '../../../../domain/text/language.ts';
import { localText, momentFromLocalText } from '../../../../domain/text/local-text.ts';
import type { TimeZone } from '../../../../domain/time/time-zone.ts';
import { wireMoment, wireNumber } from '../../../forms/reader-format.ts';
import type { Fields } from './site-actions.ts';

export const WORDS = ['title', 'text', 'action'] as const;

/** Form values of a banner. */
export function fieldsFromBanner(banner: Banner | null, timeZone: TimeZone): Fields {
  const time = (iso: string | null = null) =>
    iso === null ? '' : localText(Date.parse(iso), timeZone);
  return {
    variant: banner?.variant ?? '',
    url: banner?.url ?? '',
    weight: String(banner?.weight ?? 1),
    startsAt: time(banner?.startsAt),
    endsAt: time(banner?.endsAt),
    ...(banner?.isOn && { isOn: 'on' }),
    ...Object.fromEntries(
      LANGUAGE_CODES.flatMap((code) =>
        WORDS.map((word) => [`${word}_${code}`, banner?.texts[code]?.[word] ?? '']),
      ),
    ),
  };
}

/** The typed texts by language. */
export function wordsFromFields(fields: Fields): WordsByLanguage {
  const languages = LANGUAGE_CODES.flatMap((code) => {
    const words = WORDS.flatMap((word) => {
      const text = fields[`${word}_${code}`]?.trim();
      return text ? [[word, text]] : [];
    });
    return words.length > 0 ? [[code, Object.fromEntries(words)]] : [];
  });
  return Object.fromEntries(languages) as WordsByLanguage;
}

/** Converts the form to the request body; the endpoint rejects invalid times. */
export function bannerFromFields(
  fields: Fields,
  kind: BannerKind,
  { language, timeZone }: { language: Language; timeZone: TimeZone },
) {
  const moment = (typed = '') => {
    const text = wireMoment(typed, language);
    return text === '' ? null : (momentFromLocalText(text, timeZone) ?? text);
  };
  return {
    texts: wordsFromFields(fields),
    url: kind === 'bottom' ? fields['url']?.trim() || null : null,
    weight:
      kind === 'bottom' ? 1 : Number(wireNumber(fields['weight'] ?? '', language) || Number.NaN),
    startsAt: moment(fields['startsAt']),
    endsAt: moment(fields['endsAt']),
    isOn: fields['isOn'] !== undefined,
  };
}
