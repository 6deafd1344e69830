import { LANGUAGES, type Language } from './language.ts';

/** `{name}`, or `{count|one=value|other=values}`: the word that goes with the number `count`. */
const PLACE = /(?<!\{)\{(\w+)(?:\|([^{}]+))?\}(?!\})/g;
/** One form of a choice, with its word. */
const FORM = /^(zero|one|two|few|many|other)=[^{}|=]+$/;
const rules = new Map<Language, Intl.PluralRules>();

/** A number that is not written as plain digits: `2,514`. */
interface WrittenNumber {
  readonly count: number;
  readonly text: string;
}

export type FillValues = Readonly<Record<string, string | number | WrittenNumber>>;

/**
 * All texts are filled by this function. A place without a value stays as it is, and so do the
 * double braces of a missing label. The language decides which word goes with a number; a text
 * without choices needs no language.
 */
export function fillText(text: string, values: FillValues, language?: Language): string {
  if (!text.includes('{')) return text;
  return text.replaceAll(PLACE, (place, name: string, choice: string | undefined) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return place;
    const { count, text: shown } = isWritten(value) ? value : { count: value, text: String(value) };
    if (choice === undefined) return shown;
    if (typeof count !== 'number' || !language) return place;
    const words = wordsByForm(choice);
    return words.get(pluralForm(count, language)) ?? words.get('other') ?? place;
  });
}

function isWritten(value: FillValues[string]): value is WrittenNumber {
  return typeof value === 'object';
}

function wordsByForm(choice: string): Map<string, string> {
  return new Map(
    choice.split('|').map((form): [string, string] => {
      const at = form.indexOf('=');
      return [form.slice(0, at), form.slice(at + 1)];
    }),
  );
}

/** The plural form that a language uses with a number. */
function pluralForm(count: number, language: Language): Intl.LDMLPluralRule {
  // Kept for each language, because making one takes longer than a thousand choices.
  const known = rules.get(language) ?? new Intl.PluralRules(LANGUAGES[language].tag);
  rules.set(language, known);
  return known.select(count);
}

/** A place of a text that is to be filled. */
export interface TextPlace {
  readonly name: string;
  /** The forms it has a word for; null where it is filled with the value itself. */
  readonly forms: readonly string[] | null;
}

/** The places of a text; null where its braces are broken. */
export function textPlaces(text: string): readonly TextPlace[] | null {
  if (/[{}]/.test(text.replaceAll(PLACE, ''))) return null;
  const places = [...text.matchAll(PLACE)].map(([, name = '', choice]) => ({
    name,
    forms: choice === undefined ? null : choice.split('|'),
  }));
  if (places.some(({ forms }) => forms?.some((form) => !FORM.test(form)))) return null;
  return places.map(({ name, forms }) => ({
    name,
    forms: forms && forms.map((form) => form.slice(0, form.indexOf('='))),
  }));
}
