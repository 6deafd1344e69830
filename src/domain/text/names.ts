import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from './language.ts';

/**
 * The name in a language; else the English one; else the first of the portal's languages, then of
 * others, that has one. The function `name_in` of the database does the same.
 */
export function pickName(names: Readonly<Record<string, string>>, language: Language): string {
  const own = names[language] ?? names[DEFAULT_LANGUAGE];
  if (own !== undefined) return own;
  const known = LANGUAGE_CODES.find((code) => names[code] !== undefined);
  const first = known ?? Object.keys(names).toSorted()[0];
  return names[first ?? DEFAULT_LANGUAGE] ?? '';
}
