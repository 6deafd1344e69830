import type { NameByLanguage } from '../../db/schema.ts';
import type { Language } from '../../domain/language.ts';

/** The name in a language; the English one where it lacks. */
export function nameIn(language: Language, name: NameByLanguage): string {
  return name[language] ?? name.eng;
}
