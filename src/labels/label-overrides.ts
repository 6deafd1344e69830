import { textPlaces } from '../domain/fill-text.ts';
import { isLanguage, type Language } from '../domain/language.ts';
import type { Texts } from '../domain/page-texts.ts';

/** Texts that operators have put in the place of ours, by language and key. */
export type LabelOverrides = Readonly<Partial<Record<Language, Texts>>>;

export interface OverrideRow {
  readonly language: string;
  readonly key: string;
  readonly text: string;
}

export function overridesByLanguage(rows: readonly OverrideRow[]): LabelOverrides {
  const byLanguage: Partial<Record<Language, Record<string, string>>> = {};
  for (const { language, key, text } of rows) {
    if (isLanguage(language)) (byLanguage[language] ??= {})[key] = text;
  }
  return byLanguage;
}

/**
 * Whether a text can replace the built-in one: its braces are complete, it has only places that the
 * built-in text has, and its choices have a word for every number.
 */
export function canReplace(builtIn: string, text: string): boolean {
  const known = textPlaces(builtIn) ?? [];
  const wanted = textPlaces(text);
  if (wanted === null || text.trim() === '') return false;
  return wanted.every(({ name, forms }) =>
    forms === null
      ? known.some((place) => place.name === name)
      : forms.includes('other') && known.some((place) => place.name === name && place.forms),
  );
}
