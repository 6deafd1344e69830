import type { NameByLanguage } from '../../db/schema.ts';
import type { Language } from '../../domain/language.ts';
import { label } from '../../labels/labels.ts';

/** The name in a language; the English one where it lacks. */
export function nameIn(language: Language, name: NameByLanguage): string {
  return name[language] ?? name.eng;
}

/** A series' unit in a language: `pt` is a word, currencies and `%` are not. */
export function unitIn(language: Language, unit: string): string {
  return unit === 'pt' ? label(language, 'unit_pt') : unit;
}
