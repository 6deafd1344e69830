import { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_CODES, type Language } from './language.ts';

/** The language behind a tag such as `de` or `de-CH`; the default one for tags of other languages. */
export function languageOfTag(tag: string): Language {
  const primary = tag.toLowerCase().split('-')[0];
  return LANGUAGE_CODES.find((code) => LANGUAGES[code].tag === primary) ?? DEFAULT_LANGUAGE;
}
