import { checkLabel, isRefusal } from '../domain/text/label-checks.ts';
import { isLanguage, type Language } from '../domain/text/language.ts';
import type { Texts } from '../domain/text/page-texts.ts';

/** Operator replacements for our texts, by language and key. */
export type LabelOverrides = Readonly<Partial<Record<Language, Texts>>>;

interface OverrideRow {
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
 * Whether a text can replace the built-in one: its braces are balanced, it uses only placeholders
 * of the built-in text, and its plurals cover every number.
 */
export function canReplace(builtIn: string, text: string): boolean {
  return !checkLabel(text, { language: 'eng', builtIn, english: '' }).some(isRefusal);
}
