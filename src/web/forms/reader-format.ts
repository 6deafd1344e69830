import { LANGUAGES, type Language } from '../../domain/text/language.ts';
import { readTypedNumber } from '../../domain/text/typed-number.ts';
import { formatStamp } from '../../widgets/date-picker/stamp.ts';
import { readTyped } from '../../widgets/date-picker/typed-text.ts';

/**
 * Turns what a form posts into what calls take: a date as it was typed or, once scripts run, as ISO;
 * a number as it was typed. A text that can't be read stays, and the call refuses it.
 */
export function wireDay(text: string, language: Language): string {
  return wireStamp(text, language, false);
}

/** `YYYY-MM-DDTHH:mm`; midnight if no time was typed. */
export function wireMoment(text: string, language: Language): string {
  return wireStamp(text, language, true);
}

/** In quotation marks if it can't be read: what could mean two numbers must not pass as one. */
export function wireNumber(text: string, language: Language): string {
  if (text.trim() === '') return '';
  return readTypedNumber(text, language).value ?? `“${text}”`;
}

/** What was typed, where `wireNumber` could not read it. */
export function unreadNumber(value: string): string | undefined {
  return /^“(.*)”$/s.exec(value)?.[1];
}

function wireStamp(text: string, language: Language, hasTime: boolean): string {
  const typed = text.trim();
  const { tag } = LANGUAGES[language];
  const { stamp } = readTyped(typed, { languageTag: tag, hasTime, defaultMinutes: 0 });
  return stamp === undefined ? typed : formatStamp(stamp, hasTime);
}
