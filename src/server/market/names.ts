import type { NameByLanguage } from '../../db/schema.ts';
import type { Language } from '../../domain/language.ts';
import { labelText, type Reader } from '../label-text.ts';

/** The name in a language; the English one where it lacks. */
export function nameIn(language: Language, name: NameByLanguage): string {
  return name[language] ?? name.eng;
}

/** A series' unit in the reader's language: `pt` and `bp` are words, currencies and `%` are not. */
export function unitFor(reader: Reader, unit: string): string {
  if (unit === 'bp') return labelText(reader, 'unit_bp');
  return unit === 'pt' ? labelText(reader, 'unit_pt') : unit;
}
