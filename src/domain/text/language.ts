/** The ten languages by the specification's codes, with the tags that browsers and Intl know. */
export const LANGUAGES = {
  eng: { tag: 'en', own: 'English' },
  rus: { tag: 'ru', own: 'Русский' },
  pol: { tag: 'pl', own: 'Polski' },
  ita: { tag: 'it', own: 'Italiano' },
  deu: { tag: 'de', own: 'Deutsch' },
  esp: { tag: 'es', own: 'Español' },
  chn: { tag: 'zh', own: '中文' },
  ukr: { tag: 'uk', own: 'Українська' },
  fra: { tag: 'fr', own: 'Français' },
  tur: { tag: 'tr', own: 'Türkçe' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];
export const DEFAULT_LANGUAGE: Language = 'eng';

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(LANGUAGES, text);
}

/** The best of the ten for an Accept-Language header such as `de-CH,de;q=0.9,en;q=0.5`. */
export function fromAcceptLanguage(header: string): Language | undefined {
  const wishes = header
    .slice(0, 1000)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { primary: tag.split('-')[0], quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { primary } of wishes) {
    const code = LANGUAGE_CODES.find((candidate) => LANGUAGES[candidate].tag === primary);
    if (code) return code;
  }
  return undefined;
}
