import { LANGUAGES, type Language } from './language.ts';

/** `{name}`, or `{count|one=value|other=values}`: the word that goes with the number `count`. */
const PLACE = /(?<!\{)\{(\w+)(?:\|([^{}]+))?\}(?!\})/g;
/** One form of a choice, with its word. */
const FORM = /^(zero|one|two|few|many|other)=[^{}|=]+$/;
const rules = new Map<Language, Intl.PluralRules>();

/** A number that is not written as plain digits: `2,514`. */
export interface WrittenNumber {
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
  const parts = cutAtPlaces(text);
  let filled = parts[0]!;
  for (let i = 1; i < parts.length; i += 3) {
    const [name, choice] = [parts[i]!, parts[i + 1]];
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const words = value === undefined ? undefined : wordsFor(value, choice, language);
    filled += words ?? (choice === undefined ? `{${name}}` : `{${name}|${choice}}`);
    filled += parts[i + 2]!;
  }
  return filled;
}

/** Kept, because a page fills the same few texts for each of its rows. */
const cutTexts = new Map<string, readonly (string | undefined)[]>();
/** More than there are labels with places. */
const MAX_CUT_TEXTS = 5000;

/** In turn: what stands before a place, its name, and its choice if it has one; then the rest. */
function cutAtPlaces(text: string): readonly (string | undefined)[] {
  const known = cutTexts.get(text);
  if (known) return known;
  const parts = text.split(PLACE);
  if (cutTexts.size >= MAX_CUT_TEXTS) cutTexts.clear();
  cutTexts.set(text, parts);
  return parts;
}

function wordsFor(
  value: FillValues[string],
  choice: string | undefined,
  language: Language | undefined,
): string | undefined {
  const { count, text } = isWritten(value) ? value : { count: value, text: String(value) };
  if (choice === undefined) return text;
  if (typeof count !== 'number' || !language) return undefined;
  const words = wordsByForm(choice);
  return words.get(pluralForm(count, language)) ?? words.get('other');
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
export function pluralForm(count: number, language: Language): Intl.LDMLPluralRule {
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
