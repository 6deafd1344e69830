import { LANGUAGES, type Language } from '../../domain/text/language.ts';
import { readTypedNumber } from '../../domain/text/typed-number.ts';
import { formatStamp } from '../../widgets/date-picker/stamp.ts';
import { readTyped } from '../../widgets/date-picker/typed-text.ts';

/**
 * Converts posted form values to the format of the API. Dates arrive as typed or, with scripts, as
 * ISO; numbers as typed. Invalid text is passed on, and the endpoint rejects it.
 */
export function wireDay(text: string, language: Language): string {
  return wireStamp(text, language, false);
}

/** `YYYY-MM-DDTHH:mm`; midnight if no time was typed. */
export function wireMoment(text: string, language: Language): string {
  return wireStamp(text, language, true);
}

/** In quotation marks if invalid: text that could mean two numbers must not pass as one. */
export function wireNumber(text: string, language: Language): string {
  if (text.trim() === '') return '';
  return readTypedNumber(text, language).value ?? `“${text}”`;
}

/** The input, if `wireNumber` couldn't read it. */
export function unreadNumber(value: string): string | undefined {
  return /^“(.*)”$/s.exec(value)?.[1];
}

function wireStamp(text: string, language: Language, hasTime: boolean): string {
  const typed = text.trim();
  const { tag } = LANGUAGES[language];
  const { stamp } = readTyped(typed, { languageTag: tag, hasTime, defaultMinutes: 0 });
  return stamp === undefined ? typed : formatStamp(stamp, hasTime);
}
