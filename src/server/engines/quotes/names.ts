import type { NameByLanguage } from '../../../db/schema.ts';
import { describeCalendar } from '../../../domain/time/calendars/holidays.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { pickName } from '../../../domain/text/names.ts';
import { labelText, type Reader } from '../../core/labels/label-text.ts';

/** The name in a language, or the form that there is (`pickName`). */
export function nameIn(language: Language, name: NameByLanguage): string {
  return pickName(name, language);
}

/** A series' unit in the reader's language: `pt` and `bp` are words, currencies and `%` aren't. */
export function unitFor(reader: Reader, unit: string): string {
  if (unit === 'bp') return labelText(reader, 'unit_bp');
  return unit === 'pt' ? labelText(reader, 'unit_pt') : unit;
}

const countryNames = new Map<Language, Intl.DisplayNames>();

/** The name of a country by its code. */
export function countryIn(language: Language, country: string): string {
  const known =
    countryNames.get(language) ??
    new Intl.DisplayNames([LANGUAGES[language].tag], { type: 'region' });
  countryNames.set(language, known);
  return known.of(country) ?? country;
}

/** The name of a holiday calendar: that of its country, unless it has its own. */
export function calendarIn(language: Language, name: string) {
  const facts = describeCalendar(name);
  const { title = null, source = null, certainUntil = null, isJudged = false } = facts ?? {};
  return { name, title: title ?? countryIn(language, name), source, certainUntil, isJudged };
}
