import { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_CODES, type Language } from './language.ts';

/** The language of a tag such as `de` or `de-CH`; the default language for unsupported tags. */
export function languageOfTag(tag: string): Language {
  const primary = tag.toLowerCase().split('-')[0];
  return LANGUAGE_CODES.find((code) => LANGUAGES[code].tag === primary) ?? DEFAULT_LANGUAGE;
}
